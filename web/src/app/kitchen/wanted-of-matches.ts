import { isMissed } from '#domain/matching/need.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { Wanted } from '#domain/shopping/shortfall.ts'

/** What is to be bought for all of these: each thing once, for a card says no amounts. */
export function wantedOfMatches(matches: readonly Pick<RecipeMatch, 'needs'>[]): Wanted[] {
  const missed = new Set(
    matches.flatMap(({ needs }) =>
      needs.flatMap(({ state, need }) => (isMissed(state) ? (need.ingredient ?? []) : [])),
    ),
  )
  return [...missed].map((ingredient) => ({ ingredient, amount: null, unit: null }))
}
