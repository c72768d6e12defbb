import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook, save } from './cook.ts'
import { addToPantry, expect, test, waits } from './journey.ts'

const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, name: string) {
  // Not what another choice, still under way, has stored; of two tabs either may send it.
  const saved = page.context().waitForEvent('response', (answer) => {
    const request = answer.request()
    const stored = request.method() === 'PATCH' ? (request.postData() ?? '') : ''
    return stored.includes(`"name":"${name}","checked":true`)
  })
  await option(page, name).click()
  await expect(option(page, name)).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).ok()).toBe(true)
}

/** Of a nut, in the title or among what the card says is used or missing. */
const nuts = /walnut|almond|pecan|hazelnut|cashew|pistachio|peanut|pesto/i

test('what one must not eat stands nowhere, here, in another tab and after a reload', async ({
  page,
  context,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(
    page,
    'walnuts, almonds, honey, oats, butter, flour, sugar, eggs, garlic, spaghetti',
  )
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: nuts }).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/recipes')
  await other.getByLabel('Search recipes').fill('walnut')
  await expect(other.getByRole('article').first()).toBeVisible()

  await page.goto('/subscription/manage/diet')
  await choose(page, 'Nuts')
  await expect(other.getByRole('article').filter({ hasText: nuts })).toHaveCount(0)

  for (const path of ['/', '/recipes', '/recipes?q=walnut']) {
    await page.goto(path)
    await expect(
      page.getByText(/hidden by your dietary settings|Your settings: no nuts/),
    ).toBeVisible()
    await expect(cards.filter({ hasText: nuts })).toHaveCount(0)
  }
  await page.goto('/')
  await expect(cards.first()).toBeVisible()
  const more = page.getByRole('button', { name: /^Show more/ }).first()
  // Before the pantry is there, the list is another one.
  await expect(page.getByRole('region', { name: /^Missing 2–3/ })).toBeVisible()
  // Groups far below are laid out when one comes near them, or jumps there.
  await page.getByRole('link', { name: /^Explore/ }).click()
  for (let taps = 0; taps < 6 && (await more.isVisible()); taps++) await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(20)
  await expect(cards.filter({ hasText: nuts })).toHaveCount(0)
})

test('two tabs that choose at once keep both choices', async ({ page, context }) => {
  await newCook(page)
  await page.goto('/subscription/manage/diet')
  const other = await context.newPage()
  await other.goto('/subscription/manage/diet')
  await expect(option(other, 'Sesame')).toBeVisible()
  const twoInOneBreath = async () => {
    // One mouse a page: the second click follows the first, and waits for no answer to it.
    await option(page, 'Eggs').click()
    await choose(page, 'Thai')
  }
  await Promise.all([twoInOneBreath(), choose(other, 'Sesame')])
  for (const tab of [page, other]) {
    for (const name of ['Eggs', 'Sesame', 'Thai']) {
      await expect(option(tab, name)).toHaveAttribute('aria-pressed', 'true')
    }
    await tab.reload()
    await expect(option(tab, 'Eggs')).toHaveAttribute('aria-pressed', 'true')
    await expect(option(tab, 'Sesame')).toHaveAttribute('aria-pressed', 'true')
    await expect(option(tab, 'Thai')).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a choice without a network stays chosen, and is sent by the page that is opened next', async ({
  page,
  context,
}) => {
  await newCook(page)
  await page.goto('/subscription/manage/diet')
  await expect(option(page, 'Fish')).toBeVisible()
  // The last of what this page asks for: what is cut off on its way would be logged.
  await expect(page.getByRole('link', { name: /Signed in on this device alone$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Two-factor sign-in is off$/ })).toBeVisible()
  await context.setOffline(true)
  await option(page, 'Fish').click()
  await expect(waits(page)).toContainText('1 change waits for the network')
  await expect(option(page, 'Fish')).toHaveAttribute('aria-pressed', 'true')
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  const stored = next.waitForRequest(
    (request) =>
      request.method() === 'PATCH' &&
      (request.postData() ?? '').includes('"name":"Fish","checked":true'),
  )
  await next.goto('/subscription/manage/diet')
  expect((await (await stored).response())?.ok()).toBe(true)
  await expect(option(next, 'Fish')).toHaveAttribute('aria-pressed', 'true')
})

test('the list begins with the liked kitchens, and one tap shows all', async ({ page }) => {
  await newCook(page)
  await page.goto('/subscription/manage/diet')
  await choose(page, 'Italian')
  await choose(page, 'Under 30 minutes')
  await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click()
  const line = page.getByText('Filtered by your settings: Italian, under 30 min')
  await expect(line).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(page.getByText('Not filtered by your settings')).toBeVisible()
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click()
  await page.getByRole('button', { name: 'Filter again' }).click()
  await expect(line).toBeVisible()
})

test('what one avoids is never suggested, and is said of a recipe that is opened or was saved', async ({
  page,
}) => {
  const cook = await newCook(page)
  await save(cook, '1')
  await page.goto('/subscription/manage/diet')
  await choose(page, 'Eggs')
  await choose(page, 'Dairy')
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await expect(page.getByRole('link', { name: /^Your settings: no .*eggs/ })).toBeVisible()
  await page.getByLabel('Search recipes').fill('souffle')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.goto('/recipe/8')
  await expect(page.getByRole('note', { name: 'Your diet' })).toHaveText(
    /^Contains .*dairy.*, which you avoid\.$/,
  )
  await page.goto('/saved-recipes')
  await expect(page.getByRole('article')).toContainText(/Contains .*dairy/)
})
