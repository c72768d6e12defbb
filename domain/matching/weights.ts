import { foldText } from '../ingredients/normalise.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import { onFirstUse } from '../on-first-use.ts'
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

/** In how many recipes each ingredient stands; once in each, however many lines ask for it. */
export function recipeCounts(
  recipes: readonly { needs: readonly Pick<Need, 'ingredient'>[] }[],
): ReadonlyMap<IngredientId, number> {
  const counts = new Map<IngredientId, number>()
  /** In which recipe each was seen last. */
  const seen = new Map<IngredientId, number>()
  for (const [place, { needs }] of recipes.entries()) {
    for (const { ingredient } of needs) {
      if (ingredient === null || seen.get(ingredient) === place) continue
      seen.set(ingredient, place)
      counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1)
    }
  }
  return counts
}

/** The weights that a set of recipes gives: take the whole catalogue, as the database does. */
export function rarityWeights(recipes: readonly { needs: readonly Need[] }[]): WeightOf {
  // A list whose order asks nothing of a kitchen weighs nothing.
  const counts = onFirstUse(() => recipeCounts(recipes))
  return (ingredient) =>
    ingredient === null ? unreadWeight : rarityWeight(counts().get(ingredient) ?? 0, recipes.length)
}

const framed = (text: string) => ` ${foldText(text)} `

const namesKnown = new WeakMap<Vocabulary, Map<IngredientId, readonly string[]>>()

/** What an ingredient itself is called, as it may stand in a title. */
function namesOf(id: IngredientId, vocabulary: Vocabulary): readonly string[] {
  const known = namesKnown.get(vocabulary) ?? new Map<IngredientId, readonly string[]>()
  namesKnown.set(vocabulary, known)
  const before = known.get(id)
  if (before !== undefined) return before
  const ingredient = vocabulary.ingredients.get(id)
  const names = ingredient === undefined ? [] : [ingredient.name, ingredient.plural].map(framed)
  known.set(id, names)
  return names
}

/** Whether a title names an ingredient or what it is a kind of: thighs are essential to "Chicken curry". */
export function namedIn(title: string, vocabulary: Vocabulary): (id: IngredientId) => boolean {
  const words = framed(title)
  return (id) =>
    lineageOf(id, vocabulary).some((each) =>
      namesOf(each, vocabulary).some((name) => words.includes(name)),
    )
}

/** How much a need counts in a recipe, which may name it in its title. */
export function needWeight(
  ingredient: IngredientId | null,
  isEssential: boolean,
  weightOf: WeightOf,
): number {
  return isEssential ? weightOf(ingredient) * essentialFactor : weightOf(ingredient)
}
