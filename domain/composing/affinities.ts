import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Need } from '../matching/need.ts'

/** How well things go together. */
export interface Affinities {
  /** Of two foods: above 0 where cooks put them together more than chance would, below 0 where less. */
  between: (one: Kinds, other: Kinds) => number
}

interface Kinds {
  id: IngredientId
  kinds: ReadonlySet<IngredientId>
}

/** So many recipes are taken for granted beside those that were counted: two recipes prove little. */
const doubt = 1.5
const strongest = 3

/**
 * What our own recipes put together: for each pair the logarithm of how much more often than by chance. A food of which no
 * recipe speaks counts as its kind.
 */
export function affinitiesOf(
  recipes: readonly { needs: readonly Pick<Need, 'ingredient'>[] }[],
  vocabulary: Vocabulary,
): Affinities {
  const times = new Map<IngredientId, number>()
  const together = new Map<string, number>()
  const key = (one: IngredientId, other: IngredientId) =>
    one < other ? `${one} ${other}` : `${other} ${one}`
  for (const { needs } of recipes) {
    const items = new Set<IngredientId>()
    for (const { ingredient } of needs) {
      // Each food, and the kind that it is of: what goes with thighs goes with chicken.
      if (ingredient !== null)
        for (const id of lineageOf(ingredient, vocabulary).slice(0, 2)) items.add(id)
    }
    const sorted = [...items]
    for (const [index, one] of sorted.entries()) {
      times.set(one, (times.get(one) ?? 0) + 1)
      for (const other of sorted.slice(index + 1)) {
        const pair = key(one, other)
        together.set(pair, (together.get(pair) ?? 0) + 1)
      }
    }
  }
  const known = ({ id, kinds }: Kinds) =>
    times.has(id) ? id : ([...kinds].find((kind) => times.has(kind)) ?? null)
  const pairOf = (one: IngredientId, other: IngredientId): number => {
    const expected = ((times.get(one) ?? 0) * (times.get(other) ?? 0)) / Math.max(1, recipes.length)
    const found = together.get(key(one, other)) ?? 0
    const ratio = Math.log2((found + doubt) / (expected + doubt))
    return Math.max(-strongest, Math.min(strongest, ratio))
  }
  return {
    between(one, other) {
      const [left, right] = [known(one), known(other)]
      return left === null || right === null ? 0 : pairOf(left, right)
    },
  }
}
