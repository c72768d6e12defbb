import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { newCook } from './cook.ts'
import { expect, fromMenu, installed, test } from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  // Without a network the auth client logs that nobody renews its token.
  alsoHarmless: /^TypeError: Failed to fetch\b/,
})

const soup = 'Black bean soup with lime'
const rows = (page: Page) =>
  page.getByRole('list', { name: 'What to do when' }).getByRole('listitem')

test('two dishes are cooked by one timeline, by keyboard and without a network, and noted', async ({
  page,
  context,
}) => {
  test.slow()
  const cook = await newCook(page)
  await page.goto('/recipe/24')
  await expect(
    page.getByRole('region', { name: 'Method' }).getByRole('listitem').first(),
  ).toBeVisible()
  await fromMenu(page, 'Cook together with …')
  await expect(page.getByRole('heading', { level: 1, name: 'Cook together' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a dish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a dish' })
  await dialog.getByRole('searchbox', { name: 'Search recipes' }).fill('slow ratatouille')
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'the dialog').toEqual([])
  await dialog
    .getByRole('button', { name: /ratatouille/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Start at .* to eat at / })).toBeVisible()
  await expect(rows(page).filter({ hasText: soup }).first()).toBeVisible()
  await expect(
    rows(page)
      .filter({ hasText: /ratatouille/i })
      .first(),
  ).toBeVisible()
  expect(await axeFindingsAt(phoneAndDesk, page), 'the timeline').toEqual([])

  await installed(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cook', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Get ready' })).toBeFocused()
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'getting ready').toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 2, name: /, step 1$/ })).toBeFocused()
  expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), 'a step').toEqual([])
  const done = page.getByRole('heading', { level: 2, name: 'Done' })
  for (let step = 0; step < 40 && !(await done.isVisible()); step++)
    await page.keyboard.press('ArrowRight')
  await expect(done).toBeFocused()

  await page.getByRole('button', { name: 'I cooked this' }).press('Enter')
  for (const title of [soup, /ratatouille/i]) {
    const sheet = page.getByRole('dialog', { name: 'You cooked' }).filter({ hasText: title })
    await sheet.getByRole('button', { name: 'Note it' }).click()
  }
  await context.setOffline(false)
  const noted = () => cook.read('cooked_recipes?select=recipe_id&order=recipe_id')
  await expect.poll(noted).toEqual([{ recipe_id: 24 }, { recipe_id: 41 }])
})

test('what is planned for one dinner is cooked together, and a visitor is told what it is', async ({
  page,
}) => {
  const cook = await newCook(page)
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  const meal = (recipe: number, title: string) => ({
    id: crypto.randomUUID(),
    kitchen: cook.id,
    day: today,
    meal: 'dinner',
    position: `${recipe}`,
    kind: 'recipe',
    recipe_id: recipe,
    title,
    servings: 2,
  })
  await cook.send('planned_meals', [meal(24, soup), meal(41, 'Slow ratatouille')])
  await page.goto('/plan')
  await page.getByRole('link', { name: 'Cook together' }).click()
  await expect(page.getByRole('list', { name: 'Dishes' }).getByRole('listitem')).toHaveCount(2)
  await expect(rows(page).filter({ hasText: soup }).first()).toBeVisible()
  const shown = page.url()

  const visitor = await page.context().browser()?.newContext()
  if (visitor === undefined) throw new Error('there is a browser')
  const other = await visitor.newPage()
  await other.goto(shown)
  await expect(other.getByText('Several dishes, done at the same time')).toBeVisible()
  await expect(rows(other)).toHaveCount(0)
  await visitor.close()
})
