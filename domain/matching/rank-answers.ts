import type { Kitchen } from './kitchen.ts'
import { matchAgain } from './match-again.ts'
import type { MatchableRecipe, RecipeMatch } from './match-recipe.ts'
import { orders } from './order.ts'
import { inOrder, rankRecipes, type RankingMode, usesPantry } from './rank.ts'
import type { WeightOf } from './weights.ts'

/** As `rankRecipes`, without those that use nothing of the pantry; quick for who ranks the same recipes again and again. */
export function rankAnswers<Recipe extends MatchableRecipe>(
  recipes: readonly Recipe[],
  kitchen: Kitchen,
  mode: RankingMode,
  weightOf: WeightOf,
): RecipeMatch<Recipe>[] {
  const isBare = kitchen.owned.size === 0
  if (isBare) return rankRecipes(recipes, kitchen, mode, weightOf).filter(usesPantry)
  const matches = recipes.map((recipe) => matchAgain(recipe, kitchen, weightOf))
  return inOrder(matches.filter(usesPantry), orders[mode])
}
