import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { addToPantry, expect, openPantryItem, pantryItem, test } from './journey.ts'

// Saturday pancakes: 250 g flour, 320 ml milk, 60 g butter, 2 eggs for 4.
const pancakes = '/recipe/8'

const lines = (page: Page) => page.getByRole('region', { name: 'Ingredients' })
const line = (page: Page, name: string) =>
  lines(page).getByRole('listitem').filter({ hasText: name }).first()
const change = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Change ${name}`, exact: true }).click()
  await page.getByRole('button', { name: `${what} (${name})` }).click()
}

test.use({ locale: 'en-CA' })

test('a recipe is scaled, swapped and cooked, and the pantry follows and comes back', async ({
  page,
}) => {
  await stock(await newCook(page), [
    { ...food.eggs, quantity: 12 },
    { ...food.flour, quantity: 500, unit: 'g' },
    { ...food.butter, quantity: 200, unit: 'g' },
    { ...food.milk, quantity: 1, unit: 'l' },
  ])
  await page.goto(pancakes)
  await expect(line(page, 'all-purpose flour')).toContainText('250 g')

  await page.getByRole('button', { name: 'One serving more' }).click()
  await page.getByRole('button', { name: 'One serving more' }).click()
  await expect(page).toHaveURL(`${pancakes}?servings=6`)
  await expect(line(page, 'all-purpose flour')).toContainText('375 g')
  await expect(line(page, 'eggs')).toContainText('3 eggs')
  await page.getByText('As a table').click()
  await expect(page.getByRole('row', { name: /Energy/ })).toContainText(/448\skcal.*2,688\skcal/)

  await change(page, 'butter', 'Use something else')
  await page.getByRole('dialog').getByRole('button', { name: /^Ghee/ }).click()
  await expect(lines(page)).toContainText('instead of 90 g butter')
  await expect(page).toHaveURL(/swap=butter%3A/)
  await page.reload()
  await expect(lines(page)).toContainText('instead of 90 g butter')
  await page.goto(`${pancakes}?servings=6`)

  await page.getByRole('button', { name: 'I cooked this' }).click()
  const sheet = page.getByRole('dialog', { name: 'You cooked this' })
  await expect(sheet).toContainText('3 taken, 9 left')
  await sheet.getByRole('checkbox', { name: 'Milk' }).uncheck()
  await sheet.getByRole('button', { name: 'Take these', exact: true }).click()
  await expect(page.getByText('Taken from your pantry. Enjoy!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).waitFor()

  const amountOf = async (name: string) => {
    const dialog = await openPantryItem(page, name)
    const amount = await dialog
      .getByLabel(/amount|how much/i)
      .first()
      .inputValue()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return amount
  }
  // By a link, so that the message and its Undo stay.
  await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click()
  await expect(pantryItem(page, 'Eggs')).toContainText('9')
  await expect(pantryItem(page, 'Milk')).toContainText('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pantryItem(page, 'Eggs')).toContainText('12')
  await page.reload()
  await expect(pantryItem(page, 'Eggs')).toContainText('12')
  expect(await amountOf('Butter')).toContain('200')
})

test('what there is of one ingredient scales all the others', async ({ page }) => {
  await newCook(page)
  await page.goto(pancakes)
  await lines(page)
    .getByRole('button', { name: /^250 g all-purpose flour/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /How much all-purpose flour/ })
  await dialog.getByLabel('I have').fill('a handful')
  await expect(dialog.getByRole('button', { name: 'Cook with that' })).toBeDisabled()
  await dialog.getByLabel('I have').fill('0.5 kg')
  await expect(dialog).toContainText('Enough for 8 servings')
  await dialog.getByRole('button', { name: 'Cook with that' }).click()
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('8')
  await expect(line(page, 'milk')).toContainText('640 ml')
  await page.getByRole('button', { name: 'As written' }).click()
  await expect(page).toHaveURL(pancakes)
})

test('an American kitchen reads cups and Fahrenheit, keeps them, and prints the recipe alone', async ({
  page,
}) => {
  await page.goto(pancakes)
  const method = page.getByRole('region', { name: 'Method' })
  await expect(method).toContainText('°C')
  await page.getByRole('button', { name: 'US', exact: true }).click()
  await expect(method).toContainText('°F')
  await expect(method).not.toContainText('°C')
  await expect(line(page, 'all-purpose flour')).toContainText('cup')
  await page.goto('/recipe/137')
  await page.goto('/recipe/10')
  await expect(page.getByRole('button', { name: 'US', pressed: true })).toBeVisible()

  // On paper there is the recipe, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('a visitor reads the servings as written, calories, and cooks from the device', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(page, '500 g flour')
  await page.goto(`${pancakes}?servings=8`)
  await expect(line(page, 'all-purpose flour')).toContainText('250 g')
  await expect(page.getByRole('button', { name: 'One serving more' })).toBeDisabled()
  await page.getByRole('button', { name: 'Why the servings are locked' }).click()
  await expect(page.getByText('Changing the servings is part of the plan.')).toBeVisible()
  await expect(page.getByText('448 kcal per serving')).toBeVisible()
  await expect(page.getByText('As a table')).toHaveCount(0)
  await page.getByRole('button', { name: 'I cooked this' }).click()
  await page.getByRole('button', { name: 'Take these', exact: true }).click()
  await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click()
  await expect(pantryItem(page, 'flour')).toContainText('250')
})

test('a line that is something else to a person stays so', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'oat milk, eggs')
  await page.goto(pancakes)
  await expect(line(page, 'milk')).toContainText('ml')
  await change(page, 'milk', 'That’s something else')
  const dialog = page.getByRole('dialog', { name: 'What is milk?' })
  await dialog.getByLabel('It is').fill('oat milk')
  await dialog
    .getByRole('option', { name: /oat milk/i })
    .first()
    .click()
  await expect(line(page, 'milk')).toContainText('you have oat milk')
  await page.reload()
  await expect(line(page, 'milk')).toContainText('you have oat milk')
})

test('axe finds nothing on the page and in its dialogs', async ({ page }) => {
  test.slow()
  const eggs = { ...food.eggs, quantity: 12 }
  await stock(await newCook(page), [eggs, food.flour, { ...food.butter, quantity: 200, unit: 'g' }])
  await page.goto(`${pancakes}?servings=6`)
  await expect(line(page, 'butter')).toContainText('you have butter')
  await page.getByText('As a table').click()
  expect(await axeFindingsAt(phoneAndDesk, page), 'page').toEqual([])

  const close = async (what: string) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindingsAt(phoneAndDesk, page, '[role=dialog]'), what).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'I cooked this' }).click()
  await close('cooked')
  await page.getByRole('button', { name: 'Change butter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use something else (butter)' })).toBeVisible()
  expect(
    await axeFindingsAt(phoneAndDesk, page, '[aria-labelledby=ingredients]'),
    'choices',
  ).toEqual([])
  await page.getByRole('button', { name: 'Use something else (butter)' }).click()
  await close('swap')
  await change(page, 'butter', 'Cook with what I have of it')
  await close('amount')
  await change(page, 'butter', 'That’s something else')
  await close('correct')
})

test('what is missing goes on the list, and of what is there only the rest', async ({ page }) => {
  await stock(await newCook(page), [
    { ...food.eggs, quantity: 1 },
    { ...food.flour, quantity: 500, unit: 'g' },
    food.butter,
    { name: 'Sugar', ingredient: 'sugar', category: 'Baking' },
    { name: 'Baking powder', ingredient: 'baking-powder', category: 'Baking' },
    { name: 'Lemon juice', ingredient: 'lemon-juice', category: 'Fruit' },
  ])
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: 'Saturday pancakes' })
  await expect(card).toContainText('not quite enough eggs')
  await page.goto(pancakes)
  await expect(line(page, 'egg')).toContainText('have 1 of 2')
  await expect(lines(page)).toContainText('Not quite enough of 1: egg.')
  await page.getByRole('button', { name: 'One serving more' }).click()
  await page.getByRole('button', { name: 'One serving more' }).click()
  await expect(line(page, 'egg')).toContainText('have 1 of 3')
  await page.getByRole('button', { name: 'One serving less' }).click()
  await page.getByRole('button', { name: 'One serving less' }).click()
  await expect(line(page, 'egg')).toContainText('have 1 of 2')
  await page.getByRole('button', { name: 'Put them on the shopping list' }).click()
  await expect(page.getByText(/put on your shopping list/)).toBeVisible()
  await page.goto('/shopping-list')
  const toBuy = page.getByRole('region', { name: 'To buy', exact: true }).getByRole('listitem')
  await expect(toBuy.filter({ hasText: 'Milk' })).toContainText('320 ml')
  await expect(toBuy.filter({ hasText: 'Egg' })).toContainText('1')
  await expect(toBuy.filter({ hasText: 'Egg' })).toContainText('Saturday pancakes')
  await expect(toBuy.filter({ hasText: 'flour' })).toHaveCount(0)
})
