import { normalise } from '../../ingredients/normalise.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'

/** The food that the last word of a name is: chicken of rotisserie chicken; null where that is the same, or none. */
export function generalOf(id: IngredientId, vocabulary: Vocabulary): IngredientId | null {
  const word = vocabulary.ingredients.get(id)?.name.split(' ').at(-1)
  const general = word === undefined ? undefined : vocabulary.aliases.get(normalise(word))
  return general === undefined || general === id ? null : general
}
