import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { median } from '../statistics.ts'
import { openFreshPage } from './browser.ts'
import { type Observed, readObserved } from './observed.ts'

export interface RankingTime {
  slowdown: number
  recipes: number
  /** Milliseconds from Enter to the new ranking drawn: the first time, and the median after it. */
  first: number
  median: number
  /** Milliseconds from Enter until the composed dishes have joined it: the median after the first time. */
  joined: number
}

const cardsFile = path.join(import.meta.dirname, '../../catalogue/build/cards.json')
const cardsSchema = z.looseObject({
  cards: z.array(z.looseObject({ id: z.number(), needs: z.array(z.string()) })).min(1),
})
type Cards = z.infer<typeof cardsSchema>

const readCardsFile = (): Cards => cardsSchema.parse(JSON.parse(readFileSync(cardsFile, 'utf8')))

/** The catalogue grown to `count` cards; each new one needs a little of another recipe too. */
function grownTo(count: number, file: Cards): Cards {
  const { cards } = file
  const grown = Array.from({ length: count }, (_, index) => {
    const card = cards[index % cards.length]
    const other = cards[(index * 7 + 3) % cards.length]
    if (card === undefined || other === undefined) throw new Error('the catalogue has no cards')
    return { ...card, id: index + 1, needs: [...card.needs, ...other.needs.slice(0, 2)] }
  })
  return { ...file, cards: grown }
}

/**
 * Answers the app's question for the cards in the page itself. Playwright's routes would have each of its requests, the
 * pictures' too, go through this process, which shares the processors with the browser: 50 ms and more of the first ranking.
 */
function answerWith(cards: string): void {
  const ask = globalThis.fetch
  globalThis.fetch = (input, options) =>
    typeof input === 'string' && /\/assets\/cards-[^/]+\.json$/.test(input)
      ? Promise.resolve(new Response(cards))
      : ask(input, options)
}

const ingredients = ['eggs', 'onion', 'garlic', 'rice', 'butter', 'tomatoes', 'milk', 'carrots']

/**
 * Adds one ingredient after the other on the home screen, each by the Enter key.
 *
 * @param recipes how many cards the browser matches; undefined is the catalogue as it is
 */
export async function measureRanking(
  browser: Browser,
  address: string,
  slowdown: number,
  recipes?: number,
): Promise<RankingTime> {
  const { context, page } = await openFreshPage(browser, { slowdown })
  const file = readCardsFile()
  const served = recipes === undefined ? file : grownTo(recipes, file)
  if (recipes !== undefined) await page.addInitScript(answerWith, JSON.stringify(served))
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const times: Observed[] = []
  for (const ingredient of ingredients) {
    const seen = await addIngredient(page, ingredient)
    if (seen.ranked !== undefined) times.push(seen)
  }
  await context.close()
  if (times.length < 4) throw new Error('too few ingredients changed the recipes on the screen')
  const [first, ...later] = times
  return {
    slowdown,
    recipes: served.cards.length,
    first: first?.ranked ?? Number.NaN,
    median: median(later.map(({ ranked = Number.NaN }) => ranked)),
    joined: median(later.map(({ joined = Number.NaN }) => joined)),
  }
}

/** What was seen after it; no ranking where the recipes seen first stay as they were. */
async function addIngredient(page: Page, ingredient: string): Promise<Observed> {
  const field = page.getByLabel('Ingredients you have')
  await field.click()
  await field.pressSequentially(ingredient, { delay: 30 })
  await pause(300)
  await field.press('Enter')
  await pause(2_000)
  return await readObserved(page)
}
