import type { Locator, Page } from '@playwright/test'
import { food, newCook, stock } from './cook.ts'
import {
  elsewhere,
  expect,
  freshEmail,
  installed,
  pantryItem,
  savedOnDevice,
  signIn,
  signUp,
  test,
  waits,
} from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  // Without a network the auth client logs that nobody renews its token.
  alsoHarmless: /^TypeError: Failed to fetch\b/,
})

const toBuy = (page: Page): Locator =>
  page.getByRole('region', { name: 'To buy', exact: true }).getByRole('listitem')
const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

async function write(page: Page, text: string) {
  await page.getByLabel('What do you need?').fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('What do you need?')).toHaveValue('')
}

/** Asks to sign out, and returns what asks back. */
async function askToSignOut(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /profile|account/i }).click()
  await page.getByText('Sign Out', { exact: true }).click()
  return page.getByRole('alertdialog')
}

async function signOut(page: Page) {
  const dialog = await askToSignOut(page)
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}

async function oneMore(page: Page, name: string, times: number) {
  await page.getByRole('button', { name: `Change ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  for (let each = 0; each < times; each += 1)
    await dialog.getByRole('button', { name: /One more/ }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

test('two devices change the list without a network: nothing is lost, nothing counts twice', async ({
  page,
  context,
  browser,
}) => {
  const email = freshEmail()
  await newCook(page, { email })
  await page.goto('/shopping-list')
  await write(page, '2 onions, milk, bread')
  await expect(toBuy(page)).toHaveCount(3)
  await installed(page)
  const other = await elsewhere(browser, email, '/shopping-list', 'allow')
  await expect(toBuy(other.page)).toHaveCount(3)

  await context.setOffline(true)
  await other.context.setOffline(true)
  await oneMore(page, 'Onions', 2)
  await write(page, 'butter')
  await tick(page, /^Bread/).click()
  await expect(toBuy(page)).toHaveText([/Onions 4/, /Milk/, /Butter/])
  await expect(waits(page)).toContainText('wait for the network')
  await oneMore(other.page, 'Onions', 1)
  await write(other.page, '6 eggs')
  await other.page.getByRole('button', { name: 'Change Milk' }).click()
  await other.page.getByRole('button', { name: 'Take it off the list' }).click()
  await expect(toBuy(other.page)).toHaveText([/Onions 3/, /Eggs 6/, /Bread/])

  await other.context.setOffline(false)
  await expect(waits(other.page)).toHaveCount(0)
  await context.setOffline(false)
  for (const each of [page, other.page]) {
    await expect(toBuy(each)).toHaveText([/Onions 5/, /Eggs 6|Butter/, /Eggs 6|Butter/])
    await expect(each.getByRole('list', { name: 'In the basket' })).toContainText('Bread')
  }
  await other.page.goto('/')
  await expect(pantryItem(other.page, 'Bread')).toBeVisible()
  await other.context.close()
})

test('the app opens without a network, shows list and pantry, and keeps changes over a reload', async ({
  page,
  context,
}) => {
  await stock(await newCook(page), [{ ...food.eggs, quantity: 3 }])
  await page.goto('/shopping-list')
  await write(page, 'milk')
  await expect(toBuy(page)).toHaveText(['Milk'])
  await installed(page)
  await page.reload()
  await expect(toBuy(page)).toHaveText(['Milk'])
  await savedOnDevice(page, ['pantry'], ['shopping-list'])

  await context.setOffline(true)
  // Hours later: the token is over, and nobody can be asked for another.
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('larder-auth') ?? '{}')
    localStorage.setItem(
      'larder-auth',
      JSON.stringify(Object.assign({}, session, { expires_at: 1 })),
    )
  })
  await page.reload()
  await expect(toBuy(page)).toHaveText(['Milk'])
  await write(page, '2 onions')
  await expect(waits(page)).toContainText('1 change waits for the network')
  await page.reload()
  await expect(toBuy(page)).toHaveText([/Onions 2/, /Milk/])
  await page.goto('/')
  await expect(pantryItem(page, 'Eggs')).toContainText('3')
  await page.goto('/shopping-list')
  await expect(waits(page)).toContainText('1 change waits')

  // A second tab has the same log, and what it holds is sent once.
  const tab = await context.newPage()
  await tab.goto('/shopping-list')
  await expect(toBuy(tab)).toHaveText([/Onions 2/, /Milk/])
  const sent: string[] = []
  for (const each of [page, tab])
    each.on('request', (request) => {
      if (request.url().includes('apply_shopping_operations')) sent.push(request.url())
    })
  await context.setOffline(false)
  await expect(waits(page)).toHaveCount(0)
  await expect(waits(tab)).toHaveCount(0)
  await page.reload()
  await expect(toBuy(page)).toHaveText([/Onions 2/, /Milk/])
  expect(sent).toHaveLength(1)
})

test('the account page shows name and plan without a network, and asks for what is missing when it comes', async ({
  page,
  context,
}) => {
  await newCook(page, { name: 'Ada' })
  await page.goto('/subscription/manage/profile')
  const name = page.getByLabel('Name', { exact: true })
  const plan = page.getByRole('link', { name: /^Your plan ?Free trial/ })
  await expect(name).toHaveValue('Ada')
  await expect(plan).toBeVisible()
  await installed(page)
  await page.reload()
  await expect(plan).toBeVisible()
  await savedOnDevice(page, ['profile'], ['subscription'])

  await context.setOffline(true)
  await page.reload()
  await expect(name).toHaveValue('Ada')
  await expect(plan).toBeVisible()

  // As eight days later.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('_access')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.getByRole('link', { name: /Your plan could not be loaded$/ })).toBeVisible()
  await context.setOffline(false)
  await expect(plan).toBeVisible()
})

test('who signs out with changes that wait is told, and they go at the next sign-in, in nobody else’s name', async ({
  page,
}) => {
  const email = freshEmail()
  const another = freshEmail()
  await newCook(page, { email })
  await page.goto('/shopping-list')
  const milkSent = page.waitForResponse('**/rest/v1/rpc/apply_shopping_operations')
  await write(page, 'milk')
  await milkSent
  await expect(toBuy(page)).toHaveText(['Milk'])
  await page.route('**/rest/v1/rpc/apply_shopping_operations', (route) =>
    route.abort('internetdisconnected'),
  )
  await write(page, '2 onions')
  await expect(waits(page)).toContainText('1 change waits')
  const asked = await askToSignOut(page)
  await expect(asked).toContainText('1 change has not reached your account yet')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await signOut(page)
  await page.unroute('**/rest/v1/rpc/apply_shopping_operations')

  await signUp(page, another, 'Bob')
  await page.goto('/shopping-list')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await signOut(page)

  await signIn(page, email)
  await page.goto('/shopping-list')
  await expect(toBuy(page)).toHaveText([/Onions 2/, /Milk/])
  await expect(waits(page)).toHaveCount(0)
})

test('a change to what was taken off elsewhere is said, and it can be put back', async ({
  page,
  context,
  browser,
}) => {
  const email = freshEmail()
  await newCook(page, { email })
  await page.goto('/shopping-list')
  await write(page, '2 onions')
  await expect(toBuy(page)).toHaveText(['Onions 2'])
  await installed(page)
  const other = await elsewhere(browser, email, '/shopping-list')
  await expect(toBuy(other.page)).toHaveCount(1)
  await context.setOffline(true)
  await oneMore(page, 'Onions', 1)
  await other.page.getByRole('button', { name: 'Change Onions' }).click()
  const taken = other.page.waitForResponse('**/rpc/apply_shopping_operations')
  await other.page.getByRole('button', { name: 'Take it off the list' }).click()
  await expect(other.page.getByText('Nothing to buy')).toBeVisible()
  await taken
  await context.setOffline(false)
  await expect(page.getByText('Onions was taken off the list elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(toBuy(page)).toHaveText(['Onions 3'])
  await other.context.close()
})
