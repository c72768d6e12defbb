import type { Locator, Page } from '@playwright/test'
import { axeFindings, expect, freshEmail, signUp, test } from './journey.ts'

const spaghetti = 'Brown-butter mushroom spaghetti'

async function openDialog(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `Add ${title} to a collection` })
  // A recipe may stand on a shelf above the list too.
  await button.last().click()
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  return dialog
}

/** Puts the first recipes of the list into a new collection; returns their titles. */
async function fillCollection(page: Page, name: string, count: number): Promise<string[]> {
  await page.goto('/recipes')
  const titles: string[] = []
  for (let index = 0; index < count; index++) {
    const title = await page
      .getByRole('region', { name: 'Recipes found' })
      .getByRole('article')
      .nth(index)
      .getByRole('heading')
      .innerText()
    titles.push(title)
    const dialog = await openDialog(page, title)
    if (index === 0) {
      await dialog.getByLabel('New collection').fill(`  ${name} `)
      await dialog.getByRole('button', { name: 'Create' }).click()
    } else {
      await dialog.getByRole('checkbox', { name }).check()
    }
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  }
  return titles
}

const openCollection = async (page: Page, name: string) => {
  await page.goto('/saved-recipes')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading')

test('a heart saves, says so, and takes it back', async ({ page }) => {
  await signUp(page, freshEmail())
  await page.goto('/recipe/1')
  await page.getByRole('button', { name: `Save ${spaghetti}` }).click()
  await expect(page.getByText(`${spaghetti} is saved`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Save ${spaghetti}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Save ${spaghetti}` })).toBeVisible()
})

test('a visitor is told what saving takes, and has no collections', async ({ page }) => {
  await page.goto('/recipe/1')
  await page.getByRole('button', { name: `Save ${spaghetti}` }).click()
  await expect(page.getByText('Sign in to save recipes')).toBeVisible()
  await expect(page.getByRole('button', { name: /to a collection/ })).toHaveCount(0)
})

test('saved recipes are searched, and sorted by the pantry', async ({ page }) => {
  await signUp(page, freshEmail())
  for (const id of [1, 2, 3]) {
    await page.goto(`/recipe/${id}`)
    await page.getByRole('button', { name: /^Save / }).click()
    await expect(page.getByRole('button', { name: /^Unsave / })).toBeVisible()
    await expect(page.getByText('is saved')).toBeVisible()
  }
  await page.goto('/saved-recipes')
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).last()).toHaveText(spaghetti)
  await page.getByLabel('Search saved recipes').fill('mushroom spag')
  await expect(cards(page)).toHaveText([spaghetti])
  await expect(page.getByRole('heading', { name: '1 of 3 saved recipes' })).toBeVisible()
  await page.getByLabel('Search saved recipes').fill('no such thing')
  await page.getByRole('button', { name: 'Show all saved recipes' }).click()
  await page.goto('/')
  await page.getByLabel('Ingredients you have').fill('spaghetti, mushrooms, butter, parmesan')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'More about Butter' })).toBeVisible()
  await page.goto('/saved-recipes')
  await page.getByRole('button', { name: 'Fits my pantry' }).click()
  await expect(cards(page).first()).toHaveText(spaghetti)
  await page.reload()
  await expect(cards(page).first()).toHaveText(spaghetti)
})

test('a recipe goes into several collections, and out of one', async ({ page }) => {
  await signUp(page, freshEmail())
  await page.goto('/recipe/1')
  const dialog = await openDialog(page, spaghetti)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Please give it a name.')).toBeVisible()
  await dialog.getByLabel('New collection').fill('Weeknights')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByRole('checkbox', { name: 'My Recipes' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'Weeknights' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Weeknights' }).uncheck()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('link', { name: 'My Recipes 1 recipe' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weeknights Empty' })).toBeVisible()
})

test('a collection is arranged by buttons and by dragging, and keeps its order', async ({
  page,
}) => {
  await signUp(page, freshEmail())
  const [first = '', second = '', third = ''] = await fillCollection(page, 'Soups', 3)
  await openCollection(page, 'Soups')
  await expect(cards(page)).toHaveText([first, second, third])
  await page.getByRole('button', { name: 'Arrange' }).click()
  const rows = page.getByRole('list', { name: 'Recipes in their order' }).getByRole('listitem')
  await page.getByRole('button', { name: `Move ${third} up` }).click()
  await expect(rows).toContainText([first, third, second])
  await page.keyboard.press('Enter')
  await expect(rows).toContainText([third, first, second])

  const grip = rows.nth(0).locator('[aria-hidden]').first()
  const [from, to] = [await grip.boundingBox(), await rows.nth(2).boundingBox()]
  if (from === null || to === null) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, to.y + 10, { steps: 4 })
  await page.mouse.move(from.x + 20, to.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(rows).toContainText([first, second, third])
  await page.getByRole('button', { name: `Take ${second} out` }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toContainText([first, second, third])
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await expect(rows).toContainText([second, first, third])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(cards(page)).toHaveText([second, first, third])
})

test('a collection is changed, deleted and brought back whole', async ({ page }) => {
  await signUp(page, freshEmail())
  const titles = await fillCollection(page, 'Soups', 2)
  await openCollection(page, 'Soups')
  await page.getByRole('button', { name: 'Change name and look' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change collection' })
  await dialog.getByLabel('Name').fill('Stews')
  await dialog.getByLabel('Description').fill('For winter')
  await dialog.getByRole('radio', { name: 'Teal' }).check()
  await dialog.getByRole('radio', { name: 'Pot of food' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stews' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page).toHaveURL('/saved-recipes')
  await expect(page.getByRole('link', { name: 'Soups' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Soups 2 recipes' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Soups 2 recipes' }).click()
  await expect(cards(page)).toHaveText(titles)

  await openCollection(page, 'My Recipes')
  await expect(page.getByRole('button', { name: 'Change name and look' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete collection' })).toHaveCount(0)
})

test('a recipe that is gone says so, with what is remembered, and can be taken out', async ({
  page,
}) => {
  await signUp(page, freshEmail())
  await page.goto('/recipe/716429')
  const dialog = await openDialog(page, 'Recipe 716429')
  await dialog.getByRole('checkbox', { name: 'My Recipes' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openCollection(page, 'My Recipes')
  await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recipe 716429' })).toBeVisible()
  await page.getByRole('button', { name: 'Take Recipe 716429 out' }).click()
  await expect(page.getByText('Nothing in here yet')).toBeVisible()
})

test('nobody’s collection is not there', async ({ page }) => {
  await signUp(page, freshEmail())
  for (const id of ['nobodys', 'c0000000-0000-4000-8000-000000000001']) {
    await page.goto(`/collection/${id}`)
    await expect(page.getByText('There is no such collection')).toBeVisible()
  }
})

test(`axe finds nothing on collections and their dialogs`, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp(page, freshEmail())
  await fillCollection(page, 'Soups', 2)
  const [title = ''] = await cards(page).allInnerTexts()
  const dialog = await openDialog(page, title)
  expect(await axeFindings(page), 'add to a collection').toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: `Save ${title}` })
    .last()
    .click()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('link', { name: 'Soups 2 recipes' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await axeFindings(page), 'saved recipes').toEqual([])
  await page.getByRole('button', { name: 'New collection' }).click()
  await expect(page.getByRole('dialog', { name: 'New collection' })).toBeVisible()
  expect(await axeFindings(page), 'new collection').toEqual([])
  await page.keyboard.press('Escape')
  await openCollection(page, 'Soups')
  await expect(cards(page)).toHaveCount(2)
  expect(await axeFindings(page), 'collection').toEqual([])
  await page.getByRole('button', { name: 'Arrange' }).click()
  expect(await axeFindings(page), 'arrange').toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
