import { load } from 'cheerio/slim'
import { type FoundRecipe, nothingFound } from '#domain/import/found-recipe.ts'
import type { ReadFrom } from '#domain/import/imported-recipe.ts'
import { readSchemaRecipe } from '#domain/import/read-schema-recipe.ts'
import type { Thing } from '#domain/import/schema-thing.ts'
import { recipesInMicroformats } from './h-recipe.ts'
import { recipesInJsonLd } from './json-ld.ts'
import { recipesInMicrodata, recipesInRdfa } from './marked-things.ts'
import type { Page } from './nodes.ts'
import { factsOf } from './page-facts.ts'

export interface Source {
  readonly from: ReadFrom
  readonly found: FoundRecipe
}

/** The fullest of several, the first of equals: a page lists others beside its own. */
function fullest(things: readonly Thing[]): FoundRecipe | null {
  let best: FoundRecipe | null = null
  let most = 0
  for (const thing of things) {
    const found = readSchemaRecipe(thing)
    const weight = (found.lines.length > 0 ? 2 : 0) + (found.steps.length > 0 ? 2 : 0) + (found.title === null ? 0 : 1)
    if (weight > most) [best, most] = [found, weight]
  }
  return best
}

export function sourcesIn(page: Page): Source[] {
  const kinds: readonly (readonly [ReadFrom, (page: Page) => Thing[]])[] = [
    ['json-ld', recipesInJsonLd],
    ['microdata', recipesInMicrodata],
    ['rdfa', recipesInRdfa],
    ['h-recipe', recipesInMicroformats],
  ]
  const sources = kinds.flatMap(([from, read]) => {
    const found = fullest(read(page))
    return found === null ? [] : [{ from, found }]
  })
  const facts = factsOf(page)
  const ofPage: FoundRecipe = { ...nothingFound, ...facts, title: facts.heading ?? facts.title }
  return [...sources, { from: 'page', found: ofPage }]
}

function isSaid(value: FoundRecipe[keyof FoundRecipe]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

export function readPage(html: string): { found: FoundRecipe; from: Partial<Record<keyof FoundRecipe, ReadFrom>> } {
  const page = load(html)
  const found: FoundRecipe = { ...nothingFound }
  const from: Partial<Record<keyof FoundRecipe, ReadFrom>> = {}
  for (const source of sourcesIn(page)) {
    for (const name of Object.keys(nothingFound) as (keyof FoundRecipe)[]) {
      if (isSaid(found[name]) || !isSaid(source.found[name])) continue
      Object.assign(found, { [name]: source.found[name] })
      from[name] = source.from
    }
  }
  return { found, from }
}
