import { food, newCook, stock } from './cook.ts'
import { createGate } from './gate.ts'
import {
  addToPantry,
  removeFromPantry,
  expect,
  freshEmail,
  pantryItem,
  signUp,
  test,
} from './journey.ts'

test('without a connection the page stays, says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, 'milk, eggs')
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  // The code of messages is there with the first of them.
  await removeFromPantry(page, 'Eggs')
  await expect(page.getByText('Eggs removed')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await expect(page.getByText('That could not be opened').first()).toBeVisible()
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await expect(page.getByRole('dialog', { name: 'Personal Chef' })).toBeVisible()
})

test('a change that neither this device nor the backend keeps is taken back, and it is said', async ({
  page,
  context,
}) => {
  // As in a private window, or where the storage is full.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'))
  await stock(await newCook(page), [food.milk])
  await page.goto('/')
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  // The code of messages is fetched with the first of them.
  await removeFromPantry(page, 'Milk')
  const back = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /pantry_items/.test(response.url()),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await back
  await context.setOffline(true)
  await addToPantry(page, 'eggs')
  await expect(page.getByText('That could not be saved.').first()).toBeVisible()
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  await expect(pantryItem(page, 'Eggs')).toHaveCount(0)
})

test('a recipe that cannot be loaded says so, and is there when the connection is', async ({
  page,
  context,
}) => {
  await page.goto('/recipe/2')
  await expect(page.getByRole('region', { name: 'Method' })).toBeVisible()
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  const list = page.getByRole('region', { name: 'Recipes found' })
  const card = list.getByRole('article').getByRole('link').first()
  await expect(card).toBeVisible()
  await context.setOffline(true)
  await card.click()
  await expect(page.getByText('This recipe could not be loaded')).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
})

test('a new account shows what the visitor had, however late its first answers come', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(page, '2 eggs')
  // Read at once and handed over when the account's page is there: what was stored meanwhile is not in it.
  const shown = createGate()
  await page.route('**/rest/v1/pantry_items*', async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'GET') await shown.opened
    await route.fulfill({ response })
  })
  await signUp(page, freshEmail())
  shown.open()
  await expect(pantryItem(page, 'Eggs')).toContainText('2')
  await page.unrouteAll({ behavior: 'wait' })
})

test('a move into the account that broke off goes on, and moves nothing twice', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(page, '2 eggs')
  await page.evaluate(() => localStorage.setItem('guest_corrections', '[["toms","tomato"]]'))
  let refusals = 1
  await page.route('**/rest/v1/ingredient_corrections*', (route) =>
    route.request().method() === 'POST' && refusals-- > 0
      ? route.abort('internetdisconnected')
      : route.continue(),
  )
  await signUp(page, freshEmail())
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('ingredient_corrections') && response.request().method() === 'POST',
  )
  // By its text: an urgent message is read out as an alert, its box hidden until F6 leads there.
  await page.getByText('Try again').click()
  await kept
  await page.reload()
  await expect(pantryItem(page, 'Eggs')).toContainText('2')
  await expect(pantryItem(page, 'Eggs')).not.toContainText('4')
})

test('what is typed before the pantry has come joins it, and nothing is stored twice', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, '2 eggs, milk')
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  const typed = createGate()
  await page.route('**/rest/v1/pantry_items*', async (route) => {
    await typed.opened
    await route.continue()
  })
  await page.goto('/')
  await addToPantry(page, '3 eggs')
  typed.open()
  await expect(pantryItem(page, 'Eggs')).toContainText('5')
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(pantryItem(page, 'Milk')).toBeVisible()
  await expect(pantryItem(page, 'Eggs')).toHaveCount(1)
})

test('long names and addresses fit the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const email = `${'long'.repeat(8)}.${freshEmail()}`
  await newCook(page, { email, name: 'Wolfeschlegelsteinhausen'.repeat(4) })
  for (const path of ['/subscription/manage', '/subscription/manage/profile', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.getByText(/Wolfeschlegelsteinhausen|longlong/).first()).toBeVisible()
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(sideways, path).toBeLessThanOrEqual(0)
  }
})
