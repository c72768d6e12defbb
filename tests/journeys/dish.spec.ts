import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { currentDish } from '../support/current-dish.ts'
import { addToPantry, expect, installed, test } from './journey.ts'

const mark = 'put together for your kitchen'
const dishes = (page: Page) => page.getByRole('article').filter({ hasText: mark })
const kitchen = '6 chicken thighs, potatoes, lemon, garlic, thyme, olive oil, parmesan, carrots'

/** Opens the first dish that is composed of the kitchen; its name. */
async function openDish(page: Page): Promise<string> {
  await page.goto('/')
  await addToPantry(page, kitchen)
  const link = dishes(page).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('a dish grows out of a kitchen, is a whole recipe, and its address shows the same to anyone', async ({
  page,
  browser,
}) => {
  const name = await openDish(page)
  await expect(page.getByText('Nobody has cooked exactly this as a test.')).toBeVisible()
  await expect(page.getByText('You have everything')).toBeVisible()
  await expect(page.getByText(/kcal/).first()).toBeVisible()
  const method = page.getByRole('region', { name: 'Method' })
  const steps = await method.innerText()
  expect(await axeFindings(page)).toEqual([])

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await other.getByRole('region', { name: 'Method' }).innerText()).toBe(steps)
  await context.close()

  await page.getByRole('button', { name: 'Cook', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(name)
})

const potatoes = currentDish(
  'traybake',
  'flavour=mediterranean&for=4&main=chicken-thigh&veg=potato&herb=thyme&fat=olive-oil&salt=salt',
)

test('a dish is changed, going back undoes it, and the history remembers what was cooked', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, kitchen)
  await page.goto(potatoes)
  const opener = page.getByRole('button', { name: 'Change something' })
  const panel = page.getByRole('dialog', { name: 'Change something' })
  await opener.press('Enter')
  const carrots = panel.getByRole('group', { name: 'Instead of potatoes' }).getByText('Carrots')
  await expect(carrots).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await carrots.press('Enter')
  await expect(page.getByText('Carrots instead of potatoes.')).toBeVisible()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('carrots')
  await opener.click()
  await panel.getByRole('button', { name: 'For 2 people' }).click()
  await expect(page).toHaveURL(/[?&]for=2&.*veg=carrot/)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]for=4&.*veg=carrot/)
  await page.goBack()
  await expect(page).toHaveURL(potatoes)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('potatoes')

  await page.getByRole('button', { name: 'I cooked this' }).click()
  const noted = page.waitForResponse((answer) => answer.url().includes('/cooked_recipes'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Take these|Note it)$/ })
    .click()
  expect((await noted).ok()).toBe(true)
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Cooked' }).click()
  await page.getByRole('tabpanel').getByRole('link').click()
  await expect(page).toHaveURL(potatoes)
})

test('a dish is kept as a recipe of one’s own, with where it came from', async ({ page }) => {
  await newCook(page)
  const name = await openDish(page)
  await page.getByRole('button', { name: 'Keep this dish' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(name)
  await expect(page.getByText('Not known:', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save the recipe' }).click()
  await expect(page).toHaveURL(/\/user-recipe\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Put together by Larder' })).toBeVisible()
})

test('who opens the link of a dish is warned by what they avoid', async ({ page }) => {
  await newCook(page)
  await page.goto('/subscription/manage/diet')
  const dairy = page.getByRole('button', { name: 'Dairy', exact: true })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await dairy.click()
  expect((await saved).ok()).toBe(true)
  await page.goto(
    currentDish(
      'dinner-salad',
      'flavour=mediterranean&for=4&main=feta&leaf=lettuce&veg=tomato&lemon=lemon&oil=olive-oil&salt=salt',
    ),
  )
  const note = page.getByRole('note', { name: 'Your diet' })
  await expect(note).toContainText('Contains dairy, which you avoid.')
  await page.goto('/')
  await addToPantry(page, kitchen)
  await expect(dishes(page).first()).toBeVisible()
  await expect(dishes(page).filter({ hasText: /parmesan|cheese/i })).toHaveCount(0)
})

test('who keeps a diet that goes by amounts is offered dishes that are known to keep it', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/subscription/manage/diet')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Keto', exact: true }).click()
  expect((await saved).ok()).toBe(true)
  await page.goto('/')
  await addToPantry(page, '6 eggs, spinach, butter, bacon, mushrooms, salmon, potatoes, rice')
  await expect(dishes(page).filter({ hasText: /potato|rice/i })).toHaveCount(0)
  await dishes(page).getByRole('link').first().click()
  await expect(page.getByText('Keto', { exact: true })).toBeVisible()
  await expect(page.getByText('Worked out from all ingredients.')).toBeVisible()
  await expect(page.getByRole('note', { name: 'Your diet' })).toHaveCount(0)
})

test('an address that no form fits says so, and leads on', async ({ page }) => {
  await page.goto('/dish/traybake-999?flavour=plain&for=4&main=chicken-thigh')
  await expect(page.getByRole('heading', { name: 'This dish has changed' })).toBeVisible()
  await page.getByRole('link', { name: 'What can I cook?' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without a network', () => {
  // The app asks for its settings, and goes on without an answer.
  test.use({ serviceWorkers: 'allow', alsoHarmless: /net::ERR_FAILED .*\/larder\.json$/ })

  test('dishes are composed, and opened', async ({ page, context }) => {
    await page.goto('/')
    await installed(page)
    await context.setOffline(true)
    await page.reload()
    await openDish(page)
  })
})
