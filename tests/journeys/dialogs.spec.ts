import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { food, newCook, stock } from './cook.ts'
import { inDatabase } from './database.ts'
import { addToPantry, expect, test } from './journey.ts'
import { png } from './png.ts'

// Everything that opens above a page: by the keyboard alone, looked at in both themes on a phone, and closed with the focus back at
// where it was opened. What other journeys open with axe (cook mode, filters, swaps, plans) is not opened again.

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 800 }))

const popup = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')

/** Presses a button by its key and waits for the dialog. */
async function openBy(button: Locator, page: Page, name: string | RegExp): Promise<Locator> {
  await button.press('Enter')
  const dialog = popup(page).and(page.getByRole('dialog', { name }))
  await expect(dialog).toBeVisible()
  return dialog
}

/**
 * The focus is in what is open, not on what closes it, and stays there; axe finds nothing, Escape closes it, and the focus is
 * where it was.
 */
async function leave(page: Page, dialog: Locator, opener: Locator, what: string): Promise<void> {
  await expect(dialog.locator(':focus'), what).toHaveCount(1)
  const close = dialog.getByRole('button', { name: 'Close', exact: true })
  if ((await close.count()) > 0) await expect(close, what).not.toBeFocused()
  for (const keys of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(keys)
    await expect(dialog.locator(':focus'), `${what}, after ${keys}`).toHaveCount(1)
  }
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

test('of a visitor’s things', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await addToPantry(page, '2 eggs, onion')
  const eggs = button(page, /^Eggs, /)
  const dialog = await openBy(eggs, page, 'Eggs')
  await expect(dialog.getByRole('button', { name: 'At home', exact: true })).toBeFocused()
  await leave(page, dialog, eggs, 'Eggs')
  await openBy(eggs, page, 'Eggs')
  await button(page, 'That’s something else').press('Enter')
  const other = page.getByRole('dialog', { name: 'What is Eggs?' })
  await expect(other.getByRole('combobox', { name: 'It is' })).toBeFocused()
  await leave(page, other, eggs, 'what a thing is')
  await page.setViewportSize({ width: 360, height: 800 })
  const row = page.getByRole('button', { name: /2 things/ })
  await row.press('Enter')
  await dialogOf(page, eggs, 'Eggs')
})

test('of reports, and of who judges them', async ({ page, browser }) => {
  test.slow()
  const open = async (name: string) =>
    newCook(await (await browser.newContext()).newPage(), { name })
  const [pia, bo] = [await open('Pia'), await open('Bo')]
  await pia.send('comments', { recipe_id: 172, user_id: pia.id, content: 'Buy my pills!' })
  await bo.page.setViewportSize({ width: 360, height: 800 })
  await bo.page.goto('/recipe/172')
  const comments = bo.page.getByRole('region', { name: 'Comments' })
  await comments.scrollIntoViewIfNeeded()
  await menuOf(bo.page, comments.getByRole('button', { name: 'More about what Pia says' }), {
    Report: 'Report this comment',
  })
  const report = { recipe_id: null, profile_id: pia.id, reporter_id: bo.id, reason: 'spam' }
  await bo.send('reports', report)

  const moderator = await newCook(page, { name: 'Mo' })
  await inDatabase((client) =>
    client.query('insert into private.moderators (user_id) values ($1)', [moderator.id]),
  )
  await page.goto('/moderation')
  const reported = page
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Pia/ }) })
    .first()
  for (const [act, name] of [
    ['Remove', 'Remove this profile?'],
    ['Warn', 'Warn Pia'],
    ['Ban', 'Ban Pia?'],
  ] as const) {
    const opener = reported.getByRole('button', { name: act, exact: true })
    const dialog = await openBy(opener, page, name)
    const first = act === 'Ban' ? dialog.getByRole('heading') : dialog.getByRole('textbox')
    await expect(first).toBeFocused()
    await leave(page, dialog, opener, name)
  }
})

test('dialogs of kitchens by keyboard', async ({ page }) => {
  await newCook(page)
  await page.goto('/subscription/manage/kitchen')
  const share = page.getByRole('button', { name: 'Share a kitchen…' })
  await dialogOf(page, share, 'Share a kitchen')
  await share.press('Enter')
  await page.getByLabel('What it is called').fill('Flat 4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Flat 4' })).toBeVisible()
  await dialogOf(page, page.getByRole('button', { name: 'Invite somebody' }), /^Invite to/)
  await menuOf(page, page.getByRole('button', { name: 'More about “Flat 4”' }), {
    'Rename…': 'Rename the kitchen',
    'Leave this kitchen…': /^Leave “Flat 4”/,
    'End this kitchen…': /^End “Flat 4”/,
  })
})
