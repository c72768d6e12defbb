import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { axeFindings } from './axe.ts'
import { food, newCook, save, stock, type Cook } from './cook.ts'
import { expect, fromMenu, test, undo, waits } from './journey.ts'

const spaghetti = 'Brown-butter mushroom spaghetti'

async function openDialog(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `Add ${title} to a collection` })
  // A recipe may stand on a shelf above the list too.
  await button.last().click()
  return openedDialog(page)
}

async function openedDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  return dialog
}

/** A collection with some recipes in it; returns their titles. */
async function fillCollection(cook: Cook, name: string, count: number): Promise<string[]> {
  const id = randomUUID()
  await cook.send('recipe_collections', { id, user_id: cook.id, name })
  const recipes = z
    .array(z.object({ id: z.number(), title: z.string() }))
    .parse(
      await cook.read(`recipe_cards?select=id,title&is_premium=is.false&order=id&limit=${count}`),
    )
  for (const [position, recipe] of recipes.entries()) {
    await cook.send('collection_recipes', {
      collection_id: id,
      recipe_id: String(recipe.id),
      user_id: cook.id,
      recipe_data: { title: recipe.title },
      position,
    })
  }
  return recipes.map(({ title }) => title)
}

const openCollection = async (page: Page, name: string) => {
  await page.goto('/saved-recipes')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading')

test('a heart saves, says so, and takes it back, here and where it is found again', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/recipe/1')
  await page.getByRole('button', { name: `Save ${spaghetti}` }).click()
  await expect(page.getByText(`${spaghetti} is saved`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Save ${spaghetti}` })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Save ${spaghetti}` }).click()
  await expect(page.getByText(`${spaghetti} is saved`)).toBeVisible()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: `Unsave ${spaghetti}` }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a visitor is told what saving takes, and has no collections', async ({ page }) => {
  await page.goto('/recipe/1')
  await page.getByRole('button', { name: `Save ${spaghetti}` }).click()
  await expect(page.getByText('Sign in to save recipes')).toBeVisible()
  await expect(page.getByRole('button', { name: /to a collection/ })).toHaveCount(0)
})

test('saved recipes are searched, and sorted by the pantry', async ({ page }) => {
  const cook = await newCook(page)
  await save(cook, '1', '2', '3')
  await page.goto('/')
  await page.goto('/saved-recipes')
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).last()).toHaveText(spaghetti)
  await page.getByLabel('Search saved recipes').fill('mushroom spag')
  await expect(cards(page)).toHaveText([spaghetti])
  await expect(page.getByRole('heading', { name: '1 of 3 saved recipes' })).toBeVisible()
  await page.getByLabel('Search saved recipes').fill('no such thing')
  await page.getByRole('button', { name: 'Show all saved recipes' }).click()
  const category = 'Pasta'
  await stock(cook, [
    food.butter,
    { name: 'Spaghetti', ingredient: 'spaghetti', category },
    { name: 'Mushrooms', ingredient: 'mushroom', category },
    { name: 'Parmesan', ingredient: 'parmesan', category },
  ])
  await page.goto('/saved-recipes')
  await page.getByLabel('Order').selectOption('Fits my pantry')
  await expect(cards(page).first()).toHaveText(spaghetti)
  await page.reload()
  await expect(cards(page).first()).toHaveText(spaghetti)
})

test('several are done with at once, without a network too, and all of it is undone by one tap', async ({
  page,
  context,
}) => {
  const cook = await newCook(page)
  await save(cook, '1', '2', '3')
  await page.goto('/')
  await page.goto('/saved-recipes')
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox', { name: spaghetti }).check()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Add to collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' })
  await dialog.getByLabel('New collection').fill('Sundays')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('link', { name: 'Sundays 3 recipes' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('checkbox', { name: spaghetti }).uncheck()
  await page.getByRole('button', { name: 'Unsave' }).click()
  await expect(page.getByText('2 recipes are no longer saved')).toBeVisible()
  await expect(cards(page)).toHaveText([spaghetti])
  await expect(waits(page)).toContainText('for the network')
  // Under the pointer it stays until the undoing.
  await page.getByText('2 recipes are no longer saved').hover()
  await context.setOffline(false)
  const savedThere = async () => cook.read('favorite_recipes?select=recipe_id')
  await expect.poll(savedThere).toEqual([{ recipe_id: '1' }])
  await undo(page, '2 recipes are no longer saved')
  await expect(cards(page)).toHaveCount(3)
  await expect.poll(savedThere).toHaveLength(3)

  await page.getByRole('link', { name: 'Sundays 3 recipes' }).click()
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('Nothing in here yet')).toBeVisible()
  await undo(page, '3 recipes taken out of Sundays')
  await expect(cards(page)).toHaveCount(3)
})

test('a recipe goes into several collections, and out of one', async ({ page }) => {
  await newCook(page)
  await page.goto('/recipe/1')
  await fromMenu(page, 'Add to a collection')
  const dialog = await openedDialog(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Please give it a name.')).toBeVisible()
  await dialog.getByLabel('New collection').fill('  Weeknights ')
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
  const cook = await newCook(page)
  const [first = '', second = '', third = ''] = await fillCollection(cook, 'Soups', 3)
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
  const cook = await newCook(page)
  const titles = await fillCollection(cook, 'Soups', 2)
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

  // Nobody’s is not there.
  for (const id of ['nobodys', 'c0000000-0000-4000-8000-000000000001']) {
    await page.goto(`/collection/${id}`)
    await expect(page.getByText('There is no such collection')).toBeVisible()
  }
})

test('a recipe that is gone says so, with what is remembered, and can be taken out', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/recipe/716429')
  await page.getByRole('button', { name: 'Save Recipe 716429' }).click()
  await expect(page.getByRole('button', { name: 'Unsave Recipe 716429' })).toBeVisible()
  // The heart is full at the tap; the words wait until the device holds it.
  await expect(page.getByText('Recipe 716429 is saved')).toBeVisible()
  const dialog = await openDialog(page, 'Recipe 716429')
  await dialog.getByRole('checkbox', { name: 'My Recipes' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('link', { name: 'Recipe 716429' })).toBeVisible()
  await openCollection(page, 'My Recipes')
  await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recipe 716429' })).toBeVisible()
  await page.getByRole('button', { name: 'Take Recipe 716429 out' }).click()
  await expect(page.getByText('Nothing in here yet')).toBeVisible()
})

test(`axe finds nothing on collections and their dialogs`, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  const cook = await newCook(page)
  const [title = ''] = await fillCollection(cook, 'Soups', 2)
  // By its name: which of them all stand first goes by what others like.
  await page.goto(`/recipes?q=${encodeURIComponent(title)}`)
  const dialog = await openDialog(page, title)
  expect(await axeFindings(page, '[role=dialog]'), 'add to a collection').toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: `Save ${title}` })
    .last()
    .click()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('link', { name: 'Soups 2 recipes' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await axeFindings(page), 'saved recipes').toEqual([])
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox', { name: title }).check()
  expect(await axeFindings(page), 'selecting').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New collection' }).click()
  await expect(page.getByRole('dialog', { name: 'New collection' })).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]'), 'new collection').toEqual([])
  await page.keyboard.press('Escape')
  await openCollection(page, 'Soups')
  await expect(cards(page)).toHaveCount(2)
  expect(await axeFindings(page), 'collection').toEqual([])
  await page.getByRole('button', { name: 'Arrange' }).click()
  expect(await axeFindings(page), 'arrange').toEqual([])
})
