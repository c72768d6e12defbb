import { foldText } from '../normalise.ts'
import type { ParsedLine } from '../parse-line.ts'
import type { Unit } from '../units.ts'
import type { IngredientId, Vocabulary } from '../vocabulary.ts'
import type { LanguageWords } from './words.ts'

/** What is poured, by how its English name ends; stock is sold in jars. */
const poured = /(?:milk|juice|oil|vinegar|water|honey|syrup|(?<!sour |ice )cream)$/u

/** What is sold in sheets, which some languages call leaves: "feuilles de pâte filo". */
const sheets = /(?:pastry|dough|paper|gelatin|lasagna|nori)$/u

/**
 * The unit of a line where one word of the language means two, and the food says which: "ein Glas Rotwein" is a glass, "ein Glas
 * Sauerkirschen" a jar; "un filet de lieu" is a fillet, "un filet de vinaigre" a dash.
 */
export function unitByFood(
  { unit, unitText }: Pick<ParsedLine, 'unit' | 'unitText'>,
  food: IngredientId | undefined,
  vocabulary: Vocabulary,
  { units }: LanguageWords,
): Unit | null {
  const { category, name = '' } = vocabulary.ingredients.get(food ?? '') ?? {}
  const isPoured = category === 'Drinks' || poured.test(name)
  if (unit === 'leaf') return sheets.test(name) ? 'sheet' : unit
  if (unit === 'fillet') return isPoured ? 'dash' : unit
  if ((unit !== 'jar' && unit !== 'glass') || food === undefined) return unit
  const said = foldText(unitText ?? '')
  const isSaid = (list: readonly string[] = []) => list.some((each) => foldText(each) === said)
  if (!isSaid(units.jar) || !isSaid(units.glass)) return unit
  return isPoured ? 'glass' : 'jar'
}
