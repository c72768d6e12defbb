import type { IngredientId } from '#domain/ingredients/vocabulary.ts'

/** How likely a basic was taken to be at home, and whether it is. */
export interface Belief {
  id: IngredientId
  /** 0–1. */
  probability: number
  isAtHome: boolean
}

/**
 * The Brier score: the mean squared error of what was stated, 0 (always right and sure) to 1; 0.25 is what "half" for everything
 * comes to. Null where nothing was stated.
 */
export function brierOf(beliefs: readonly Belief[]): number | null {
  if (beliefs.length === 0) return null
  const errors = beliefs.map(({ probability, isAtHome }) => (probability - Number(isAtHome)) ** 2)
  return errors.reduce((sum, error) => sum + error, 0) / beliefs.length
}
