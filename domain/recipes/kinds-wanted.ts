import type { Difficulty } from './kinds.ts'

/** Which kinds of recipes somebody wants. Of each list one is enough; an empty one asks for nothing. */
export interface KindsWanted {
  cuisines: readonly string[]
  meals: readonly string[]
  difficulties: readonly string[]
  maxMinutes: number | null
}

/** The kinds that a recipe is of. */
interface Kinds {
  cuisine: readonly string[]
  mealType: readonly string[]
  difficulty: Difficulty
  readyInMinutes: number
}

export function hasOneOf(wanted: readonly string[], values: readonly string[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value))
}

export function isOfKind(recipe: Kinds, wanted: KindsWanted): boolean {
  return (
    hasOneOf(wanted.cuisines, recipe.cuisine) &&
    hasOneOf(wanted.meals, recipe.mealType) &&
    hasOneOf(wanted.difficulties, [recipe.difficulty]) &&
    (wanted.maxMinutes === null || recipe.readyInMinutes <= wanted.maxMinutes)
  )
}
