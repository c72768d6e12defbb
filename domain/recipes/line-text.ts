import { formatAmount } from '../ingredients/format-quantity.ts'
import type { RecipeLine } from './recipe.ts'

type Written = Pick<RecipeLine, 'name' | 'amount' | 'amountMax' | 'unit' | 'note' | 'optional'>

/** A food's name behind the unit in which it is bought: "1 can tomatoes", not "1 can canned tomatoes". */
export function nameInUnit(name: string, unit: string | null): string {
  return name.replace(/^(cann|tinn|jarr)ed /, /can|jar|pack/.test(unit ?? '') ? '' : '$&')
}

/**
 * A line as one reads it aloud: "3 cloves garlic, thinly sliced", "2 eggs", "15 g parsley (optional)".
 *
 * @param plural what several of it are called, where that may stand for its name
 */
export function lineText(line: Written, plural: string | null = null): string {
  const amount = formatAmount(line.amount, line.unit, line.amountMax)
  const isCounted = line.unit === null || line.unit === 'piece'
  const isSeveral = (line.amountMax ?? line.amount ?? 0) > 1
  const name = plural !== null && isCounted && isSeveral ? plural : nameInUnit(line.name, line.unit)
  const words = amount === '' ? name : `${amount} ${name}`
  const withNote = line.note === null || line.note === '' ? words : `${words}, ${line.note}`
  return line.optional ? `${withNote} (optional)` : withNote
}
