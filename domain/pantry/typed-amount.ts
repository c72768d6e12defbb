import { parseLine } from '../ingredients/parse-line.ts'
import { unitWrittenAs } from '../ingredients/unit-in-words.ts'
import { isEnglish } from '../texts/t.ts'
import { defaultUnit, largestQuantity } from './pantry-item.ts'

export interface TypedAmount {
  /** Null where nothing was typed: nobody says how much there is. */
  quantity: number | null
  unit: string
}

/** Stands in for the name, which the parser of lines wants behind an amount. */
const something = 'something'

/** "2 Gläser" with our word for the unit: what the page writes itself is read in every language. */
function withOurUnit(text: string): string {
  if (isEnglish()) return text
  const [, number = '', word = ''] = /^([^\p{L}]+)(\p{L}.*)$/u.exec(text) ?? []
  const unit = unitWrittenAs(word)
  return unit === null ? text : `${number}${unit}`
}

/** Reads "6", "1½ l", "500g" or nothing; undefined for what is no amount. */
export function readTypedAmount(text: string): TypedAmount | undefined {
  if (text.trim() === '') return { quantity: null, unit: defaultUnit }
  const { amount, unit, packSize, name } = parseLine(`${withOurUnit(text.trim())} ${something}`)
  if (amount === null || packSize !== null || name !== something || amount.min <= 0)
    return undefined
  return { quantity: Math.min(amount.min, largestQuantity), unit: unit ?? defaultUnit }
}
