import type { Page } from '@playwright/test'
import { newCook } from './cook.ts'
import {
  addToPantry,
  elsewhere,
  expect,
  freshEmail,
  markInPantry,
  pantryItem,
  test,
} from './journey.ts'

const collection = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toBuy = (page: Page) =>
  page.getByRole('region', { name: 'To buy', exact: true }).getByRole('listitem')

test('what is kept on one device shows on the other, which nobody touches', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await newCook(page, { email })
  await page.goto('/')
  const { context, page: other } = await elsewhere(browser, email, '/')
  await expect(other.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()

  await addToPantry(page, '3 eggs, milk')
  await expect(pantryItem(other, 'Eggs')).toContainText('3')
  await markInPantry(page, 'Milk', 'Low')
  await expect(other.getByRole('button', { name: /^Milk, running low/ })).toBeVisible()

  await other.goto('/saved-recipes')
  await expect(other.getByText('Nothing saved yet')).toBeVisible()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(other.getByRole('heading', { name: '1 saved recipe', exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /to a collection$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' })
  await dialog.getByLabel('New collection').fill('Soups')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(collection(other, 'Soups 1 recipe')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.goto('/saved-recipes')
  await collection(other, 'Soups 1 recipe').click()
  await other.getByRole('button', { name: 'Change name and look' }).click()
  await other.getByRole('textbox', { name: 'Name' }).fill('Stews')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(collection(page, 'Stews 1 recipe')).toBeVisible()

  await other.goto('/subscription/manage/diet')
  await expect(option(other, 'Nuts')).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/subscription/manage/diet')
  await option(page, 'Nuts').click()
  await expect(option(other, 'Nuts')).toHaveAttribute('aria-pressed', 'true')

  await other.goto('/shopping-list')
  await expect(other.getByText('Nothing to buy')).toBeVisible()
  await page.goto('/shopping-list')
  await page.getByLabel('What do you need?').fill('tea')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toBuy(other)).toHaveText([/tea/i])
  await other.getByRole('checkbox', { name: /^tea/i }).click()
  await expect(page.getByRole('list', { name: 'In the basket' })).toContainText(/tea/i)
  await context.close()
})
