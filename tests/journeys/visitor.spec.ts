import { addToPantry, expect, removeFromPantry, test } from './journey.ts'

test('a visitor types what is at home and sees what can be cooked', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()

  const field = page.getByLabel('Ingredients you have')
  await field.fill('2 eggs, milk, half an onion, chicken thighs')
  const understood = page.getByRole('list', { name: 'Understood as' })
  await expect(understood.getByRole('listitem')).toHaveText([
    '2 eggs',
    'milk',
    '½ onion',
    'chicken thighs',
  ])
  await field.press('Enter')

  const shelf = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(shelf('Dairy & Eggs').getByRole('listitem')).toHaveText(['Milk', 'Eggs2'])
  await expect(shelf('Vegetables').getByRole('listitem')).toHaveText([
    // Cut, it keeps for two days.
    /^Onion½use by \w+$/,
  ])
  await expect(shelf('Meat').getByRole('listitem')).toHaveText(['Chicken thighs'])

  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/uses \d/)
  const missing = await cards.getByText(/^missing \d+$/).allTextContents()
  const counts = missing.map((text) => Number(/\d+/.exec(text)?.[0]))
  // Two and three missing are one group, in which what fits better stands first.
  const groups = counts.map((count) => Math.min(2, Math.floor(count / 2)))
  expect(groups).toEqual(groups.toSorted((left, right) => left - right))
})

test('the ranking follows each change at once, and a change can be undone', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, olive oil')
  const tortilla = page.getByRole('article').filter({ hasText: 'Potato and onion tortilla' })
  await expect(tortilla).toContainText('ready now')
  await expect(page.getByRole('heading', { name: /you can cook now$/ })).toBeVisible()

  await removeFromPantry(page, 'Potatoes')
  await expect(tortilla).toContainText('missing 1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tortilla).toContainText('ready now')

  await page.reload()
  await expect(tortilla).toContainText('ready now')
})

test('a recipe is read against the pantry', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'spaghetti, butter, garlic, parmesan')
  await page.getByRole('link', { name: 'Brown-butter mushroom spaghetti' }).click()
  await expect(page).toHaveURL('/recipe/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Brown-butter mushroom spaghetti',
  )
  await expect(page).toHaveTitle(/^Brown-butter mushroom spaghetti/)

  const ingredients = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  await expect(ingredients.filter({ hasText: 'spaghetti' })).toContainText(
    'have · you have spaghetti',
  )
  await expect(ingredients.filter({ hasText: 'mushroom' })).toContainText('missing')
  await expect(ingredients.filter({ hasText: 'salt' })).toContainText('always at home')
  await expect(page.getByText('4 servings')).toBeVisible()
  await expect(page.getByText('25 min')).toBeVisible()
  const steps = page.getByRole('region', { name: 'Method' }).getByRole('listitem')
  expect(await steps.count()).toBeGreaterThan(3)
  const cover = page.getByRole('main').locator('img').first()
  // Half of this screen: the browser takes the cover that fits it.
  await expect(cover).toHaveJSProperty('naturalWidth', 640)
})

test('a premium recipe shows its ingredients and says what opens the rest', async ({ page }) => {
  await page.goto('/recipes')
  const premium = page.getByRole('article').filter({ hasText: 'Premium' }).first()
  while (!(await premium.isVisible())) {
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  }
  await premium.getByRole('link').click()
  await expect(page.getByText('The method is part of the plan')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('a recipe that does not exist is the fallback', async ({ page }) => {
  for (const id of ['716429', 'carbonara']) {
    await page.goto(`/recipe/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Recipe ${id}`)
    await expect(page.getByText('Recipe details not available')).toBeVisible()
    await expect(page.getByText('30 min')).toBeVisible()
    await expect(page.getByText('4 servings')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I cooked this' })).toHaveCount(0)
  }
})

test('recipes are searched by typing, and the search stands in the address', async ({ page }) => {
  await page.goto('/recipes')
  const found = page.getByRole('region', { name: 'Recipes found' })
  const field = page.getByLabel('Search recipes')
  await field.click()
  await page.keyboard.type('curry', { delay: 40 })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('curry')
  await expect(page).toHaveURL('/recipes?q=curry')
  await expect(found.getByRole('article').filter({ hasText: /curry/i })).not.toHaveCount(0)
  await page.getByLabel('Search recipes').fill('no such thing at all')
  await page.getByRole('button', { name: 'Show all recipes' }).click()
  await expect(found.getByRole('article')).toHaveCount(24)
})

const eight =
  'spinach, 500 g ground beef, 2 eggs, parmesan, onions, carrots, spaghetti, canned tomatoes'
const forty = `${eight}, milk, butter, garlic, celery, lemons, potatoes, rice, chickpeas, lentils, flour, sugar, olive oil,
  soy sauce, vinegar, honey, mustard, yogurt, heavy cream, cheddar, bacon, chicken thighs, salmon, peas, corn, bell peppers,
  zucchini, mushrooms, ginger, scallions, cilantro, basil, bread`

for (const things of [eight, forty]) {
  const many = things.split(',').length
  test(`a phone’s first screen has the answer and a recipe, with ${many} things`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await addToPantry(page, things.replaceAll(/\s+/g, ' '))
    await expect(page.getByRole('button', { name: /^Your pantry/ })).toContainText(`${many} things`)
    const title = page.getByRole('article').first().getByRole('heading')
    await expect(title).toBeVisible()
    const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
    const top = bar?.y ?? 0
    for (const seen of [page.getByRole('heading', { name: /you can cook now$/ }), title]) {
      const box = await seen.boundingBox()
      expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThan(top)
    }
    // The pantry is one stop on the way to the recipes.
    await page.getByRole('button', { name: /^Your pantry/ }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Order' })).toBeFocused()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}

test('a desk has one recipe first, and eight more in sight', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, eight)
  await expect(page.getByRole('link', { name: /^Cook / })).toBeInViewport()
  const inSight = () =>
    page.getByRole('article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const title = card.querySelector('h4')?.getBoundingClientRect()
          return title !== undefined && title.top > 0 && title.top < window.innerHeight
        }).length,
    )
  await expect.poll(inSight).toBeGreaterThanOrEqual(9)
})
