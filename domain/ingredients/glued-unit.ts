import { foodWordsOf } from './food-words.ts'
import { lookUp } from './look-up.ts'
import { readName } from './line-name.ts'
import { normalise } from './normalise.ts'
import { unitFromWords } from './unit-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const amount = String.raw`[\d½⅓⅔¼¾⅛⅜⅝⅞][\d\s./,½⅓⅔¼¾⅛⅜⅝⅞-]*`
const glued = new RegExp(
  String.raw`^(\W*${amount})((?:tea|table)spoons?|tbsp|tsp|cups?|ounces?|pounds?|pinch)(\p{L}{2,}.*)$`,
  'iu',
)

/** "Teaspoons|alt" or "teaspoon|salt": where the unit may end, the longer one first. */
function splits(unit: string, rest: string): [string, string][] {
  const short: [string, string][] = /s$/iu.test(unit) ? [[unit.slice(0, -1), `s${rest}`]] : []
  return [[unit, rest], ...short]
}

/**
 * "1 teaspoonbaking powder" with the space that a page has lost. Parted only where a known food is left, so that
 * cupcakes stay whole.
 */
export function withoutGlue(text: string, vocabulary: Vocabulary): string {
  const [, before = '', unit = '', rest = ''] = glued.exec(text) ?? []
  const word = /^\p{L}+/u.exec(`${unit}${rest}`)?.[0] ?? ''
  if (word === '' || unitFromWords(normalise(word)) !== null) return text
  if (foodWordsOf(vocabulary).has(normalise(word))) return text
  for (const [measure, behind] of splits(unit, rest)) {
    const [name = ''] = behind.split(/[,;(]| or | and /u)
    if (!/\p{L}{3}/u.test(name)) continue
    if (lookUp(readName(name).name, vocabulary) !== null) return `${before}${measure} ${behind}`
  }
  return text
}
