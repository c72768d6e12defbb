import { foldText } from '../normalise.ts'
import type { IngredientId, Vocabulary } from '../vocabulary.ts'
import { namedBy } from './named-by.ts'
import type { Taken } from './parse-in.ts'
import type { LanguageWords } from './words.ts'

/** Units that are also the beginning of a name: "filet de poulet", "noce moscata". */
const mayBeginName =
  /^(?:dash|knob|piece|ball|cube|head|stick|stalk|slice|fillet|drop|sprig|bunch|sheet|leaf)$/u

/** "Vaniglia 1 bacca": the unit behind a name, where both together are what a food is called. */
function withUnitFromBehind(
  line: Taken,
  unitText: string,
  vocabulary: Vocabulary,
  words: LanguageWords,
): Taken | null {
  const isBehind = foldText(line.original).endsWith(` ${foldText(unitText)}`)
  const of = words.of.at(-1)?.word ?? ''
  if (!isBehind || line.amount === null || words.headLast || of === '') return null
  const whole = `${unitText} ${of}${line.name}`
  if (namedBy(foldText(whole).split(' '), words, vocabulary) === null) return null
  const phrases = [[whole], ...line.phrases.slice(1)]
  return { ...line, unit: null, unitText: null, name: whole, phrase: whole, phrases }
}

/** A line of which the unit belongs to the name. */
export function withUnitInName(line: Taken, vocabulary: Vocabulary, words: LanguageWords): Taken {
  if (line.unit === null || line.unitText === null || !mayBeginName.test(line.unit)) return line
  const behind = withUnitFromBehind(line, line.unitText, vocabulary, words)
  if (behind !== null) return behind
  const at = line.original.toLowerCase().indexOf(`${line.unitText.toLowerCase()} `)
  const [name = ''] = line.original.slice(Math.max(at, 0)).split(/[,(;]/u)
  const typed = name.trim().split(' ')
  // "noce moscata a piacere"
  for (let count = at === -1 ? 0 : typed.length; count > 1; count--) {
    const named = typed.slice(0, count).join(' ')
    if (!/[\p{L}\p{N}]$/u.test(named)) continue
    if (namedBy(foldText(named).split(' '), words, vocabulary) === null) continue
    // "dado da brodo vegetale": what the name that was read says more.
    const more = typed.slice(count).join(' ')
    const whole = more !== '' && line.name.endsWith(` ${more}`) ? `${named} ${more}` : named
    const phrases = [[whole, named], ...line.phrases.slice(1)]
    const isSaid = (said: string | null) => said !== null && whole.includes(said)
    const preparation = isSaid(line.preparation) ? null : line.preparation
    const size = isSaid(line.size) ? null : line.size
    return {
      ...line,
      unit: null,
      unitText: null,
      name: whole,
      phrase: whole,
      phrases,
      size,
      preparation,
    }
  }
  return line
}

/**
 * "1 bustina di lievito di birra", "lievito 1 bustina": what the name means by the pack, where that is another food than by
 * weight; null where a pack of it has no name of its own.
 */
export function foodByThePack(
  { unit, unitText, name }: Pick<Taken, 'unit' | 'unitText' | 'name'>,
  vocabulary: Vocabulary,
  words: LanguageWords,
): IngredientId | null {
  const of = words.of.at(-1)?.word ?? ''
  if (unit !== 'pack' || unitText === null || of === '') return null
  return namedBy(foldText(`${unitText} ${of}${name}`).split(' '), words, vocabulary)
}
