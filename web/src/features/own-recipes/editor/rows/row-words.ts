/** What a list of rows calls itself and them; rows are counted from 1. */
export interface RowWords {
  /** "Ingredients": all of them. */
  all: string
  /** "Ingredient 3" */
  row: (number: number) => string
  /** "ingredient 3": the same within a sentence. */
  named: (number: number) => string
  /** "Line 3 is now 2 of 5" */
  moved: (from: number, to: number, count: number) => string
  removed: string
  add: string
  placeholder: string
}
