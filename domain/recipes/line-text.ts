import { formatAmount } from '../ingredients/format-quantity.ts'
import type { RecipeLine } from './recipe.ts'

type Written = Pick<RecipeLine, 'name' | 'amount' | 'amountMax' | 'unit' | 'note' | 'optional'>

/**
 * A line as one reads it aloud: "3 cloves garlic, thinly sliced", "2 eggs", "15 g parsley (optional)".
 *
 * @param plural what several of it are called, where that may stand for its name
 */
export function lineText(line: Written, plural: string | null = null): string {
  const amount = formatAmount(line.amount, line.unit, line.amountMax)
  const isCounted = line.unit === null || line.unit === 'piece'
  const isSeveral = (line.amountMax ?? line.amount ?? 0) > 1
  const name = plural !== null && isCounted && isSeveral ? plural : line.name
  const words = amount === '' ? name : `${amount} ${name}`
  const withNote = line.note === null || line.note === '' ? words : `${words}, ${line.note}`
  return line.optional ? `${withNote} (optional)` : withNote
}
