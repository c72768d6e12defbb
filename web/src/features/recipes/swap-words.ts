import { formatAmount, formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { listInWords } from './words.ts'

/** Measures that mean the same of whatever is measured; a clove of garlic says nothing of garlic powder. */
const measures = new Set([
  'g',
  'kg',
  'mg',
  'ml',
  'cl',
  'dl',
  'l',
  'oz',
  'lb',
  'fl oz',
  'tsp',
  'tbsp',
  'cup',
  'pint',
  'quart',
])

/** "use 75 g cornstarch instead for thickening. Half as much, stirred into cold water first." */
export function swapInWords(
  { uses, ratio, context, note }: Substitution,
  { amount, amountMax, unit }: Pick<RecipeLine, 'amount' | 'amountMax' | 'unit'>,
  vocabulary: Vocabulary,
): string {
  const names = listInWords(uses.map((id) => ingredientPlural(id, vocabulary)))
  const isMeasured = amount !== null && unit !== null && measures.has(unit) && uses.length === 1
  const most = amountMax === null ? null : amountMax * ratio
  const measured = isMeasured ? `${formatAmount(amount * ratio, unit, most)} ` : ''
  const times = !isMeasured && ratio !== 1 ? `, ${formatQuantity(ratio)} × as much` : ''
  const where = context === null ? '' : ` (${context})`
  return `use ${measured}${names} instead${times}${where}. ${note}`
}
