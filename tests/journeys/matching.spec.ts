import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { addToPantry, expect, freshEmail, pantryItem, signUp, test } from './journey.ts'

const recipes = (page: Page) => page.getByRole('region', { name: 'Recipes', exact: true })
const unlock = (page: Page) => page.getByRole('region', { name: 'What opens more' })
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
/** A group that is far below is laid out when one jumps there. */
const jumpTo = (page: Page, group: RegExp) =>
  page
    .getByRole('navigation', { name: 'Groups of recipes' })
    .getByRole('link', { name: group })
    .click()

test('each card says what it uses and misses, and why', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion')
  // Dishes that join the list move what stands after them.
  await expect(cardOf(page, 'put together for your kitchen').first()).toBeVisible()
  await jumpTo(page, /^Missing 1/)
  const tortilla = cardOf(page, 'Potato and onion tortilla')
  const why = tortilla.getByRole('button', { name: /why/i })
  await expect(why).toContainText('uses 3, missing 1: olive oil')
  await tortilla.scrollIntoViewIfNeeded()
  const before = await tortilla.boundingBox()
  await why.click()
  const needs = tortilla.getByRole('group', { name: /^Why:/ }).getByRole('listitem')
  await expect(needs.filter({ hasText: 'Potatoes' })).toContainText('you have potatoes')
  await expect(needs.filter({ hasText: 'Olive oil' })).toContainText('you have no olive oil')
  await expect(needs.filter({ hasText: 'Salt' })).toContainText('you always have salt')
  expect(await tortilla.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(needs).toHaveCount(0)
})

test('recipes stand in groups, and links lead to each', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, olive oil, milk, butter, flour, garlic')
  const groups = page.getByRole('navigation', { name: 'Groups of recipes' })
  await expect(groups.getByRole('link').first()).toHaveText('Tonight, 3')
  await expect(groups.getByRole('link').nth(1)).toHaveText(/^Ready, \d+$/)
  await expect(page.getByRole('region', { name: /^Tonight/ }).getByRole('article')).toHaveCount(3)
  await jumpTo(page, /^Explore/)
  const heading = page.getByRole('heading', { name: /^Explore/ })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  const explored = page.getByRole('region', { name: /^Explore/ }).getByRole('article')
  await expect(explored).toHaveCount(8)
  await page.getByRole('button', { name: /left of Explore/ }).click()
  await expect(explored).toHaveCount(20)
})

test('an order stands in the address, keeps the focus, and says what it does', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, olive oil')
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.focus()
  await order.selectOption('Fewest extras')
  await expect(page).toHaveURL('/?mode=fewest-extras')
  await expect(order).toBeFocused()
  await expect(recipes(page).getByRole('status')).toContainText('fewest things from the shop')
  await expect(page.getByRole('heading', { name: /^Nothing to buy/ })).toBeVisible()
  await page.reload()
  await expect(order).toHaveValue('fewest-extras')
})

test('what a change did is said and marked, and the place is kept', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion')
  await jumpTo(page, /^Missing 1/)
  await expect(cardOf(page, 'Potato and onion tortilla')).toContainText('missing 1')
  await page.evaluate(() => window.scrollTo(0, 40))
  await addToPantry(page, 'olive oil')
  await expect(recipes(page).getByRole('status')).toHaveText(/^Adding olive oil: \d+ more ready$/)
  await expect(cardOf(page, 'Potato and onion tortilla')).toContainText('new')
  expect(await page.evaluate(() => window.scrollY)).toBe(40)
})

test('on a phone what changed is said where the recipes are out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion')
  const pantry = page.getByRole('button', { name: /^Your pantry/ })
  await pantry.click()
  await page.getByText('Add by shelf').click()
  await addToPantry(page, 'olive oil')
  await page.getByRole('button', { name: /^Adding olive oil: \d+ more ready$/ }).click()
  await expect(page.getByRole('heading', { name: /you can cook now$/ })).toBeInViewport()
})

test('what opens more opens as much as it says', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, milk, butter, flour, garlic')
  const best = unlock(page).getByRole('listitem').filter({ hasText: 'I have it' }).first()
  await expect(best).toBeVisible()
  const words = await best.textContent()
  const [, names = '', promised = ''] = /Add (.+?): (\d+) more/.exec(words ?? '') ?? []
  await best.getByRole('button', { name: /^I have it/ }).click()
  const status = recipes(page).getByRole('status')
  await expect(status).toHaveText(new RegExp(`^Adding ${names}: ${promised} more ready$`, 'i'))
  await expect(pantryItem(page, `${names.charAt(0).toUpperCase()}${names.slice(1)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unlock(page)).toContainText(`Add ${names}:`)
})

test('the shopping list takes what is missing, and invites who has none', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion')
  await unlock(page)
    .getByRole('button', { name: /^Put on list/ })
    .first()
    .click()
  await expect(page.getByText('Sign in to keep a shopping list')).toBeVisible()

  await signUp(page, freshEmail())
  await expect(pantryItem(page, 'Potatoes')).toBeVisible()
  const put = unlock(page).getByRole('button', { name: 'Put on list (olive oil)' })
  await put.click()
  await expect(
    unlock(page).getByRole('button', { name: 'On your list (olive oil)' }),
  ).toBeDisabled()
  // Three-egg omelette.
  await page.goto('/recipe/65')
  await page.getByRole('button', { name: /on the shopping list$/ }).click()
  await expect(page.getByText('Butter and chives put on your shopping list')).toBeVisible()
  await page.goto('/shopping-list')
  const list = page.getByRole('region', { name: 'To buy', exact: true })
  await expect(list).toContainText('Olive oil')
  await expect(list).toContainText('Chives')
})

test('a guess is confirmed with one tap, and the pantry has the thing itself', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'rice, onion, olive oil')
  await page.goto('/recipe/98')
  const lines = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  const rice = lines.filter({ hasText: 'basmati' })
  await expect(rice).toContainText('you have rice: does that include basmati rice?')
  await rice.getByRole('button', { name: /^Yes, it does/ }).click()
  await expect(rice).toContainText('have · you have basmati rice')
  await page.goto('/')
  await expect(pantryItem(page, 'Basmati rice')).toBeVisible()
})

test('nothing found says why, and what would find something', async ({ page }) => {
  await page.goto('/recipes?q=pancakes&cuisine=thai')
  await expect(page.getByText('No recipe has all of that at once.')).toBeVisible()
  await page.getByRole('button', { name: /^Without “Thai”/ }).click()
  await expect(page).toHaveURL('/recipes?q=pancakes')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/')
  await addToPantry(page, 'zorkberries')
  await expect(page.getByText(/We don’t know zorkberries yet/i)).toBeVisible()
})

test('axe finds nothing with every reason open', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await addToPantry(page, 'eggs, rice, onion, butter, milk, soy sauce, potatoes, zorkberries')
  await addToPantry(page, 'olive oil')
  await expect(unlock(page).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: /why/i }).first().click()
  await expect(page.getByRole('group', { name: /^Why:/ })).toBeVisible()
  expect(await axeFindingsAt(phoneAndDesk, page), 'home').toEqual([])
  for (const path of ['/?mode=use-it-up', '/recipes?mode=quickest', '/recipe/98', '/recipe/28']) {
    await page.goto(path)
    await expect(page.getByText(/uses \d|missing/i).first()).toBeVisible()
    expect(await axeFindingsAt(phoneAndDesk, page), path).toEqual([])
  }
})

test('what is probably at home is asked, named on the card, and a tap says that it is not', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(
    page,
    'eggs, potatoes, onion, milk, spaghetti, parmesan, tomatoes, garlic, bread, carrots',
  )
  const asked = page.getByRole('region', { name: 'Also at home?' })
  const oil = asked.getByRole('button', { name: 'No olive oil at home' })
  await expect(oil).toBeVisible()
  const tortilla = cardOf(page, 'Potato and onion tortilla')
  // Dishes of this kitchen join its group, the rest of which is laid out when one asks for it.
  const restOfGroup = page.getByRole('button', { name: /left of Ready with/ })
  await expect(async () => {
    if (await restOfGroup.isVisible()) await restOfGroup.click()
    await expect(tortilla).toContainText('ready with a change', { timeout: 2_000 })
    await tortilla.getByRole('button', { name: 'No olive oil at home' }).click({ timeout: 2_000 })
  }).toPass()
  await expect(pantryItem(page, 'Olive oil')).toContainText('out')
  await expect(oil).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(pantryItem(page, 'Olive oil')).toHaveCount(0)
  await asked.getByRole('button', { name: /^Yes/ }).click()
  await expect(pantryItem(page, 'Olive oil')).toBeVisible()
  // Much is ready now, dishes of this kitchen too: the rest of the group is laid out when one asks for it.
  const more = page.getByRole('button', { name: /left of Ready(?! with)/ })
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(tortilla).toContainText('ready now', { timeout: 1_000 })
  }).toPass()
})
