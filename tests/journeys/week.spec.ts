import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { newCook } from './cook.ts'
import { expect, fromMenu, installed, pantryItem, savedOnDevice, test, waits } from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  // Without a network the auth client logs that nobody renews its token.
  alsoHarmless: /^TypeError: Failed to fetch\b/,
})

const soup = 'Black bean soup with lime'
const today = (page: Page) => page.getByRole('region', { name: /^Today, / })
const planned = (page: Page, title = soup) => page.getByRole('article').filter({ hasText: title })
const grip = (page: Page) => page.getByRole('button', { name: `Move ${soup}` })

async function planToday(page: Page) {
  await page.goto('/recipe/24')
  // The whole page, and not the shape of what comes.
  await expect(
    page.getByRole('region', { name: 'Method' }).getByRole('listitem').first(),
  ).toBeVisible()
  await fromMenu(page, 'Plan this')
  const dialog = page.getByRole('dialog', { name: 'Plan this' })
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByText(`${soup} is planned for`)).toBeVisible()
}

test('a dish is planned on its page, moved by keyboard, and cooked without a network', async ({
  page,
  context,
}) => {
  test.slow()
  const cook = await newCook(page)
  await planToday(page)

  await page.goto('/plan')
  await expect(today(page)).toContainText(soup)
  await grip(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(today(page).filter({ hasText: soup })).toHaveCount(0)
  await expect(grip(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(today(page)).toContainText(soup)

  await page.goto('/')
  const atHome = page.getByRole('region', { name: 'Today', exact: true })
  await expect(atHome.getByRole('link', { name: soup })).toBeVisible()

  await installed(page)
  await savedOnDevice(page, ['meal-plan', cook.id])
  await expect(waits(page)).toHaveCount(0)
  await context.setOffline(true)
  await atHome.getByRole('link', { name: 'This week' }).click()
  await page.getByRole('button', { name: `More for ${soup}` }).click()
  await page.getByRole('menuitem', { name: 'I cooked this' }).click()
  await page.getByRole('button', { name: 'Note it' }).click()
  // Four servings for one who eats: three are left.
  const rest = page.getByRole('dialog', { name: 'Is some of it left?' })
  await rest.getByLabel('Eat it on').selectOption({ index: 1 })
  await rest.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(`${soup}, left over is in your pantry`)).toBeVisible()
  await expect(planned(page).filter({ hasText: 'cooked' })).toBeVisible()

  await context.setOffline(false)
  const rows = () => cook.read('planned_meals?select=kind,servings,cooked_at&order=day')
  await expect.poll(rows).toEqual([
    { kind: 'recipe', servings: 4, cooked_at: expect.any(String) },
    { kind: 'leftovers', servings: 3, cooked_at: null },
  ])
  await page.goto('/')
  await expect(pantryItem(page, `${soup}, left over`)).toBeVisible()
})

test('a meal is dragged onto another day, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const cook = await newCook(page)
  await planToday(page)
  await page.goto('/plan')
  await expect(today(page)).toContainText(soup)
  const days = page.getByRole('main').locator('[data-day]')
  const isFirst = (await days.first().getAttribute('aria-label'))?.startsWith('Today') === true
  const other = isFirst ? days.nth(1) : days.first()
  const [from, to] = [await grip(page).boundingBox(), await other.boundingBox()]
  if (from === null || to === null) throw new Error('A day is not on the screen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(other).toContainText(soup)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(today(page)).toContainText(soup)
  expect(await cook.read('planned_meals?select=title')).toEqual([{ title: soup }])
})

test('axe finds nothing on a week with meals, its menus and its dialogs', async ({ page }) => {
  test.slow()
  await newCook(page)
  await planToday(page)
  await page.goto('/plan')
  await expect(today(page)).toContainText(soup)
  expect(await axeFindingsAt(phoneAndDesk, page), 'week').toEqual([])
  await today(page)
    .getByRole('button', { name: /^Plan a meal for/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Plan a meal' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'adding').toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `More for ${soup}` }).click()
  await page.getByRole('menuitem', { name: 'Move or change' }).click()
  await expect(page.getByRole('dialog', { name: 'Move or change' })).toBeVisible()
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'changing').toEqual([])
})

test('a week on paper holds its meals, and nothing to press', async ({ page }) => {
  await newCook(page)
  await planToday(page)
  await page.goto('/plan')
  await expect(today(page)).toContainText(soup)
  await page.emulateMedia({ media: 'print' })
  await expect(today(page).getByText(soup)).toBeVisible()
  await expect(page.getByRole('button', { name: /Plan a meal|Move|More/ })).toHaveCount(0)
})
