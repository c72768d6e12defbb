import { foldText } from '../normalise.ts'
import type { ParsedLine } from '../parse-line.ts'
import type { Unit } from '../units.ts'
import type { IngredientId, Vocabulary } from '../vocabulary.ts'
import type { LanguageWords } from './words.ts'

/** What is poured, by how its English name ends; stock is sold in jars. */
const poured = /(?:milk|juice|oil|vinegar|water|(?<!sour |ice )cream)$/u

/** "Ein Glas Rotwein", "ein Glas Sauerkirschen": the one word of some languages means both, and the food says which. */
export function glassOrJar(
  { unit, unitText }: Pick<ParsedLine, 'unit' | 'unitText'>,
  food: IngredientId | undefined,
  vocabulary: Vocabulary,
  { units }: LanguageWords,
): Unit | null {
  if (unit !== 'jar' && unit !== 'glass') return unit
  const said = foldText(unitText ?? '')
  const isSaid = (list: readonly string[] = []) => list.some((each) => foldText(each) === said)
  if (!isSaid(units.jar) || !isSaid(units.glass) || food === undefined) return unit
  const { category, name = '' } = vocabulary.ingredients.get(food) ?? {}
  return category === 'Drinks' || poured.test(name) ? 'glass' : 'jar'
}
