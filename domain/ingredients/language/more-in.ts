import { foldText } from '../normalise.ts'
import { compiled } from './compiled.ts'
import { type MeasureIn, readMeasureBehind, readMeasureIn } from './measure-in.ts'
import type { LanguageWords } from './words.ts'

/** "zucchero 100 g + 2 cucchiai": how much more of the same thing, which is only said. */
export function withoutMore(text: string, words: LanguageWords): [text: string, more: string] {
  const { before = '', more = '' } =
    /^(?<before>.*\p{L}.*?)\s\+\s(?<more>\d.*)$/u.exec(text)?.groups ?? {}
  const { units, remarks } = compiled(words)
  const rest = more === '' ? '' : readMeasureIn(more, words).rest
  const isMore = units.has(foldText(rest)) || (rest !== '' && ` ${rest}`.search(remarks) === 0)
  return isMore ? [before, more] : [text, '']
}

interface MeasuredBehind {
  measure: MeasureIn | null
  further: readonly string[]
}

/** "Farina 00 + quella per la spianatoia 300 g": the measure behind what is said of more of the same is that of the thing. */
export function measureBehindMore(
  further: readonly string[],
  words: LanguageWords,
): MeasuredBehind {
  const said = further.at(-1)
  const measure = said === undefined ? null : readMeasureBehind(said, words)
  if (measure === null || ` ${measure.rest}`.search(compiled(words).remarks) !== 0)
    return { measure: null, further }
  return { measure, further: [...further.slice(0, -1), measure.rest] }
}
