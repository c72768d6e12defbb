import { formatAmount } from '../ingredients/format-quantity.ts'
import { lineWords, type NamedFood } from './line-words.ts'
import type { RecipeLine } from './recipe.ts'

type Written = Pick<RecipeLine, 'name' | 'amount' | 'amountMax' | 'unit' | 'note' | 'optional'>

/** A line as one reads it aloud: "3 cloves garlic, thinly sliced", "2 eggs", "15 g parsley (optional)". */
export function lineText(line: Written, food: NamedFood | null = null): string {
  const { unit, name } = lineWords(line, food)
  const amount = formatAmount(line.amount, unit, line.amountMax)
  const words = amount === '' ? name : `${amount} ${name}`
  const withNote = line.note === null || line.note === '' ? words : `${words}, ${line.note}`
  return line.optional ? `${withNote} (optional)` : withNote
}
