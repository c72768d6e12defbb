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

/** The card in a row of any of the functions, which name its columns alike; its picture is there by `withCovers`. */
export function discoveredRecipeFrom(row: unknown): DiscoveredRecipe {
  const difficulty = field(row, 'difficulty')
  return {
    id: numberField(row, 'id') ?? 0,
    title: textField(row, 'title') ?? '',
    image: textField(row, 'image') ?? '',
    readyInMinutes: numberField(row, 'ready_in_minutes') ?? 0,
    difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'medium',
    isPremium: field(row, 'is_premium') === true,
    rating: numberField(row, 'rating') ?? 0,
    reviewCount: numberField(row, 'review_count') ?? 0,
    assumed: textsOf(field(row, 'assumed')),
  }
}
