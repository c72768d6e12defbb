import type { Difficulty } from '#domain/recipes/kinds.ts'
import { field, textField } from '#web/lib/json.ts'

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
}

export function numberIn(row: unknown, name: string): number {
  const value = field(row, name)
  return typeof value === 'number' ? value : 0
}

/** The card in a row of any of the functions: they name its columns alike. */
export function discoveredRecipeFrom(row: unknown): DiscoveredRecipe {
  const difficulty = field(row, 'difficulty')
  return {
    id: numberIn(row, 'id'),
    title: textField(row, 'title') ?? '',
    image: imageOf(row),
    readyInMinutes: numberIn(row, 'ready_in_minutes'),
    difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'medium',
    isPremium: field(row, 'is_premium') === true,
    rating: numberIn(row, 'rating'),
    reviewCount: numberIn(row, 'review_count'),
  }
}

/** A recipe of somebody may be without a picture, whatever the types of a function's columns say. */
export function imageOf(row: unknown): string {
  return textField(row, 'image') ?? '/covers/stock.webp'
}
