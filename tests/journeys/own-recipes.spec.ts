import { axeFindings } from './axe.ts'
import { newCook, type Cook } from './cook.ts'
import { expect, freshEmail, fromMenu, installed, signUp, test } from './journey.ts'
import type { Page } from '@playwright/test'

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page
    .getByRole('textbox', { name: 'Ingredient 1', exact: true })
    .fill('500 g leeks, sliced\n200 ml cream\n1 zorbleberry')
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Soften the leeks.')
}

/** A recipe of this cook, as another app would send it: one line that means what no parser knows. */
async function kept(cook: Cook, title: string): Promise<void> {
  const line = { text: '1 zorbleberry', name: 'zorbleberry', slug: 'blueberry', amount: 1 }
  const recipe = { title, ingredients: [line], instructions: ['Soften the leeks.'] }
  await cook.send('rpc/save_recipe', { recipe })
}

test('a recipe is written, and what nobody knows is said by hand', async ({ page }) => {
  await newCook(page)
  await page.goto('/create-recipe')
  await page.getByRole('button', { name: 'Save the recipe' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('Give it a title.')).toBeVisible()

  await write(page, 'Leek supper')
  const understood = page.getByRole('list', { name: 'Ingredients' })
  await expect(understood.getByText('500 g', { exact: true })).toBeVisible()
  await expect(understood.getByText('not known')).toBeVisible()
  await expect(page.getByText('Not known:', { exact: true })).toBeVisible()
  const lines = understood.getByRole('listitem')
  await lines
    .nth(1)
    .locator('[data-grip]')
    .dragTo(lines.first(), { targetPosition: { x: 9, y: 4 } })
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('200 ml cream')
  // What nobody knows is said by hand; then the rest is known too.
  await understood.getByRole('button', { name: 'Choose for 1 zorbleberry' }).click()
  await page.getByRole('combobox', { name: 'It is' }).fill('blueberr')
  await page
    .getByRole('option', { name: /blueberr/i })
    .first()
    .click()
  await expect(page.getByText(/Contains\s+dairy/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a step' }).click()
  await expect(page.getByRole('textbox', { name: 'Step 2' })).toBeFocused()
  await page.keyboard.type('Stir in the cream.')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('Stir in the cream.')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the recipe' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Leek supper' })).toBeVisible()
  await expect(page).toHaveURL(/\/user-recipe\/\d+$/)
  await expect(page.getByText('Your own recipe')).toBeVisible()
  // Nobody took a photo of it.
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^data:image\/svg/)
  await expect(page.getByText('Seen by: only me')).toBeVisible()
})

test('an own recipe is found, changed, shown, copied, deleted and brought back', async ({
  page,
}) => {
  await kept(await newCook(page), 'Leek supper')
  await page.goto('/recipes?whose=own')
  await page.getByRole('link', { name: 'Leek supper' }).click()
  const own = page.url()
  await fromMenu(page, 'Share')
  await expect(page.getByText('nobody else can open the link')).toBeVisible()
  await page.getByRole('button', { name: 'Make it public' }).click()
  await expect(page.getByText('nobody else can open the link')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Seen by: everyone')).toBeVisible()
  await fromMenu(page, 'Edit')
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('1 zorbleberry')
  const understood = page.getByRole('list', { name: 'Ingredients' })
  await expect(understood.getByText('read as blueberry')).toBeVisible()
  await expect(understood.getByText('not known')).toHaveCount(0)
  await page.getByLabel('Title').fill('Leek and cream supper')
  await page.getByRole('button', { name: /^Details: .*Everyone/ }).click()
  await page.getByRole('button', { name: 'My followers' }).click()
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leek and cream supper' })).toBeVisible()
  await expect(page.getByText('Seen by: my followers')).toBeVisible()
  expect(page.url().split('/').at(-1)).toBe(own.split('/').at(-1))

  await fromMenu(page, 'Duplicate')
  await expect(page.getByLabel('Title')).toHaveValue('Leek and cream supper (copy)')
  await page.getByRole('button', { name: 'Save the recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /\(copy\)/ })).toBeVisible()

  await fromMenu(page, 'Delete')
  await expect(page.getByText('Leek and cream supper (copy) deleted')).toBeVisible()
  await page.getByRole('tab', { name: 'Your recipes' }).click()
  const list = page.getByRole('tabpanel', { name: 'Your recipes' })
  await expect(list.getByRole('link', { name: 'Leek and cream supper', exact: true })).toBeVisible()
  await expect(list.getByRole('link', { name: /\(copy\)/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('link', { name: /\(copy\)/ })).toBeVisible()
})

test('another cook makes it their way, with credit', async ({ page }) => {
  await newCook(page)
  await page.goto('/recipe/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await fromMenu(page, 'Cook it my way')
  await expect(page.getByRole('heading', { level: 1, name: 'Cook it your way' })).toBeVisible()
  const understood = page.getByRole('list', { name: 'Ingredients' })
  await expect(understood.locator('b').first()).toBeVisible()
  await expect(understood.getByText('not known')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save the recipe' }).click()
  await expect(page.getByText('Your own recipe, after')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', '/recipe/1')
})

test('what is written is kept without a network, and goes when there is one', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/create-recipe')
  await page.getByLabel('Title').fill('Visitor stew')
  await expect(page.getByText('Write recipes and share them')).toBeVisible()
  await signUp(page, freshEmail())
  await installed(page)
  await page.goto('/create-recipe')
  await expect(page.getByLabel('Title')).toHaveValue('Visitor stew')
  await write(page, 'Offline stew')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Offline stew')
  await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('Soften the leeks.')
  await page.getByRole('button', { name: 'Save the recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your recipe is saved')).toBeVisible()
  await page.goto('/recipes?whose=own')
  await expect(page.getByRole('link', { name: 'Offline stew' })).toHaveCount(1)
  await context.close()
})
