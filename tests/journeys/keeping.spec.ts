import type { Locator, Page } from '@playwright/test'
import { food, newCook, stock } from './cook.ts'
import {
  addToPantry,
  elsewhere,
  expect,
  installed,
  markInPantry,
  pantryItem,
  savedOnDevice,
  test,
  waits,
} from './journey.ts'

// What a trial that is over no longer keeps is refused, and said.
test.use({
  serviceWorkers: 'allow',
  alsoHarmless: /status of 403 .*\/rest\/v1\/favorite_recipes/,
})

/** The dialog of the first recipe on the page. */
async function openDialog(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /to a collection$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  return dialog
}

/** All that this person keeps has been here once, and stays on this device. */
async function kept(page: Page): Promise<void> {
  await page.goto('/saved-recipes')
  await expect(page.getByRole('link', { name: 'My Recipes' })).toBeVisible()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await installed(page)
  await savedOnDevice(page, ['saved-recipes'], ['collections'], ['shopping-list'])
}

test('without a network recipes are saved and collected and the pantry is changed, and it arrives once', async ({
  page,
  context,
  browser,
}) => {
  const cook = await newCook(page)
  await stock(cook, [{ ...food.eggs, quantity: 3 }, food.milk])
  await kept(page)
  await page.goto('/')
  await expect(pantryItem(page, 'Eggs')).toBeVisible()
  await savedOnDevice(page, ['pantry'])

  await context.setOffline(true)
  await addToPantry(page, 'rice')
  await markInPantry(page, 'Milk', 'Low')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Unsave / })).toHaveCount(1)
  const dialog = await openDialog(page)
  await dialog.getByLabel('New collection').fill('On the train')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'On the train' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(waits(page)).toContainText('4 changes wait for the network')

  await page.reload()
  await expect(pantryItem(page, 'Rice')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Milk, running low/ })).toBeVisible()
  await expect(waits(page)).toContainText('4 changes wait')
  await page.goto('/saved-recipes')
  await expect(page.getByRole('heading', { name: '1 saved recipe', exact: true })).toBeVisible()
  await expect(waits(page)).toContainText('4 changes wait')
  await page.getByRole('link', { name: 'On the train 1 recipe' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)

  await context.setOffline(false)
  await expect(waits(page)).toHaveCount(0)
  const other = await elsewhere(browser, cook.email, '/saved-recipes')
  await expect(other.page.getByRole('link', { name: 'On the train 1 recipe' })).toHaveCount(1)
  await expect(other.page.getByRole('article')).toHaveCount(1)
  await other.page.goto('/')
  await expect(other.page.getByRole('button', { name: /^Milk, running low/ })).toHaveCount(1)
  await expect(pantryItem(other.page, 'Rice')).toHaveCount(1)
  await other.context.close()
})

test('what the backend does not take is said, and a collection that was deleted elsewhere can be had back', async ({
  page,
  context,
  browser,
}) => {
  const cook = await newCook(page)
  await kept(page)
  await page.goto('/recipes')
  const first = await openDialog(page)
  await first.getByLabel('New collection').fill('Soups')
  await first.getByRole('button', { name: 'Create' }).click()
  await expect(first.getByRole('checkbox', { name: 'Soups' })).toBeChecked()
  await first.getByRole('button', { name: 'Done' }).click()
  await page.goto('/saved-recipes')
  await page.getByRole('link', { name: 'Soups 1 recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible()
  const other = await elsewhere(browser, cook.email, '/saved-recipes')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change name and look' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Stews')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stews' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Unsave / })).toHaveCount(1)
  await expect(waits(page)).toContainText('2 changes wait')

  await other.page.getByRole('link', { name: 'Soups 1 recipe' }).click()
  const gone = other.page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.ok(),
  )
  await other.page.getByRole('button', { name: 'Delete collection' }).click()
  await gone
  await other.context.close()
  // Meanwhile the trial has ended.
  await context.route('**/rest/v1/favorite_recipes**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'feature_required' } })
      : route.continue(),
  )
  await context.setOffline(false)
  await expect(page.getByText('Saving recipes is part of the plan')).toBeVisible()
  await expect(page.getByText('“Stews” was deleted elsewhere')).toBeVisible()
  await expect(page.getByText('There is no such collection')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stews' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Unsave / })).toHaveCount(0)
  await expect(waits(page)).toHaveCount(0)
})
