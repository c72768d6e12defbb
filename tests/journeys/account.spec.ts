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
