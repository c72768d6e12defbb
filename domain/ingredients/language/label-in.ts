import { compiled } from './compiled.ts'
import { describesIn } from './english-name.ts'
import { readMeasureIn } from './measure-in.ts'
import type { NameOf } from './name-in.ts'
import type { LanguageWords } from './words.ts'

const mostWords = 4

/** Whether a text begins with so much of a food that a label may stand before it: "200 g di ricotta fresca". */
function isMeasuredFood(text: string, words: LanguageWords, nameOf: NameOf): boolean {
  const { amount, unit, rest } = readMeasureIn(text, words)
  if (amount === null) return false
  const typed = (/^[^,;(+]+/u.exec(rest)?.[0] ?? '').trim().split(' ')
  // "Latte: 200 ml tiepido" says how it is.
  if (unit === null && typed.length === 1 && describesIn(typed.join(' '), words)) return false
  return typed
    .slice(0, mostWords)
    .some((_, at) => nameOf(typed.slice(0, at + 1).join(' ')) !== null)
}

/**
 * What stands before a thing and is none of it: what it is for, "Zum Garnieren: ", "per guarnire: ", or the part of the dish that it goes
 * into, "Poolish: 100 g di acqua", "PER LA FARCIA 300 g di ricotta"; '' where nothing does.
 */
export function labelOf(line: string, words: LanguageWords, nameOf: NameOf): string {
  const isRemark = (text: string) => ` ${text}`.search(compiled(words).remarks) === 0
  const [label = ''] = /^[^:\d]{3,40}:\s+(?=\S)/u.exec(line) ?? []
  if (label !== '' && isRemark(label)) return label
  const [before = ''] = /^(?:[^:\d]{3,40}:\s+|\p{L}+ [^:,\d]{4,25} )(?=\d)/u.exec(line) ?? []
  const isLabel = before.includes(':') || isRemark(before)
  return isLabel && isMeasuredFood(line.slice(before.length), words, nameOf) ? before : ''
}
