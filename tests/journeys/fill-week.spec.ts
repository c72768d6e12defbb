import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { type Cook, food, newCook, stock } from './cook.ts'
import { expect, installed, savedOnDevice, test, undo, waits } from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  // Without a network the auth client logs that nobody renews its token.
  alsoHarmless: /^TypeError: Failed to fetch\b/,
})

const atHome = [
  { name: 'Spinach', ingredient: 'spinach', category: 'Vegetables' },
  { name: 'Leeks', ingredient: 'leek', category: 'Vegetables' },
  { name: 'Mushrooms', ingredient: 'mushroom', category: 'Vegetables' },
  { name: 'Rice', ingredient: 'rice', category: 'Pasta, Rice & Grains' },
  { name: 'Pasta', ingredient: 'pasta', category: 'Pasta, Rice & Grains' },
  { name: 'Lentils', ingredient: 'lentil', category: 'Beans & Lentils' },
  food.eggs,
  food.onion,
]

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Fill my week' })
const rows = (page: Page) => sheet(page).getByRole('listitem', { name: /, dinner: / })
const put = (page: Page) => sheet(page).getByRole('button', { name: 'Put into my week' })

async function open(page: Page) {
  await page.getByRole('button', { name: 'Fill my week' }).press('Enter')
  await expect(sheet(page).getByRole('button', { name: 'Find my week' })).toBeEnabled()
}

/** The solver may take its time on a machine with other work. */
async function find(page: Page) {
  await sheet(page).getByRole('button', { name: 'Find my week', disabled: false }).press('Enter')
  await expect(put(page)).toBeVisible({ timeout: 60_000 })
}

/** The page of somebody with a few things at home, as a service worker answers for it. */
async function cookWithWeek(page: Page): Promise<Cook> {
  const cook = await newCook(page)
  await stock(cook, atHome)
  await page.goto('/plan')
  await installed(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // It remembers what it has answered for.
  await page.reload()
  return cook
}

test('a week is filled without a network once it was filled with one: changed by keyboard, planned, and taken back', async ({
  page,
  context,
}) => {
  test.slow()
  const cook = await cookWithWeek(page)
  await open(page)
  await find(page)
  await expect(sheet(page).getByText(/^Proven: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)

  await savedOnDevice(page, ['meal-plan', cook.id], ['pantry', cook.id])
  await expect(waits(page)).toHaveCount(0)
  await context.setOffline(true)
  await page.reload()
  await open(page)
  await find(page)

  const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
  const names = [await first.getAttribute('aria-label'), await second.getAttribute('aria-label')]
  await second.getByRole('button', { name: /^Something else/ }).press('Enter')
  await expect(second).not.toHaveAttribute('aria-label', String(names[1]), { timeout: 60_000 })
  await expect(second).toBeFocused()
  await expect(first).toHaveAttribute('aria-label', String(names[0]))
  await rows(page)
    .last()
    .getByRole('button', { name: /^Leave out/ })
    .press('Enter')
  await expect(rows(page).last()).toHaveAttribute('aria-label', /: Left out$/, { timeout: 60_000 })
  const count = (await rows(page).count()) - 1

  await put(page).press('Enter')
  await expect(sheet(page)).toHaveCount(0)
  const planned = page.getByRole('main').locator('[data-day] article')
  await expect(planned.first()).toBeVisible()
  await context.setOffline(false)
  const stored = () => cook.read('planned_meals?select=id,meal')
  await expect.poll(async () => await stored()).toHaveLength(count)
  await undo(page, /meals? (?:is|are) planned/)
  await expect.poll(stored).toEqual([])
})

test('axe finds nothing on the sheet that fills a week', async ({ page }) => {
  test.slow()
  await cookWithWeek(page)
  await open(page)
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'asking').toEqual([])
  await find(page)
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'found').toEqual([])
})
