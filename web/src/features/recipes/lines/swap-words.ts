import { t } from '#domain/texts/t.ts'
import { formatAmount, formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import { measuresAnything } from '#domain/ingredients/swapped-measure.ts'
import type { Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { contextOfSwap, noteOfSwap } from '#domain/recipes/said-of-swap.ts'
import { lineWords } from '#domain/recipes/line-words.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { shownAmount } from '#domain/recipes/scale-measure.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { listInWords } from '../words.ts'

/** As written, or for other servings and another kitchen: "use 75 g cornstarch instead for thickening. Half as much, stirred into cold water first." */
export function swapInWords(
  swap: Substitution,
  { amount, amountMax, unit }: Pick<RecipeLine, 'amount' | 'amountMax' | 'unit'>,
  vocabulary: Vocabulary,
  scaling: Scaling | null = null,
): string {
  const { uses, ratio } = swap
  const isMeasured = amount !== null && measuresAnything(unit) && uses.length === 1
  const most = amountMax === null ? null : amountMax * ratio
  const taken = { amount: (amount ?? 0) * ratio, amountMax: most, unit, us: null }
  const [only] = uses
  const food = (isMeasured && only !== undefined && vocabulary.ingredients.get(only)) || null
  const plural = listInWords(uses.map((id) => ingredientPlural(id, vocabulary)))
  const words = lineWords({ ...taken, name: plural }, food, scaling?.factor)
  const shown =
    scaling === null
      ? formatAmount(taken.amount, words.unit, most)
      : shownAmount(taken, scaling, null, words.unit)
  const taking = isMeasured ? `${shown} ${words.name}` : plural
  const times = isMeasured || ratio === 1 ? '1' : formatQuantity(ratio)
  const where = contextOfSwap(swap) ?? 'anywhere'
  return t(
    'use {taking} instead{times, select, 1 {} other {, {times} × as much}}{where, select, anywhere {} other { ({where})}}. {note}',
    { taking, times, where, note: noteOfSwap(swap) },
  )
}
