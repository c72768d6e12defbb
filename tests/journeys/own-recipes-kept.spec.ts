import { newCook, type Cook } from './cook.ts'
import { expect, fromMenu, test } from './journey.ts'

// The refusal that is staged here.
test.use({ alsoHarmless: /status of 400.*save_recipe/ })

/** Sends a recipe as another device of this cook would; returns its id. */
async function sent(cook: Cook, fields: Record<string, unknown>): Promise<number> {
  const line = { text: '500 g leeks', slug: 'leek', amount: 500, unit: 'g' }
  const recipe = { title: 'Leek supper', ingredients: [line], instructions: ['Soften the leeks.'] }
  const answer = await cook.send('rpc/save_recipe', { recipe: { ...recipe, ...fields } })
  return Number(await answer.json())
}

test('changes without a network build on each other, and come back where they are refused', async ({
  page,
}) => {
  const cook = await newCook(page)
  const id = await sent(cook, { source: { url: 'https://[', name: null } })
  await page.goto(`/user-recipe/${id}`)
  await expect(page.getByText('From https://[')).toBeVisible()
  const title = page.getByLabel('Title')
  await fromMenu(page, 'Edit')
  await title.fill('First change')
  await page.getByRole('button', { name: /^Details: .*From https/ }).click()
  await page.getByLabel('Its address').fill('')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.goBack()
  await fromMenu(page, 'Edit')
  await expect(title).toHaveValue('First change')
  await title.fill('Second change')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  const refusal = { code: '23514', message: 'recipe_summary', details: 'Too long.' }
  await page.route('**/rpc/save_recipe', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.context().setOffline(false)
  await expect(page.getByText('“Second change” could not be saved').first()).toBeVisible()
  await page.getByText('Open it', { exact: true }).last().click()
  await expect(title).toHaveValue('Second change')
  await page.unroute('**/rpc/save_recipe')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second change' })).toBeVisible()
})

test('a draft asks before it replaces what is newer, and is saved with its nutrition', async ({
  page,
}) => {
  const cook = await newCook(page)
  const id = await sent(cook, { visibility: 'public' })
  const title = page.getByLabel('Title')
  await page.goto(`/create-recipe?edit=${id}`)
  await title.fill('My draft')
  await expect(title).toHaveValue('My draft')
  await sent(cook, { id, title: 'From another device', visibility: 'private' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your recipe has changed meanwhile',
  )
  await page.getByRole('button', { name: 'Keep my draft' }).click()
  await expect(title).toHaveValue('My draft')

  // What is known of the ingredients is on its way: saving waits for it.
  await page.route('**/rest/v1/ingredients?*', async (route) => {
    await expect(title).toBeDisabled()
    await route.continue()
  })
  await page
    .getByRole('textbox', { name: 'Ingredient 1', exact: true })
    .fill('400 g leeks\n200 ml cream')
  const saving = page.waitForRequest('**/rpc/save_recipe')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  const { recipe } = (await saving).postDataJSON()
  expect(recipe).toMatchObject({ title: 'My draft', visibility: null })
  expect(recipe.nutrition_info.calories).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'My draft' })).toBeVisible()
  await expect(page.getByText('Seen by: only me')).toBeVisible()
})
