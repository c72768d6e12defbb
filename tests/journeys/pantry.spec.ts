import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import {
  addToPantry,
  expect,
  freshEmail,
  markInPantry,
  openPantryItem,
  pantryItem,
  password,
  removeFromPantry,
  signUp,
  test,
} from './journey.ts'

const field = (page: Page) => page.getByLabel('Ingredients you have')
/** What the chip of a thing says that should be used. */
const spoiling = /use (?:soon|today|by)|past its day/
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

test('a name is proposed while it is typed, or by its likeness, and keeps the amount', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(page, 'milk')
  await field(page).pressSequentially('2 aub')
  await expect(option(page, /^Eggplants · aubergine/)).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(option(page, /^Eggplants/)).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('2 eggplants, ')

  await field(page).pressSequentially('mil')
  await expect(option(page, /^Milk at home/)).toBeVisible()
  await field(page).press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field(page).fill('2 eggplants, lem')
  await option(page, /^Lemons$/).click()
  await expect(field(page)).toHaveValue('2 eggplants, lemons, ')
  await field(page).press('Enter')
  await expect(pantryItem(page, 'Eggplants')).toContainText('2')
  await expect(pantryItem(page, 'Lemons')).toBeVisible()

  // What nobody knows is proposed by its likeness, and taken with a tap.
  await field(page).fill('2 caps, milk')
  await field(page).blur()
  await page.getByRole('button', { name: 'Did you mean bell peppers?' }).click()
  await expect(field(page)).toHaveValue('2 bell peppers, milk')
})

test('a shorthand is taken as a guess, which one takes back or corrects', async ({ page }) => {
  await page.goto('/')
  await addToPantry(page, 'milk, greek yog')
  await expect(pantryItem(page, 'Greek yogurt')).toBeVisible()
  await expect(page.getByText('greek yog → Greek yogurt').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(pantryItem(page, 'Greek yog')).toContainText('not matched')
  await expect(pantryItem(page, 'Greek yogurt')).toHaveCount(0)

  await addToPantry(page, 'sml pots')
  const dialog = await openPantryItem(page, 'Potatoes')
  await expect(dialog).toContainText('You wrote “sml pots”')
  await dialog.getByRole('button', { name: 'That’s something else' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('sweet potatoes')
  await page
    .getByRole('option', { name: /^Sweet potatoes/ })
    .first()
    .click()
  await expect(pantryItem(page, 'Sweet potatoes')).toBeVisible()
})

test('a tap opens a thing, where one says that it runs low, has run out, is there again', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(page, 'eggs, potatoes, onion, olive oil')
  const tortilla = page.getByRole('article').filter({ hasText: 'Potato and onion tortilla' })
  await expect(tortilla).toContainText('ready now')
  const dialog = await openPantryItem(page, 'Potatoes')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(pantryItem(page, 'Potatoes')).not.toContainText('low')
  await markInPantry(page, 'Potatoes', 'Low')
  await expect(pantryItem(page, 'Potatoes')).toContainText('low')
  await expect(tortilla).toContainText('ready now')
  await markInPantry(page, 'Potatoes', 'Out')
  await expect(pantryItem(page, 'Potatoes')).toContainText('out')
  await expect(tortilla).toContainText('missing 1')
  await page.reload()
  await markInPantry(page, 'Potatoes', 'At home')
  await expect(tortilla).toContainText('ready now')
})

test('amount and age are changed, and what was asked to be used soon may be good', async ({
  page,
}) => {
  await page.goto('/')
  await addToPantry(page, '1 l milk')
  const dialog = await openPantryItem(page, 'Milk')
  await dialog.getByLabel('How much?').fill('lots')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please write a number')).toBeVisible()
  await dialog.getByLabel('How much?').fill('½ l')
  await dialog.getByRole('button', { name: 'A week ago' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(pantryItem(page, 'Milk')).toContainText('0.5 l')
  await expect(pantryItem(page, 'Milk')).toContainText(spoiling)
  await openPantryItem(page, 'Milk')
  await dialog.getByRole('button', { name: 'Still good' }).click()
  await expect(pantryItem(page, 'Milk')).not.toContainText(spoiling)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(pantryItem(page, 'Milk')).toContainText(spoiling)
})

test('what is half used, left over or frozen is kept so in the account, and so is the age of what was taken off and had back', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, 'half a bag of spinach, leftover rice, frozen chicken thighs')
  await expect(pantryItem(page, 'Spinach')).toContainText(spoiling)
  await expect(pantryItem(page, 'Cooked rice')).toContainText(spoiling)
  await expect(pantryItem(page, 'Chicken thighs')).toContainText('frozen')
  const dialog = await openPantryItem(page, 'Spinach')
  await dialog.getByRole('button', { name: 'Freezer' }).click()
  await expect(dialog.getByText(/^Good for about \d+ months/)).toBeVisible()
  const saved = page.waitForResponse(
    (response) => response.url().includes('pantry_items') && response.request().method() === 'POST',
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saved

  await addToPantry(page, 'milk')
  const milk = await openPantryItem(page, 'Milk')
  await milk.getByRole('button', { name: 'A week ago' }).click()
  await milk.getByRole('button', { name: 'Save' }).click()
  await expect(pantryItem(page, 'Milk')).toContainText(spoiling)
  await removeFromPantry(page, 'Milk')
  const undone = page.waitForResponse(
    (response) => response.url().includes('pantry_items') && response.request().method() === 'POST',
  )
  await page.getByText('Milk removed').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await undone

  await page.reload()
  await expect(pantryItem(page, 'Spinach')).toContainText('frozen')
  await expect(pantryItem(page, 'Spinach')).not.toContainText(spoiling)
  await expect(pantryItem(page, 'Milk')).toContainText(spoiling)
})

test('what nobody knows is kept word for word, and a match that was corrected stays corrected, on another device too', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await addToPantry(page, '3 zorkberries')
  await expect(pantryItem(page, '3 zorkberries')).toContainText('not matched')
  const thing = await openPantryItem(page, '3 zorkberries')
  await thing.getByRole('button', { name: 'something else' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is 3 zorkberries?' })
  await dialog.getByRole('combobox').fill('blueb')
  await dialog.getByRole('option', { name: /^Blueberries/ }).click()
  await expect(pantryItem(page, 'Blueberries')).toBeVisible()
  await expect(pantryItem(page, 'zorkberries')).toHaveCount(0)

  await signUp(page, email)
  await expect(pantryItem(page, 'Blueberries')).toBeVisible()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(pantryItem(other, 'Blueberries')).toBeVisible()
  await addToPantry(other, '2 zorkberries')
  await expect(pantryItem(other, 'Blueberries')).toContainText('2')
  await elsewhere.close()
})

test('the staples are changed, reset, and move into the account', async ({ page }) => {
  await page.goto('/')
  const drawer = page.getByRole('group').filter({ hasText: 'Always at home' }).first()
  const summary = drawer.getByText('Always at home:')
  await expect(summary).toHaveText('Always at home: salt, black pepper, water')
  await summary.click()
  await page.getByRole('button', { name: 'Water', exact: true }).click()
  await page.getByRole('combobox', { name: 'Add another' }).fill('soy sau')
  await page.getByRole('option', { name: /^Soy sauce/ }).click()
  await expect(summary).toHaveText('Always at home: salt, black pepper, soy sauce')

  await signUp(page, freshEmail())
  await expect(summary).toHaveText('Always at home: salt, black pepper, soy sauce')
  await page.reload()
  await expect(summary).toHaveText('Always at home: salt, black pepper, soy sauce')
  await summary.click()
  await page.getByRole('button', { name: 'Back to the usual list' }).click()
  await expect(summary).toHaveText('Always at home: salt, black pepper, water')
})

test('a shelf is filled by taps', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Add by shelf').click()
  await page.getByRole('button', { name: 'Fridge', exact: true }).click()
  const shelf = page.getByRole('group', { name: 'Fridge' })
  await shelf.getByRole('button', { name: 'Butter' }).click()
  await expect(pantryItem(page, 'Butter')).toBeVisible()
  await expect(shelf.getByRole('button', { name: 'Butter' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await shelf.getByRole('button', { name: 'Butter' }).click()
  await expect(pantryItem(page, 'Butter')).toHaveCount(0)
})

test('a list is pasted with its boxes, and a long one is shown in short', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      '- [ ] 2 eggs\n☐ milk\n1) 1 kg potatoes\n• an onion\n' + 'salt\n'.repeat(40),
    ),
  )
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field(page)).toHaveValue(/^2 eggs; milk; 1 kg potatoes; an onion; salt/)
  const understood = page.getByRole('list', { name: 'Understood as' })
  await expect(understood.getByRole('listitem')).toHaveCount(13)
  await expect(understood).toContainText('and 32 more')
  await field(page).press('Enter')
  await expect(pantryItem(page, 'Potatoes')).toContainText('1 kg')
  await expect(pantryItem(page, 'Eggs')).toContainText('2')
})

/** Stands in for the browser's speech recognition, which needs a microphone and somebody else's server. */
function standInForSpeech({ heard, error }: { heard?: string; error?: string }) {
  class Recognition extends EventTarget {
    start() {
      const event =
        heard === undefined
          ? Object.assign(new Event('error'), { error })
          : Object.assign(new Event('result'), {
              resultIndex: 0,
              results: [Object.assign([{ transcript: heard }], { isFinal: true })],
            })
      setTimeout(() => {
        this.dispatchEvent(event)
        this.dispatchEvent(new Event('end'))
      })
    }
    stop() {}
  }
  Reflect.set(window, 'SpeechRecognition', Recognition)
}

test('a list is dictated, with commas where nobody speaks them', async ({ page }) => {
  await page.addInitScript(standInForSpeech, { heard: 'two eggs milk and half an onion' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dictate ingredients' }).click()
  await expect(field(page)).toHaveValue('two eggs, milk, half an onion')
  await expect(page.getByRole('button', { name: 'Dictate ingredients' })).toBeVisible()
})

test('what keeps a browser from listening is said in words', async ({ page }) => {
  await page.addInitScript(standInForSpeech, { error: 'not-allowed' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dictate ingredients' }).click()
  await expect(page.getByText('The microphone is not allowed for this page.').first()).toBeVisible()
})

test(`axe finds nothing with everything of the pantry open`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await addToPantry(page, '2 eggs, milk, zorkberries')
  await page.getByRole('button', { name: /^Your pantry/ }).click()
  await markInPantry(page, 'Eggs', 'Low')
  await markInPantry(page, 'Milk', 'Out')
  await page.getByText('Add by shelf').click()
  await page.getByText('Always at home:').click()
  await expect(page.getByRole('combobox', { name: 'Add another' })).toBeVisible()
  expect(await axeFindings(page), 'drawers').toEqual([])
  await field(page).pressSequentially('2 lemongrss, aub')
  await expect(option(page, /^Eggplants/)).toBeVisible()
  expect(await axeFindings(page), 'proposals').toEqual([])
  await field(page).fill('')
  const eggs = await openPantryItem(page, 'Eggs')
  await expect(eggs).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]'), 'one thing').toEqual([])
  await eggs.getByRole('button', { name: 'Cancel' }).click()
  const unknown = await openPantryItem(page, 'zorkberries')
  await unknown.getByRole('button', { name: 'something else' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('blu')
  await expect(option(page, /^Blueberries/)).toBeVisible()
  expect(await axeFindings(page, '[role=dialog], [role=listbox]'), 'correction').toEqual([])
})
