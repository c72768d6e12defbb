import type { Kitchen } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe, type RecipeMatch } from './match-recipe.ts'
import {
  browsingOrder,
  type Order,
  orders,
  inOrderBy,
  type RankingMode,
  windowSize,
} from './order.ts'
import { rarityWeights, type WeightOf } from './weights.ts'

export { rankingModes, type RankingMode } from './order.ts'

/** Whether a recipe uses anything of the pantry at all: what does not is no answer to it. */
export function usesPantry(match: RecipeMatch): boolean {
  return match.usedIngredientCount > 0
}

/** Coarse order, then windows within each group, then the finer order within each window. */
function inOrder<Match extends RecipeMatch>(matches: readonly Match[], order: Order): Match[] {
  const coarse = inOrderBy(matches, [order.group, ...order.coarse])
  const ranked: Match[] = []
  let window: Match[] = []
  for (const match of coarse) {
    const first = window[0]
    const isFull = window.length === windowSize
    if (first !== undefined && (isFull || order.group(first) !== order.group(match))) {
      ranked.push(...inOrderBy(window, order.fine))
      window = []
    }
    window.push(match)
  }
  ranked.push(...inOrderBy(window, order.fine))
  return ranked
}

/**
 * Matches and orders recipes; those that use nothing of the pantry stand last. `public.search_recipes`
 * gives the same order. `weightOf` comes from the whole catalogue, not only from the recipes that pass
 * a filter: a recipe's credit does not depend on what else was found.
 */
export function rankRecipes<Recipe extends MatchableRecipe>(
  recipes: readonly Recipe[],
  kitchen: Kitchen,
  mode: RankingMode = 'ready-now',
  weightOf: WeightOf = rarityWeights(recipes),
): RecipeMatch<Recipe>[] {
  const matches = recipes.map((recipe) => matchRecipe(recipe, kitchen, weightOf))
  const browsing = browsingOrder(mode)
  if (kitchen.owned.size === 0) return inOrder(matches, browsing)
  const others = matches.filter((match) => !usesPantry(match))
  return [...inOrder(matches.filter(usesPantry), orders[mode]), ...inOrder(others, browsing)]
}

/** As `rankRecipes`, without those that use nothing of the pantry. */
export function rankAnswers<Recipe extends MatchableRecipe>(
  recipes: readonly Recipe[],
  kitchen: Kitchen,
  mode: RankingMode,
  weightOf: WeightOf,
): RecipeMatch<Recipe>[] {
  const isBare = kitchen.owned.size === 0
  if (isBare) return rankRecipes(recipes, kitchen, mode, weightOf).filter(usesPantry)
  const matches = recipes.map((recipe) => matchRecipe(recipe, kitchen, weightOf))
  return inOrder(matches.filter(usesPantry), orders[mode])
}
