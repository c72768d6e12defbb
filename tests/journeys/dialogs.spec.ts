import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { expect, test } from './journey.ts'
import { png } from './png.ts'

// Everything that opens above a page: by the keyboard alone, looked at in both themes on a phone, and closed with the focus back at
// where it was opened. What other journeys open with axe (cook mode, filters, swaps, plans, reports of comments) is not opened again.

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 800 }))

const popup = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')

/** Presses a button by its key and waits for the dialog. */
async function openBy(button: Locator, page: Page, name: string | RegExp): Promise<Locator> {
  await button.press('Enter')
  const dialog = popup(page).and(page.getByRole('dialog', { name }))
  await expect(dialog).toBeVisible()
  return dialog
}

/** The focus is in what is open, axe finds nothing, Escape closes it, and the focus is where it was. */
async function leave(page: Page, dialog: Locator, opener: Locator, what: string): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await axeFindings(page, '[role=dialog], [role=alertdialog]'), what).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener, `${what}: where the focus comes back to`).toBeFocused()
}

async function dialogOf(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  await leave(page, await openBy(opener, page, name), opener, String(name))
}

/** A menu, and the dialogs that it leads to. */
async function menuOf(page: Page, opener: Locator, items: Record<string, string | RegExp>) {
  await opener.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(menu.locator(':scope:focus, :focus')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem').and(page.locator(':focus'))).toHaveCount(1)
  expect(await axeFindings(page, '[role=menu]'), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener, 'after the menu').toBeFocused()
  for (const [item, name] of Object.entries(items)) {
    await opener.press('Enter')
    await menu.getByRole('menuitem', { name: item, exact: true }).press('Enter')
    const dialog = popup(page).filter({ has: page.getByRole('heading', { name }) })
    await expect(dialog, item).toBeVisible()
    await leave(page, dialog, opener, item)
  }
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('on a recipe, and of photos', async ({ page }) => {
  test.slow()
  await newCook(page)
  await page.goto('/recipe/1')
  await menuOf(page, button(page, 'More'), {
    Share: /^Share/,
    'Add to a collection': 'Add to a collection',
  })
  await dialogOf(page, button(page, 'I cooked this'), /./)

  const made = button(page, 'I made it')
  await made.scrollIntoViewIfNeeded()
  const form = await openBy(made, page, 'I made it')
  await leave(page, form, made, 'form of a photo')
  await openBy(made, page, 'I made it')
  const photo = { name: 'dish.png', mimeType: 'image/png', buffer: png(400) }
  await page.getByLabel('Picture file').setInputFiles(photo)
  await page.getByLabel('How did it turn out?').fill('Crisp')
  // A key does not wait for the picture to be made small, as a click would.
  await expect(button(page, 'Show it')).toBeEnabled()
  await button(page, 'Show it').press('Enter')
  const shown = page
    .getByRole('region', { name: 'Cooks made it' })
    .getByRole('button', { name: /Crisp You/ })
  const view = await openBy(shown, page, 'You made this')
  const more = button(page, 'More about this photo')
  await menuOf(page, more, {})
  await leave(page, view, shown, 'photo')
  await openBy(shown, page, 'You made this')
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await leave(page, page.getByRole('dialog', { name: 'Your photo' }), shown, 'note of a photo')
})

test('at home, in the list and in the header', async ({ page }) => {
  test.slow()
  await stock(await newCook(page), [food.eggs, food.onion])
  await page.goto('/')
  await menuOf(page, button(page, 'New recipe'), {})
  // On a phone it is behind one row.
  await page.setViewportSize({ width: 1280, height: 900 })
  await dialogOf(page, button(page, /^Eggs, /), 'Eggs')
  await menuOf(page, button(page, 'Profile'), {})
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/recipes')
  await dialogOf(page, button(page, /^Filters/), 'Filters')
})

test('of saved recipes and collections', async ({ page }) => {
  test.slow()
  const cook = await newCook(page)
  const id = randomUUID()
  await cook.send('recipe_collections', { id, user_id: cook.id, name: 'Soups' })
  for (const recipe_id of ['1', '2']) {
    const row = { collection_id: id, recipe_id, user_id: cook.id, recipe_data: '{}' }
    await cook.send('collection_recipes', row)
    await cook.send('favorite_recipes', { user_id: cook.id, recipe_id })
  }
  await page.goto('/saved-recipes')
  await expect(page.getByRole('article')).toHaveCount(2)
  await dialogOf(page, button(page, 'New collection'), 'New collection')
  await button(page, 'Select').press('Enter')
  await page.getByRole('checkbox').first().check()
  await dialogOf(page, button(page, 'Add to collection'), /collection/i)
  await page.goto(`/collection/${id}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  const look = button(page, 'Change name and look')
  const dialog = await openBy(look, page, 'Change collection')
  await expect(dialog.getByRole('group', { name: 'Cover' }).getByRole('radio')).toHaveCount(3)
  await leave(page, dialog, look, 'cover')
})

test('of shopping lists', async ({ page }) => {
  await newCook(page)
  await page.goto('/shopping-list')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await dialogOf(page, button(page, 'New list'), 'New list')
  await openBy(button(page, 'New list'), page, 'New list')
  await page.getByLabel('Name').fill('Party')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Party')).toHaveAttribute('aria-pressed', 'true')
  await menuOf(page, button(page, 'More for this list'), {
    'Order of aisles': 'Order of aisles',
    'Rename this list': 'Rename this list',
    'Delete this list': /^Delete/,
  })
})

test('of people', async ({ page, browser }) => {
  test.slow()
  const context = await browser.newContext()
  const bo = await newCook(await context.newPage(), { name: 'Bo' })
  await context.close()
  await newCook(page)
  await page.goto('/profile')
  await dialogOf(page, button(page, 'Edit profile'), 'Edit profile')
  await dialogOf(page, button(page, '0 followers'), /./)
  await menuOf(page, button(page, 'More about your profile'), { 'Blocked cooks': 'Blocked cooks' })
  await page.goto(`/profile/${bo.id}`)
  await menuOf(page, button(page, 'More about Bo'), { Report: /report/i })
})

test('of what somebody writes, cooks and composes', async ({ page }) => {
  test.slow()
  await newCook(page)
  await page.goto('/create-recipe')
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('2 leeks')
  const tools = button(page, /^(Change|More).*2 leeks/).first()
  await tools.press('Enter')
  const other = button(page, 'Something else for 2 leeks')
  await leave(page, await openBy(other, page, /^What is/), other, 'what a line means')
  await page.goto('/recipe/41')
  await button(page, 'Cook').press('Enter')
  for (const name of ['Hands-free', 'All steps']) {
    await button(page, name).press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    expect(await axeFindings(page, '[role=dialog]'), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, name)).toBeFocused()
  }
})

test('what asks before what is avoided is shown', async ({ page }) => {
  await stock(await newCook(page), [food.eggs, food.butter, food.flour, food.milk])
  await page.goto('/subscription/manage/diet')
  await button(page, 'Dairy').press('Enter')
  await expect(button(page, 'Dairy')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await button(page, 'By which?').press('Enter')
  const opener = button(page, /^Look without “/).first()
  await opener.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await leave(page, question, opener, 'question')
})
