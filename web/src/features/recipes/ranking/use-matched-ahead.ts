import { useEffect } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { matchAgain } from '#domain/matching/match-again.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import type { WeightOf } from '#domain/matching/weights.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { inIdleTime } from '#web/lib/in-idle-time.ts'

/** A slow phone matches so many in some ten milliseconds, the first time: nobody’s tap waits for that. */
const atOnce = 25
const mostMilliseconds = 2_000

/**
 * Matches recipes with a kitchen of which nothing is known, a few at a time: what is added first then changes matches that
 * are there, as all that follows does.
 */
export function useMatchedAhead(
  recipes: readonly RecipeCard[],
  kitchen: Kitchen,
  weightOf: WeightOf,
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted) return undefined
    let next = 0
    let stop = inIdleTime(matchSome, mostMilliseconds)
    function matchSome() {
      if (next >= recipes.length) {
        matchAgain(recipes, kitchen, weightOf)
        return
      }
      for (const recipe of recipes.slice(next, next + atOnce)) {
        matchRecipe(recipe, kitchen, weightOf)
      }
      next += atOnce
      stop = inIdleTime(matchSome, mostMilliseconds)
    }
    return () => stop()
  }, [recipes, kitchen, weightOf, isWanted])
}
