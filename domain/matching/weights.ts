import { foldText } from '../ingredients/normalise.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { lineage } from './kitchen.ts'
import type { Need } from './need.ts'

/**
 * How much a need counts in a recipe. All weights are small integers, so that the browser and the
 * database reckon with the same numbers to the last digit.
 */
export type WeightOf = (ingredient: IngredientId | null) => number

/** A line that nobody could read counts like a common ingredient. */
const unreadWeight = 2
/** What the title names is what the dish is about. */
const essentialFactor = 2

/**
 * The weight of an ingredient that `times` of `total` recipes ask for: 1 for what nearly all of them ask for,
 * and 1 more each time that half as many do (salt 1, saffron 8).
 */
export function rarityWeight(times: number, total: number): number {
  const oneIn = Math.floor((total + 1) / (times + 1))
  return 32 - Math.clz32(Math.max(1, oneIn))
}

/** Counts over whole recipes: an ingredient counts once in each. */
export function rarityWeights(recipes: readonly { needs: readonly Need[] }[]): WeightOf {
  const seen = new Map<IngredientId, number>()
  for (const { needs } of recipes) {
    const distinct = new Set(needs.map(({ ingredient }) => ingredient))
    for (const each of distinct) if (each !== null) seen.set(each, (seen.get(each) ?? 0) + 1)
  }
  return (ingredient) =>
    ingredient === null ? unreadWeight : rarityWeight(seen.get(ingredient) ?? 0, recipes.length)
}

/** A title as `isNamedIn` takes it. */
export function titleWords(title: string): string {
  return ` ${foldText(title)} `
}

const namesKnown = new WeakMap<Vocabulary, Map<IngredientId, readonly string[]>>()

/** The names of an ingredient and of what it is a kind of, as they may stand in a title. */
function namesOf(id: IngredientId, vocabulary: Vocabulary): readonly string[] {
  const known = namesKnown.get(vocabulary) ?? new Map<IngredientId, readonly string[]>()
  namesKnown.set(vocabulary, known)
  const before = known.get(id)
  if (before !== undefined) return before
  const names = lineage(id, vocabulary).flatMap((each) => {
    const ingredient = vocabulary.ingredients.get(each)
    return ingredient === undefined ? [] : [ingredient.name, ingredient.plural]
  })
  const folded = [...new Set(names.map((name) => ` ${foldText(name)} `))]
  known.set(id, folded)
  return folded
}

/** Whether a title names an ingredient or what it is a kind of: thighs are essential to "Chicken curry". */
function isNamedIn(words: string, id: IngredientId, vocabulary: Vocabulary): boolean {
  return namesOf(id, vocabulary).some((name) => words.includes(name))
}

/** How much a need counts in a recipe of this title (see `titleWords`). */
export function needWeight(
  ingredient: IngredientId | null,
  words: string,
  weightOf: WeightOf,
  vocabulary: Vocabulary,
): number {
  const weight = weightOf(ingredient)
  if (ingredient === null || !isNamedIn(words, ingredient, vocabulary)) return weight
  return weight * essentialFactor
}
