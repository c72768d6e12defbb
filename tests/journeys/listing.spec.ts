import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { createGate } from './gate.ts'
import { addToPantry, expect, test } from './journey.ts'

const found = (page: Page) => page.getByRole('region', { name: 'Recipes found' })
const cards = (page: Page) => found(page).getByRole('article')
/** Stands behind the titles of an answer of the database, so that it can be seen when its cards are shown. */
const mark = ' (from the database)'
const markAnswers = (page: Page, released: Promise<void> = Promise.resolve()) =>
  page.route('**/rpc/search_recipes*', async (route) => {
    const response = await route.fetch()
    const rows: Record<string, unknown>[] = await response.json()
    await released
    const json = rows.map((row) => ({ ...row, title: `${String(row['title'])}${mark}` }))
    await route.fulfill({ response, json })
  })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters', exact: true })
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const total = async (page: Page) =>
  Number(
    /^(\d+)/.exec((await found(page).getByRole('heading', { level: 2 }).textContent()) ?? '')?.[1],
  )

test('search, filter, share the address, open a recipe and come back to the place', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, olive oil, garlic, rice')
  await page.goto('/recipes')
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search recipes')).toBeFocused()
  const everything = await total(page)
  await page.keyboard.type('tomatos')
  await expect(page).toHaveURL('/recipes?q=tomatos')
  const heading = (tab: Page) => found(tab).getByRole('heading', { level: 2 })
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(heading(other)).toHaveText(/^\d+ recipes$/)
  // Where the words were typed, the count may still be that of half a word.
  const all = await total(other)
  expect(all).toBeLessThan(everything)
  await expect(heading(page)).toHaveText(`${all} recipes`)
  await filters(page)
    .getByRole('button', { name: /^Dinner/ })
    .click()
  await expect(page).toHaveURL('/recipes?q=tomatos&meal=dinner')
  await expect.poll(() => total(page)).toBeLessThan(all)
  const narrowed = await total(page)

  await other.goto(page.url())
  await expect(heading(other)).toHaveText(`${narrowed} recipes`)
  await other.context().close()

  await page.getByRole('button', { name: 'Remove Dinner' }).click()
  await expect(heading(page)).toHaveText(`${all} recipes`)
  await cards(page).nth(23).scrollIntoViewIfNeeded()
  await expect(cards(page).nth(30)).toBeAttached()
  const far = cards(page).nth(30)
  await far.scrollIntoViewIfNeeded()
  await expect(far).toBeVisible()
  const loaded = await cards(page).count()
  const place = await page.evaluate(() => window.scrollY)
  await far.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/recipe\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/recipes?q=tomatos')
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.reload()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.goBack()
  await expect(page).toHaveURL('/recipes?q=tomatos&meal=dinner')
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(`${narrowed} recipes`)
})

test('for my kitchen: what the home page can cook, dishes among it, also offline, and nothing of an empty pantry', async ({
  page,
  context,
}) => {
  await page.goto('/recipes?kitchen=1')
  await expect(found(page)).toContainText('Nothing to cook from yet')
  await page.getByRole('link', { name: 'To your pantry' }).click()
  await addToPantry(page, '6 chicken thighs, potatoes, lemon, garlic, thyme, olive oil, parmesan')
  const dishes = page.getByText('put together for your kitchen')
  await expect(dishes.first()).toBeVisible()
  const headline = page.getByRole('heading', { name: /^\d+ you can cook now$/ })
  const cookable = Number.parseInt((await headline.textContent()) ?? '', 10)
  await page.goto('/recipes')
  await filters(page).getByRole('button', { name: 'For my kitchen' }).click()
  await expect(page).toHaveURL('/recipes?kitchen=1')
  const heading = found(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(`${cookable} dishes`)
  await expect(cards(page).filter({ hasText: /roast/i }).first()).toBeVisible()
  await expect(dishes.first()).toBeVisible()
  await expect(cards(page).filter({ hasText: /missing \d/ })).toHaveCount(0)
  await context.setOffline(true)
  await filters(page)
    .getByRole('button', { name: /^Without an oven/ })
    .click()
  await expect(page).toHaveURL('/recipes?kitchen=1&fits=without-oven')
  await expect(cards(page).filter({ hasText: /roast/i })).toHaveCount(0)
  await expect(dishes.first()).toBeVisible()
  await context.setOffline(false)

  // What is said once at home holds for both, with as many dishes.
  await page.goto('/')
  await page.getByRole('button', { name: 'No oven in the kitchen' }).click()
  await expect(page.getByText('Left out: what needs an oven')).toBeVisible()
  await page.goto('/recipes?kitchen=1')
  await expect(active(page)).toContainText('Without an oven')
  await expect(heading).toHaveText(/^\d+ dishes$/)
  const ovenless = await total(page)
  expect(ovenless).not.toBe(cookable)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `${ovenless} you can cook now` })).toBeVisible()
})

test('a misspelt word is read, said, and left where one asks for it', async ({ page }) => {
  await page.goto('/recipes?q=tomatto')
  await expect(found(page)).toContainText('Showing results for tomato')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Search for “tomatto” instead' }).click()
  await expect(page).toHaveURL('/recipes?q=tomatto&exact=1')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('button', { name: 'tomatoes', exact: true }).click()
  await expect(page).toHaveURL('/recipes?q=tomatoes')
  await expect(cards(page).first()).toBeVisible()
})

test('what people type is read as what recipes go by', async ({ page }) => {
  await page.goto('/recipes?q=instant+pot')
  await expect(found(page)).toContainText('Showing results for pressure cooker')
  await expect(cards(page).first()).toBeVisible()
})

test('without a network the list says that it is what this device holds, and asks again with one', async ({
  page,
  context,
}) => {
  await page.goto('/recipes')
  await expect(cards(page).first()).toBeVisible()
  await context.setOffline(true)
  await filters(page)
    .getByRole('button', { name: /^Breakfast/ })
    .click()
  await expect(found(page).getByRole('status')).toContainText(
    'You are offline. These are the recipes on this device.',
  )
  const first = await cards(page).count()
  await cards(page)
    .nth(first - 1)
    .scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
  await context.setOffline(false)
  await expect(found(page).getByRole('status')).toHaveCount(0)
})

test('the answer of the database moves nothing that this device had shown', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, milk, butter, flour, garlic, rice')
  const titles = () => cards(page).getByRole('heading').allTextContents()
  for (const path of ['/recipes', '/recipes?meal=dinner&time=30', '/recipes?q=egg']) {
    await test.step(path, async () => {
      const { opened, open } = createGate()
      await markAnswers(page, opened)
      await page.goto(path)
      await expect(cards(page).first()).toBeVisible()
      const shown = await titles()
      expect(shown.join()).not.toContain(mark)
      open()
      await expect(cards(page).first()).toContainText(mark)
      const moved = (await titles()).slice(0, shown.length).map((title) => title.replace(mark, ''))
      expect(moved).toEqual(shown)
      await page.unroute('**/rpc/search_recipes*')
    })
  }
})

test('a visitor sees what the plan opens, and an address that asks for it says so', async ({
  page,
}) => {
  await page.goto('/recipes?sort=rated&level=easy&meal=brunch&time=30')
  await expect(found(page)).toContainText(
    'This address also asks for another order and the difficulty',
  )
  await expect(found(page)).toContainText('could not be understood and is left out: meal')
  await expect(cards(page).first()).toBeVisible()
  await expect(filters(page).getByText('Every filter and order in the search')).toBeVisible()
  await expect(
    page.getByLabel('Sort by').getByRole('option', { name: /^Best rated/ }),
  ).toBeDisabled()
  await filters(page).getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL('/subscription/pricing')
})

test('a cook’s settings are what the list begins with, and are lifted with a tap', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/recipes')
  await expect(filters(page).getByRole('button', { name: /^Dinner \d+ recipes$/ })).toBeVisible()
  const all = await total(page)
  await page.goto('/subscription/manage/diet')
  for (const name of ['Vegetarian', 'Nuts', 'Italian']) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
    await saved
  }
  await page.goto('/recipes')
  await expect(active(page)).toContainText('Your settings: vegetarian, no nuts')
  await expect.poll(() => total(page)).toBeLessThan(all)
  const begun = await total(page)
  const italian = active(page).getByRole('button', { name: 'Remove Italian from your settings' })
  await italian.click()
  await expect(page).toHaveURL('/recipes?cuisine=any')
  await expect.poll(() => total(page)).toBeGreaterThan(begun)

  const chip = filters(page).getByRole('button', { name: /^Thai \d+ recipes?$/ })
  const promised = Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0])
  await chip.click()
  await expect.poll(() => total(page)).toBe(promised)
  await page.getByLabel('Sort by').selectOption('Quickest overall')
  await expect(page).toHaveURL('/recipes?cuisine=thai&sort=quickest')
  await expect(cards(page)).toHaveCount(Math.min(promised, 24))
})

test('what a kitchen lacks, what keeps, and cuisines beyond the ten narrow the list, with a network and without', async ({
  page,
  context,
}) => {
  await newCook(page)
  await page.goto('/recipes')
  const withNumber = (name: string) =>
    filters(page).getByRole('button', { name: new RegExp(`^${name} \\d+ recipes?$`) })
  const take = async (name: string) => {
    const promised = Number(/(\d+) recipe/.exec((await withNumber(name).textContent()) ?? '')?.[1])
    const counted = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"with_facets":true') === true,
    )
    await withNumber(name).press('Enter')
    await counted
    await expect.poll(() => total(page)).toBe(promised)
  }
  await expect(withNumber('Without an oven')).toBeVisible()
  await take('Without an oven')
  await take('Without alcohol')
  await expect(page).toHaveURL('/recipes?fits=without-oven%2Cno-alcohol')
  const narrowed = await total(page)
  const more = filters(page).getByRole('button', { name: 'More cuisines' })
  await expect(withNumber('Korean')).toHaveCount(0)
  await more.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(withNumber('British')).toBeFocused()
  await take('Korean')
  const korean = await total(page)
  expect(korean).toBeLessThan(narrowed)
  await more.click()
  await expect(withNumber('Korean')).toBeVisible()
  await expect(withNumber('British')).toHaveCount(0)

  await active(page).getByRole('button', { name: 'Remove Korean' }).click()
  await expect.poll(() => total(page)).toBe(narrowed)
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL(/fits=no-alcohol%2Cwithout-oven&cuisine=korean$/)
  await expect.poll(() => total(page)).toBe(korean)
  await active(page).getByRole('button', { name: 'Remove Without an oven' }).click()
  await expect(found(page).getByRole('status')).toContainText('You are offline')
  const onDevice = await total(page)
  expect(onDevice).toBeGreaterThanOrEqual(korean)
  await context.setOffline(false)
  await expect(found(page).getByRole('status')).toHaveCount(0)
  expect(await total(page)).toBe(onDevice)
})

test('arrows lead from card to card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await markAnswers(page)
  // Nothing stands above the list that comes late.
  await page.goto('/recipes?meal=dinner')
  // The answer of the database replaces the cards of this device.
  await expect(cards(page).first()).toContainText(mark)
  await expect(cards(page)).toHaveCount(24)
  const link = (at: number) => cards(page).nth(at).getByRole('heading').getByRole('link')
  await link(0).focus()
  // As many stand side by side as the width of the scroll bar leaves room for.
  const columns = await cards(page).evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })
  expect(columns).toBeGreaterThan(2)
  await page.keyboard.press('ArrowRight')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(1 + columns)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(link(columns)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(link(0)).toBeFocused()
})

test('axe finds nothing, with the filters open', async ({ page }) => {
  test.slow()
  for (const path of ['/recipes', '/recipes?q=tomatto&sort=rated', '/recipes?q=xqzwv']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /\d recipes$/ })).toBeVisible()
    if (path === '/recipes') {
      const today = page.getByRole('region', { name: 'What to cook today' })
      await expect(today.getByRole('article').first()).toBeVisible()
    }
    expect(await axeFindingsAt(phoneAndDesk, page), path).toEqual([])
  }
  const cook = await newCook(page)
  await stock(cook, [food.eggs, food.butter, food.milk])
  await page.goto('/recipes?meal=dinner&without=nuts&season=autumn')
  for (const size of phoneAndDesk) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    // At a desk they are always open.
    if (size[0] < 1024) await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('button', { name: /^Dinner \d+ recipes?$/ })).toBeVisible()
    for (const name of ['More cuisines', 'More equipment']) {
      const more = page.getByRole('button', { name })
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
    }
    expect(await axeFindingsAt([size], page), 'filters').toEqual([])
  }
})
