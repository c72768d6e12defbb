import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { axeFindings } from './axe.ts'
import { newCook, type Cook } from './cook.ts'
import { createGate } from './gate.ts'
import { expect, fromMenu, test } from './journey.ts'

const recipes = Array.from({ length: 120 }, (_, index) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: `Family recipe ${index + 1}`,
  recipeYield: '4 servings',
  totalTime: 'PT30M',
  recipeIngredient: ['2 onions', '300 g flour', `${index + 1} eggs`],
  recipeInstructions: [{ '@type': 'HowToStep', text: `Cook it the ${index + 1}th way.` }],
}))
const damaged = { '@type': 'Recipe', recipeIngredient: ['1 egg'] }

const file = (content: unknown) => ({
  name: 'family.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

async function chooseFile(page: Page, content: unknown) {
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByLabel('Recipe files').setInputFiles(file(content))
}

const jobs = (page: Page) => page.getByRole('region', { name: 'Your imports' })

/** How many recipes this person has, by the data API. */
async function ownRecipes(cook: Cook): Promise<number> {
  return z
    .array(z.unknown())
    .parse(await cook.read(`recipe_cards?select=id&owner_id=eq.${cook.id}`)).length
}

test('many recipes: looked through, brought, stopped, gone on after a reload, never twice', async ({
  page,
}) => {
  const cook = await newCook(page)
  await page.goto('/import')
  await chooseFile(page, [...recipes, damaged])
  await expect(page.getByRole('heading', { name: '120 recipes found' })).toBeVisible()
  await expect(page.getByText('1 thing could not be read')).toBeVisible()

  // The third parcel waits until it has been stopped: what is under way is finished.
  let parcels = 0
  const { opened, open } = createGate()
  await page.route('**/rest/v1/rpc/save_recipes', async (route) => {
    parcels += 1
    if (parcels === 3) await opened
    await route.continue()
  })
  await page.getByRole('button', { name: 'Bring 120 recipes' }).click()
  await expect(page.getByText(/^40 of 120/)).toBeVisible()

  // On another page it goes on, and shows the way back.
  await page.getByRole('link', { name: 'Shopping list' }).first().click()
  await page.getByRole('link', { name: 'Bringing recipes: 40 of 120' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  open()
  await expect(page.getByText('60 brought')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Stopped. What has been brought stays.')).toBeVisible()
  expect(await ownRecipes(cook)).toBe(60)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(jobs(page).getByText('120 brought', { exact: true })).toBeVisible()
  expect(await ownRecipes(cook)).toBe(120)

  // The same file again, with one that is new.
  await chooseFile(page, [...recipes, { ...recipes[0], name: 'One more' }])
  await expect(page.getByRole('button', { name: 'There already 120' })).toBeVisible()
  // The report of the first and what was found now, one above the other.
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Bring 1 recipe' }).click()
  await expect(jobs(page).getByText('1 brought', { exact: true })).toBeVisible()
  expect(await ownRecipes(cook)).toBe(121)
})

test('words are read, looked through in the editor, kept, and known when they come again', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  const paste = async () => {
    await page.goto('/import')
    await page.getByRole('tab', { name: 'Words' }).click()
    await page
      .getByLabel('Recipe', { exact: true })
      .fill(
        'Apple pancakes\n\nServes 4\n\nIngredients\n2 apples\n200 g flour\n3 dollops of zorbleberry\n\nMethod\n1. Mix.\n2. Fry for 10 minutes.',
      )
    // For a moment the panel that was shown before stands beside it, with a button of that name.
    const words = page.getByRole('tabpanel', { name: 'Words' })
    await words.getByRole('button', { name: 'Read the recipe' }).click()
  }
  await paste()
  await expect(page).toHaveURL(/\/create-recipe\?draft=/)
  await expect(page.getByLabel('Title')).toHaveValue('Apple pancakes')
  await expect(page.getByText('zorbleberry · not known')).toBeVisible()
  await page.getByRole('button', { name: 'Save the recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apple pancakes' })).toBeVisible()

  // It is taken along as a file as well.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu(page, 'Export as Cooklang'),
  ])
  expect(download.suggestedFilename()).toBe('Apple pancakes.cook')
  expect(await readFile(await download.path(), 'utf8')).toContain('@flour{200%g}')

  await paste()
  await expect(page.getByText('You have this recipe already.')).toBeVisible()
  await page.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apple pancakes' })).toBeVisible()
})
