import type { Browser, BrowserContext, Page } from '@playwright/test'
import { newCook } from './cook.ts'
import { addToPantry, expect, freshEmail, installed, pantryItem, test } from './journey.ts'

const toBuy = (page: Page, name: RegExp) =>
  page
    .getByRole('region', { name: 'To buy', exact: true })
    .getByRole('listitem')
    .filter({ hasText: name })
const basket = (page: Page) => page.getByRole('list', { name: 'In the basket' })

/** A device of somebody else, which keeps the app. */
async function deviceOf(
  browser: Browser,
  name: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await newCook(page, { email: freshEmail(), name })
  return { context, page }
}

async function join(page: Page, link: string, bring: boolean): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Flat 4' })).toBeVisible()
  if (bring) await page.getByRole('checkbox', { name: /^Bring along/ }).check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('Welcome to “Flat 4”')).toBeVisible()
}

/** Invites as a role and resolves with the link. */
async function invite(page: Page, role: 'Cook' | 'Helper'): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await page.getByRole('button', { name: 'Make the invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitation to “Flat 4”' })
  const link = await dialog.getByLabel('Link').inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link
}

test('three people share a kitchen: invited, in the shop without a network, and gone', async ({
  page,
  browser,
}) => {
  test.slow()
  await newCook(page, { email: freshEmail(), name: 'Ada' })
  await page.goto('/')
  await addToPantry(page, '3 eggs')
  await page.goto('/subscription/manage/kitchen')
  await page.getByRole('button', { name: 'Share a kitchen…' }).click()
  await page.getByLabel('What it is called').fill('Flat 4')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { name: 'Flat 4' })).toBeVisible()
  const cooks = await invite(page, 'Cook')
  const helps = await invite(page, 'Helper')
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible()

  const ben = await deviceOf(browser, 'Ben')
  await ben.page.goto('/')
  await addToPantry(ben.page, 'rice')
  await join(ben.page, cooks, true)
  await expect(pantryItem(ben.page, 'Eggs')).toContainText('3')
  await expect(pantryItem(ben.page, 'Rice')).toBeVisible()

  const eve = await deviceOf(browser, 'Eve')
  await join(eve.page, helps, false)
  await page.goto('/')
  await expect(pantryItem(page, 'Rice')).toBeVisible()

  // In the shop there is no network: what is ticked there arrives later, and who ticked it shows.
  await page.goto('/shopping-list')
  await page.getByLabel('What do you need?').fill('tea')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await eve.page.goto('/shopping-list')
  await expect(toBuy(eve.page, /tea/i)).toHaveCount(1)
  await installed(eve.page)
  await eve.context.setOffline(true)
  await eve.page.getByRole('checkbox', { name: /^tea/i }).click()
  await expect(basket(eve.page)).toContainText(/tea/i)
  await expect(toBuy(page, /tea/i)).toHaveCount(1)
  await eve.context.setOffline(false)
  await expect(basket(page)).toContainText(/tea/i)
  await expect(basket(page)).toContainText('Eve')

  // Who is removed sees nothing of it any more, on the device that was open.
  await page.goto('/subscription/manage/kitchen')
  await page.getByRole('button', { name: 'What Eve may do' }).click()
  await page.getByRole('menuitem', { name: 'Remove…' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Who cooks here' })).not.toContainText('Eve')
  await expect(basket(eve.page)).toHaveCount(0)

  // Who leaves takes along what they brought, where they say so.
  await ben.page.goto('/subscription/manage/kitchen')
  await ben.page.getByRole('button', { name: 'More about “Flat 4”' }).click()
  await ben.page.getByRole('menuitem', { name: 'Leave this kitchen…' }).click()
  await ben.page.getByRole('checkbox', { name: /^Take along/ }).check()
  await ben.page.getByRole('button', { name: 'Leave it' }).click()
  await expect(ben.page.getByText('You have left “Flat 4”')).toBeVisible()
  await ben.page.goto('/')
  await expect(pantryItem(ben.page, 'Rice')).toBeVisible()
  await expect(pantryItem(ben.page, 'Eggs')).toHaveCount(0)
  await page.goto('/')
  await expect(pantryItem(page, 'Eggs')).toBeVisible()
  await expect(pantryItem(page, 'Rice')).toHaveCount(0)
  await ben.context.close()
  await eve.context.close()
})
