import { lineageOf } from './lineage.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/**
 * Whether a food is a kind of another and known to be free of nothing more, so that it may be taken for it by a
 * word that stands apart from the name: "white miso paste" may hold what white miso does not.
 */
export function isKindAsFree(
  kind: IngredientId,
  id: IngredientId,
  vocabulary: Vocabulary,
): boolean {
  if (kind === id || !lineageOf(kind, vocabulary).includes(id)) return false
  const [more, plain] = [kind, id].map((each) => vocabulary.ingredients.get(each))
  if (more === undefined || plain === undefined) return false
  return (
    more.freeOf.every((each) => plain.freeOf.includes(each)) &&
    more.diets.every((each) => plain.diets.includes(each))
  )
}
