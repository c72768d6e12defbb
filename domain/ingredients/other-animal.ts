import { lineageOf } from './lineage.ts'
import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

const animals = ['beef', 'veal', 'lamb', 'pork', 'venison', 'chicken', 'turkey', 'duck'] as const

/** "Veal shoulder or blade steaks" are of veal, although a blade steak alone is beef. */
export function isOfOtherAnimal(
  names: readonly string[],
  id: IngredientId,
  vocabulary: Vocabulary,
): boolean {
  const said = animals.filter((animal) => names.some((name) => normalise(name).includes(animal)))
  const kinds = lineageOf(id, vocabulary)
  const of = animals.find((animal) => kinds.includes(animal))
  return of !== undefined && said.length > 0 && !said.includes(of)
}
