import {
  addToPantry,
  expect,
  freshEmail,
  openAs,
  pantryItem,
  password,
  sessionFor,
  signUp,
  test,
} from './journey.ts'

test('sign up, keep the pantry, sign out, and find it again in another browser', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await addToPantry(page, '2 eggs, milk')
  await signUp(page, email)

  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible()
  await expect(pantryItem(page, 'Eggs')).toContainText('2')
  await addToPantry(page, 'half an onion')
  await expect(pantryItem(page, 'Onion')).toContainText('½')

  await page.getByRole('button', { name: /profile|account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign Out' })
  await expect(dialog).toContainText(
    "Are you sure you want to sign out? You'll need to sign in again to access your account.",
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /profile|account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(pantryItem(page, 'Eggs')).toHaveCount(0)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByLabel('Email').fill(email.toUpperCase())
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(pantryItem(other, 'Eggs')).toContainText('2')
  await expect(pantryItem(other, 'Onion')).toContainText('½')
  await other.reload()
  await expect(pantryItem(other, 'Milk')).toBeVisible()
  await elsewhere.close()
})

test('an account that exists is asked about what was gathered on the device', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await openAs(page, email, '/')
  await addToPantry(page, 'rice')
  await expect(pantryItem(page, 'Rice')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/')
  await addToPantry(other, 'lemons')
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Add what is on this device?' })
  await dialog.getByRole('button', { name: 'Add to my pantry' }).click()
  await expect(pantryItem(other, 'Lemon')).toBeVisible()
  await expect(pantryItem(other, 'Rice')).toBeVisible()
  await elsewhere.close()
})

test('what goes wrong at the door is said word for word', async ({ page }) => {
  const email = freshEmail()
  await sessionFor(page, email, 'signup')
  await page.goto('/signup')
  const submit = page.getByRole('button', { name: 'Create account' })
  await submit.click()
  await expect(page.getByText('Email and password are required')).toBeVisible()
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await submit.click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
})

test('a recipe is saved, found again and unsaved', async ({ page }) => {
  await openAs(page, freshEmail(), '/recipe/1')
  await page.getByRole('button', { name: 'Save Brown-butter mushroom spaghetti' }).click()
  await expect(page.getByText('Brown-butter mushroom spaghetti is saved')).toBeVisible()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Unsave Brown-butter mushroom spaghetti' }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a saved recipe that is not in the catalogue stays in sight', async ({ page }) => {
  await openAs(page, freshEmail(), '/recipe/716429')
  await page.getByRole('button', { name: 'Save Recipe 716429' }).click()
  await expect(page.getByRole('button', { name: 'Unsave Recipe 716429' })).toBeVisible()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('link', { name: 'Recipe 716429' })).toBeVisible()
})

test('the shopping list is filled, emptied after asking, and brought back', async ({ page }) => {
  await openAs(page, freshEmail(), '/shopping-list')
  await page.getByLabel('What do you need?').fill('6 eggs, parsley')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const items = page.getByRole('region', { name: 'To buy', exact: true }).getByRole('listitem')
  await expect(items).toHaveText(['Parsley', 'Eggs 6'])
  await page.getByRole('button', { name: 'Empty the list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the list' }).click()
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items).toHaveCount(2)
  await page.reload()
  await expect(items).toHaveText(['Parsley', 'Eggs 6'])
})

test('what one must not eat is never suggested, and it is said how much is hidden', async ({
  page,
}) => {
  await openAs(page, freshEmail(), '/subscription/manage')
  await page.getByRole('button', { name: 'Eggs', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Eggs', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Your settings: no eggs' })).toBeVisible()
  await page.getByLabel('Search recipes').fill('souffle')
  await expect(page.getByText('Nothing found')).toBeVisible()
})
