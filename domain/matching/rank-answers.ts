import type { Kitchen } from './kitchen.ts'
import { matchAgain } from './match-again.ts'
import type { MatchableRecipe, RecipeMatch } from './match-recipe.ts'
import { orders } from './order.ts'
import { inOrder, rankRecipes, type RankingMode, usesPantry } from './rank.ts'
import type { WeightOf } from './weights.ts'

/**
 * As `rankRecipes` of several lists together, without those that use nothing of the pantry; quick for who ranks the same lists
 * again and again.
 */
export function rankAnswers<Recipe extends MatchableRecipe>(
  lists: readonly (readonly Recipe[])[],
  kitchen: Kitchen,
  mode: RankingMode,
  weightOf: WeightOf,
): RecipeMatch<Recipe>[] {
  const isBare = kitchen.owned.size === 0
  if (isBare) return rankRecipes(lists.flat(), kitchen, mode, weightOf).filter(usesPantry)
  const matches = lists.flatMap((recipes) => matchAgain(recipes, kitchen, weightOf))
  return inOrder(matches.filter(usesPantry), orders[mode])
}
