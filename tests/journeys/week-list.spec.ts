import type { Browser, Page } from '@playwright/test'
import { dayAfter } from '#domain/calendar-days.ts'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { type Cook, food, newCook } from './cook.ts'
import { expect, freshEmail, fromMenu, installed, test } from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  // Without a network the auth client logs that nobody renews its token.
  alsoHarmless: /^TypeError: Failed to fetch\b/,
})

const soup = 'Black bean soup with lime'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'What to buy' })
const changed = (page: Page) => page.getByRole('region', { name: 'Shopping list' })
const toBuy = (page: Page) => page.getByRole('region', { name: 'To buy', exact: true })
const basket = (page: Page) => page.getByRole('list', { name: 'In the basket' })

async function planToday(page: Page) {
  await page.goto('/recipe/24')
  await expect(
    page.getByRole('region', { name: 'Method' }).getByRole('listitem').first(),
  ).toBeVisible()
  await fromMenu(page, 'Plan this')
  const dialog = page.getByRole('dialog', { name: 'Plan this' })
  // One more than eats: that is left.
  await dialog.getByRole('button', { name: 'One serving more' }).click()
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByText(`${soup} is planned for`)).toBeVisible()
}

/** Shares a kitchen with somebody else who cooks. */
async function shareWith(browser: Browser, page: Page, name: string) {
  await page.goto('/subscription/manage/kitchen')
  await page.getByRole('button', { name: 'Share a kitchen…' }).click()
  await page.getByLabel('What it is called').fill('Flat 4')
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('radio', { name: /^Cook/ }).check()
  await page.getByRole('button', { name: 'Make the invitation' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invitation to “Flat 4”' })
  const link = await invitation.getByLabel('Link').inputValue()
  await invitation.getByRole('button', { name: 'Close' }).click()

  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const other = await context.newPage()
  await newCook(other, { email: freshEmail(), name })
  await other.goto(link)
  await other.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(other.getByText('Welcome to “Flat 4”')).toBeVisible()
  return { context, page: other }
}

test('one plans, the other shops without a network, what changes follows, and the rest is kept', async ({
  page,
  browser,
}) => {
  test.slow()
  const ada = await newCook(page)
  const ben = await shareWith(browser, page, 'Ben')
  await planToday(page)

  await page.goto('/plan')
  await page.getByRole('button', { name: 'What to buy' }).press('Enter')
  const first = dialogOf(page).getByRole('checkbox').first()
  await expect(first).toBeChecked()
  await expect(dialogOf(page)).toContainText('for today')
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'what to buy').toEqual([])
  // By keyboard: the first thing is left out.
  await first.press('Space')
  const things = (await dialogOf(page).getByRole('checkbox').count()) - 1
  await dialogOf(page).getByRole('button', { name: 'Put on the list' }).press('Enter')
  await expect(page.getByText(`${things} things are on your shopping list`)).toBeVisible()
  await expect(changed(page)).toHaveCount(0)

  await ben.page.goto('/shopping-list')
  await expect(toBuy(ben.page).getByRole('listitem')).toHaveCount(things)
  await expect(toBuy(ben.page)).toContainText('for today')
  await installed(ben.page)
  await ben.context.setOffline(true)
  const bought = toBuy(ben.page).getByRole('checkbox').first()
  await bought.click()
  await expect(basket(ben.page).getByRole('listitem')).toHaveCount(1)

  // Meanwhile it is planned once more, and said what that changes.
  await page.getByRole('button', { name: `More for ${soup}` }).click()
  await page.getByRole('menuitem', { name: 'Plan it again' }).click()
  const again = page.getByRole('dialog', { name: 'Plan it again' })
  // The first day is today.
  await again.getByLabel('Day').selectOption({ index: 1 })
  await again.getByRole('button', { name: 'Plan it', exact: true }).click()
  await expect(changed(page)).toContainText(/\d+ more to buy/)
  expect(await axeFindingsAt(phoneAndDesk, page), 'changed').toEqual([])
  await changed(page).getByRole('button', { name: 'Change the list' }).click()
  await expect(changed(page)).toHaveCount(0)
  await ben.context.setOffline(false)
  await expect(basket(ben.page).getByRole('listitem')).toHaveCount(1)
  await expect(toBuy(ben.page)).toContainText('for tomorrow')

  await cookToday(page, ada)
  await expect(changed(page)).toContainText(/less to buy/)
  await ben.context.close()
})

/** Cooks what is planned for today, and keeps what is left. */
async function cookToday(page: Page, ada: Cook) {
  const today = page.getByRole('region', { name: /^Today, / })
  await today.getByRole('button', { name: `More for ${soup}` }).click()
  await page.getByRole('menuitem', { name: 'I cooked this' }).click()
  await page.getByRole('button', { name: /^(Note it|Take these)$/ }).click()
  const rest = page.getByRole('dialog', { name: 'Is some of it left?' })
  await rest.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(`${soup}, left over is in your pantry`)).toBeVisible()
  const cooked = () => ada.read('planned_meals?select=title&cooked_at=not.is.null')
  await expect.poll(cooked).toEqual([{ title: soup }])
}

test('what is frozen is to be taken out the day before, on the home page and beside the plan', async ({
  page,
}) => {
  test.slow()
  const cook = await newCook(page)
  await cook.send('pantry_items', {
    ...food.onion,
    place: 'freezer',
    user_id: cook.id,
  })
  await cook.send('planned_meals', {
    day: dayAfter(new Date(), 1),
    kind: 'recipe',
    recipe_id: 24,
    title: soup,
    position: 'i',
    user_id: cook.id,
  })
  await page.goto('/plan')
  const lines = page.getByRole('list', { name: 'Out of the freezer' })
  await expect(lines).toContainText(`for tomorrow: ${soup}`)
  await page.goto('/')
  await expect(lines).toBeVisible()
  expect(await axeFindingsAt(phoneAndDesk, page), 'home').toEqual([])
  await lines.getByRole('button', { name: /^It is out/ }).click()
  await expect(lines).toHaveCount(0)
  const places = () => cook.read('pantry_items?select=place')
  await expect.poll(places).toEqual([{ place: 'fridge' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toBeVisible()
})
