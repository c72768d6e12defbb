import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { openFreshPage } from './browser.ts'
import { readObserved } from './observed.ts'

/** What the browser measured of each tap and key: milliseconds until the next frame was painted, the longest first. */
export interface Interactions {
  count: number
  /** As the field counts "interaction to next paint": the longest but one for each fifty. */
  inp: number
  longest: { name: string; target: string; duration: number }[]
}

const phoneSlowdown = 4
/** A person looks at what came before they go on. */
const look = () => pause(700)

/** About a minute of use, by touch and by keys, on a phone with a processor four times slower. */
export async function measureInteractions(
  browser: Browser,
  address: string,
): Promise<Interactions> {
  const { context, page } = await openFreshPage(browser, { slowdown: phoneSlowdown })
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  await cookFrom(page, ['eggs', 'onion', 'rice', 'butter', 'spinach'])
  await readAndCook(page)
  await searchRecipes(page)
  const { interactions } = await readObserved(page)
  await context.close()
  const longest = interactions.toSorted((one, other) => other.duration - one.duration)
  const outliers = Math.floor(longest.length / 50)
  return {
    count: longest.length,
    inp: longest[outliers]?.duration ?? Number.NaN,
    longest: longest.slice(0, 5),
  }
}

/** Types what is at home, and changes one thing of it. */
async function cookFrom(page: Page, foods: readonly string[]): Promise<void> {
  const field = page.getByLabel('Ingredients you have')
  for (const food of foods) {
    await field.tap()
    await field.pressSequentially(food, { delay: 90 })
    await pause(300)
    await field.press('Enter')
    await look()
  }
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ index: 3 })
  await look()
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ index: 0 })
  await look()
}

/** Opens the first recipe, cooks it for three steps, and goes back. */
async function readAndCook(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().tap()
  await page.getByRole('button', { name: 'Cook', exact: true }).waitFor()
  await look()
  await page.getByRole('button', { name: 'Cook', exact: true }).tap()
  await look()
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('ArrowRight')
    await look()
  }
  await page.getByRole('button', { name: 'Leave cook mode' }).tap()
  await look()
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await look()
}

/** Searches in words, opens the filters, and goes through the other pages. */
async function searchRecipes(page: Page): Promise<void> {
  const places = page.getByRole('navigation').last()
  await places.getByRole('link', { name: 'Recipes' }).tap()
  const search = page.getByRole('searchbox')
  await search.tap()
  await search.pressSequentially('chickpea curry', { delay: 90 })
  await look()
  await page.getByRole('button', { name: 'Filters' }).tap()
  await look()
  await page.keyboard.press('Escape')
  await look()
  for (const name of ['Saved', 'Shopping', 'Ingredients']) {
    await places.getByRole('link', { name }).tap()
    await look()
  }
}
