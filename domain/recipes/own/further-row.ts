/** The note of a saved row of a further food. */
export const furtherFoodNote = 'named in the line above'

/**
 * Whether a row is a further food of the line above. It counts for diets and contents alone: the line above has its
 * words, so that it is not shown, bought, scaled or written on its own.
 */
export function isFurtherFood(row: {
  amount: number | null
  note: string | null
  optional: boolean
}): boolean {
  return row.optional && row.amount === null && row.note === furtherFoodNote
}
