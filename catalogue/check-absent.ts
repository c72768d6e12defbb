import { normalise } from '#domain/ingredients/normalise.ts'
import { callingsOf } from './check-mentions.ts'
import type { TransformEntry } from './format.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

/** In every kitchen without being listed, or words that a cook also says of other things. */
const alwaysThere = new Set(['water', 'ice', 'nut', 'starch'])

/**
 * Names of ingredients by normalised form. Only names: an alias may be an everyday word, and "date" or
 * "mint" in a step is then no food.
 */
export function namesOfIngredients(
  ingredients: readonly CatalogueIngredient[],
): Map<string, CatalogueIngredient> {
  const names = new Map<string, CatalogueIngredient>()
  for (const entry of ingredients) {
    for (const name of [entry.name, entry.plural]) names.set(normalise(name), entry)
  }
  return names
}

const longestName = 4

/** Comparisons and what a dish is eaten with name foods that are not in it: "the size of hazelnuts". */
const aside =
  /\b(?:like|than|as if|size of|colou?r of|smells? of|smell|tastes? of|looks? of|serve|served|eat|good with)\b[^.,;:]*/giu

/** The foods that the steps name and the list of ingredients lacks. */
export function absentIngredients(
  recipe: CatalogueRecipe,
  names: ReadonlyMap<string, CatalogueIngredient>,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  transforms: readonly TransformEntry[],
): string[] {
  const own = new Set<string>()
  // A cook who is given lemon juice may be reminded of the lemon, and the other way round.
  const items = new Set(recipe.ingredients.map(({ item }) => item))
  for (const { from, to } of transforms) {
    const kin = byId.get(items.has(from) ? to : items.has(to) ? from : '')
    if (kin !== undefined) for (const calling of callingsOf(kin, byId)) own.add(calling)
  }
  for (const { item, called, note } of recipe.ingredients) {
    const entry = byId.get(item)
    if (entry === undefined) continue
    for (const calling of callingsOf(entry, byId)) own.add(calling)
    for (const words of [called, note]) if (words !== undefined) own.add(normalise(words))
  }
  const absent = new Set<string>()
  // "Pat it dry. Mix …" speaks of no dry mix.
  for (const sentence of recipe.steps.flatMap((step) =>
    step.replace(aside, ' ').split(/[.;:!?]\s/u),
  )) {
    const words = normalise(sentence).split(' ')
    for (let start = 0; start < words.length;) {
      const span = longestAt(words, start, names, own)
      if (span.entry !== null && !alwaysThere.has(span.entry.id)) absent.add(span.entry.name)
      start += span.length
    }
  }
  return [...absent].map((name) => `the steps use ${name}, which is not among the ingredients`)
}

function longestAt(
  words: readonly string[],
  start: number,
  names: ReadonlyMap<string, CatalogueIngredient>,
  own: ReadonlySet<string>,
): { length: number; entry: CatalogueIngredient | null } {
  for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
    const span = words.slice(start, start + length).join(' ')
    if (own.has(span)) return { length, entry: null }
    const entry = names.get(span)
    if (entry !== undefined) return { length, entry }
  }
  return { length: 1, entry: null }
}
