import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import type { Difficulty } from '#domain/recipes/kinds.ts'
import { field, numberField, textField, textsOf } from '#web/lib/json.ts'

/** What is shown of a recipe that is put forward. */
export interface DiscoveredRecipe {
  id: number
  title: string
  image: string
  readyInMinutes: number
  difficulty: Difficulty
  isPremium: boolean
  rating: number
  reviewCount: number
  /** Columns that nobody stated: a usual value stands for each, which is not shown. */
  assumed: readonly string[]
}

/** The card in a row of any of the functions: they name its columns alike. */
export function discoveredRecipeFrom(row: unknown): DiscoveredRecipe {
  const difficulty = field(row, 'difficulty')
  return {
    ...titleOf(row),
    image: imageOf(row),
    readyInMinutes: numberField(row, 'ready_in_minutes') ?? 0,
    difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'medium',
    isPremium: field(row, 'is_premium') === true,
    rating: numberField(row, 'rating') ?? 0,
    reviewCount: numberField(row, 'review_count') ?? 0,
    assumed: textsOf(field(row, 'assumed')),
  }
}

/** A recipe of somebody may be without a picture, whatever the types of a function's columns say. */
export function imageOf(row: unknown): string {
  return textField(row, 'image') ?? coverToDraw(titleOf(row), [])
}

const titleOf = (row: unknown) => ({
  id: numberField(row, 'id') ?? 0,
  title: textField(row, 'title') ?? '',
})
