import type { Page } from '@playwright/test'
import { food, newCook, stock } from './cook.ts'
import { expect, test } from './journey.ts'

const ofDay = (page: Page) => page.getByText(/^Recipe of the day · /)
const shelf = (page: Page, name: RegExp | string) => page.getByRole('region', { name })
const taste = (page: Page) => shelf(page, 'For your taste')
const season = (page: Page) => shelf(page, /^In season/)

test('what to cook today stands above the recipes, is walked through by keyboard, and goes when one searches', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/recipes')
  await expect(ofDay(page)).toBeVisible()
  await expect(season(page).getByRole('article').first()).toBeVisible()
  await expect(taste(page)).toContainText('Cook or save something, and this fills')
  // What has the focus is in sight.
  const last = taste(page).getByRole('article').last().getByRole('link')
  await taste(page).getByRole('article').first().getByRole('link').focus()
  for (let step = 0; step < 40; step++) {
    if (await last.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await page.getByLabel('Search recipes').fill('dal')
  await expect(ofDay(page)).toHaveCount(0)
  await expect(page).toHaveURL('/recipes?q=dal')
})

test('a pantry and a saved recipe fill the shelf, and it says why', async ({ page }) => {
  await stock(await newCook(page), [food.eggs, food.milk, food.onion])
  await page.goto('/recipes')
  await expect(taste(page)).toContainText(/Uses \d things you have/)
  await page.goto('/recipes?q=red+lentil+dal')
  const saved = page.waitForResponse((answer) => {
    return answer.request().method() === 'POST' && answer.url().includes('/favorite_recipes')
  })
  await page.getByRole('button', { name: /^Save Red lentil dal/ }).click()
  expect((await saved).ok()).toBe(true)
  await page.goto('/recipes')
  await expect(taste(page)).toContainText('Because you saved Red lentil dal')
  await expect(taste(page)).toContainText('From what you cook, rate and save')
})

test('the season is that of the half of the world that was chosen, and stays', async ({ page }) => {
  await newCook(page)
  await page.goto('/recipes')
  const title = season(page).getByRole('heading', { level: 2 })
  const first = season(page).getByRole('article').first()
  const north = { title: await title.textContent(), first: await first.textContent() }
  await season(page).getByRole('button', { name: 'South' }).click()
  await expect(title).not.toHaveText(north.title ?? '')
  await expect(first).not.toHaveText(north.first ?? '')
  await page.reload()
  await expect(season(page).getByRole('button', { name: 'South', pressed: true })).toBeVisible()
})

test.describe('in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' })
  test('the season is the southern one without being asked', async ({ page }) => {
    await newCook(page)
    await page.goto('/recipes')
    await expect(season(page).getByRole('button', { name: 'South', pressed: true })).toBeVisible()
    await expect(ofDay(page)).toBeVisible()
  })
})

test('a visitor sees what it is, plainly locked, and the way in', async ({ page }) => {
  await page.goto('/recipes')
  const today = shelf(page, 'What to cook today')
  await expect(today).toContainText('part of the free trial')
  await expect(today.getByRole('article')).toHaveCount(5)
  await expect(today.getByRole('article').first()).toContainText('Recipe of the day')
  await expect(ofDay(page)).toHaveCount(0)
  await today.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL('/subscription/pricing')
})
