import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { expect, markInPantry, openPantryItem, pantryItem, test } from './journey.ts'

const toBuy = (page: Page): Locator =>
  page.getByRole('region', { name: 'To buy', exact: true }).getByRole('listitem')

async function write(page: Page, text: string) {
  const field = page.getByLabel('What do you need?')
  await field.fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(field).toHaveValue('')
}

const line = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Change ${name}`, exact: true }).click()
  return line(page, name)
}

test('ticking by the keyboard goes on to the next thing', async ({ page }) => {
  await newCook(page)
  await page.goto('/shopping-list')
  await write(page, 'onions, milk, bread')
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await box(/^Onions/).focus()
  for (const [ticked, next] of [
    [/^Onions/, /^Milk/],
    [/^Milk/, /^Bread/],
  ] as const) {
    await page.keyboard.press('Space')
    await expect(box(ticked)).toBeChecked()
    await expect(box(next)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(toBuy(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('things stand by aisle, one line each, and are changed', async ({ page }) => {
  await newCook(page)
  await page.goto('/shopping-list')
  await write(page, 'milk, 2 onions, 6 eggs, soap')
  await write(page, 'an onion, 300 g flour; 1 kg flour')
  await expect(toBuy(page)).toHaveText([
    'Onions 3',
    'Milk',
    'Eggs 6',
    'All-purpose flour 1.3 kg',
    'soap',
  ])
  const eggs = await open(page, 'Eggs')
  await eggs.getByRole('button', { name: /One more/ }).click()
  await expect(eggs.getByLabel('How much?', { exact: true })).toHaveValue('7')
  await eggs.getByLabel('Aisle').selectOption('Vegetables')
  await eggs.getByRole('button', { name: 'Save' }).click()
  await expect(toBuy(page)).toHaveText([
    'Onions 3',
    'Eggs 7',
    'Milk',
    'All-purpose flour 1.3 kg',
    'soap',
  ])

  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Order of aisles' }).click()
  await page.getByRole('button', { name: 'Dairy & Eggs earlier' }).focus()
  for (let step = 0; step < 5; step += 1)
    await page.getByRole('button', { name: 'Dairy & Eggs earlier' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(toBuy(page).first()).toHaveText('Milk')
  await page.reload()
  await expect(toBuy(page)).toHaveText([
    'Milk',
    'Onions 3',
    'Eggs 7',
    'All-purpose flour 1.3 kg',
    'soap',
  ])
})

test('what is ticked off is in the pantry with its amount, and out again with Undo', async ({
  page,
}) => {
  await stock(await newCook(page), [{ ...food.milk, quantity: 1, unit: 'l' }])
  await page.goto('/shopping-list')
  await write(page, '2 l milk, 6 eggs')
  await expect(page.getByText('1 l at home')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Eggs/ }).click()
  await expect(page.getByText('Eggs bought').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'In the basket' })).toContainText('Eggs 6')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toBuy(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: /^Milk/ }).click()
  await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click()
  await expect(pantryItem(page, 'Milk')).toContainText('3 l')
  await expect(pantryItem(page, 'Eggs')).toHaveCount(0)
  await page.reload()
  await expect(pantryItem(page, 'Milk')).toContainText('3 l')
})

test('what ran out is proposed', async ({ page }) => {
  await stock(await newCook(page), [food.milk, food.eggs])
  await page.goto('/')
  await markInPantry(page, 'Milk', 'Out')
  await expect(page.getByRole('button', { name: /^Milk, run out/ })).toBeVisible()
  await markInPantry(page, 'Eggs', 'Low')
  await openPantryItem(page, 'Eggs')
  await page.getByRole('button', { name: 'Put on the shopping list' }).click()
  await expect(page.getByText('Eggs put on your shopping list').first()).toBeVisible()
  await page.goto('/shopping-list')
  await page.getByRole('button', { name: 'Put Milk on the list' }).click()
  await expect(toBuy(page)).toHaveText([/^Eggs/, 'Milk'])
  await expect(page.getByRole('group', { name: 'Ran out at home' })).toBeHidden()
})

test('a list is pasted, and given on as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newCook(page)
  await page.goto('/shopping-list')
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    return navigator.clipboard.writeText('- [ ] 2 onions\n☐ milk\n1) soap')
  })
  await page.getByLabel('What do you need?').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toBuy(page)).toHaveText(['Onions 2', 'Milk', 'soap'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The list is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Shopping List\n\nVegetables\n- 2 Onions\n\nDairy & Eggs\n- Milk\n\nOther\n- soap',
  )
})

test('a second list is made, filled, deleted and emptied after asking, and brought back', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/shopping-list')
  await write(page, 'milk')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name').fill('Party')
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByRole('button', { name: 'Party' })).toHaveAttribute('aria-pressed', 'true')
  await write(page, 'candles')
  await expect(toBuy(page)).toHaveText(['candles'])
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Delete this list' }).click()
  await page.getByRole('button', { name: 'Delete the list' }).click()
  await expect(toBuy(page)).toHaveText(['Milk'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Party' }).click()
  await expect(toBuy(page)).toHaveText(['candles'])

  await page.getByRole('button', { name: 'Empty the list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the list' }).click()
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(toBuy(page)).toHaveText(['candles'])
  await page.reload()
  await page.getByRole('button', { name: 'Party' }).click()
  await expect(toBuy(page)).toHaveText(['candles'])
})

test(`axe finds nothing on the list with everything open`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const milkAtHome = { ...food.milk, quantity: 1, unit: 'l' }
  await stock(await newCook(page), [{ ...food.butter, status: 'low' }, milkAtHome])
  await page.goto('/shopping-list')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  expect(await axeFindings(page), 'empty').toEqual([])
  await write(page, '2 l milk, onions, soap')
  await page.getByRole('checkbox', { name: /^soap/ }).click()
  await expect(page.getByRole('list', { name: 'In the basket' })).toBeVisible()
  expect(await axeFindings(page), 'list').toEqual([])
  const milk = await open(page, 'Milk')
  await expect(milk).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]'), 'line').toEqual([])
  await milk.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'New list' }).click()
  await expect(page.getByRole('dialog', { name: 'New list' })).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]'), 'new list').toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Order of aisles' }).click()
  await expect(page.getByRole('dialog', { name: 'Order of aisles' })).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]'), 'aisles').toEqual([])
})

test('what is to be bought is not counted on at home', async ({ page }) => {
  await stock(await newCook(page), [food.eggs, food.flour, food.butter, food.milk])
  const noTo = (name: string) => page.getByRole('button', { name: `No ${name} at home` })
  await page.goto('/')
  await expect(noTo('sugar').first()).toBeVisible()
  await page.goto('/shopping-list')
  const sent = page.waitForResponse((answer) => answer.url().includes('/apply_shopping_operations'))
  await write(page, 'sugar')
  await expect(toBuy(page)).toHaveText(['Sugar'])
  expect((await sent).ok()).toBe(true)
  await page.goto('/')
  await expect(noTo('vegetable oil').first()).toBeVisible()
  await expect(noTo('sugar')).toHaveCount(0)
})

test('at a desk the basket has its place before anything is in it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await newCook(page)
  await page.goto('/shopping-list')
  await write(page, 'milk, soap')
  const place = page.getByText('What you tick goes into the basket here')
  const before = await place.boundingBox()
  expect(before?.x).toBeGreaterThan(640)
  await page.getByRole('checkbox', { name: /Milk/ }).check()
  const basket = page.getByRole('list', { name: 'In the basket' })
  await expect(basket).toContainText('Milk')
  expect((await basket.boundingBox())?.x).toBe(before?.x)
  await expect(place).toBeHidden()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('checkbox', { name: /Milk/ }).uncheck()
  await expect(toBuy(page)).toHaveCount(2)
  await expect(place).toBeHidden()
})
