import type { Kitchen } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe, type RecipeMatch } from './match-recipe.ts'
import {
  browsingOrder,
  type Measure,
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

/** The matches of each group, the first group first. */
function groupsOf<Match>(matches: readonly Match[], group: Measure<Match>): Match[][] {
  const groups = new Map<number, Match[]>()
  for (const match of matches) {
    const place = group(match)
    const others = groups.get(place)
    if (others === undefined) groups.set(place, [match])
    else others.push(match)
  }
  return [...groups].toSorted(([left], [right]) => left - right).map(([, found]) => found)
}

/** Groups, in coarse order; windows within each group, and the finer order within each window. */
export function inOrder<Match>(matches: readonly Match[], order: Order<Match>): Match[] {
  return groupsOf(matches, order.group).flatMap((group) => {
    // All that one window holds needs no coarse order.
    if (group.length <= windowSize) return inOrderBy(group, order.fine)
    const coarse = inOrderBy(group, order.coarse)
    const windows = Math.ceil(coarse.length / windowSize)
    return Array.from({ length: windows }, (_, at) =>
      inOrderBy(coarse.slice(at * windowSize, (at + 1) * windowSize), order.fine),
    ).flat()
  })
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
  const matched = (recipe: Recipe) => matchRecipe(recipe, kitchen, weightOf)
  if (kitchen.owned.size === 0) return inBrowsingOrder(recipes, mode).map(matched)
  const matches = recipes.map(matched)
  const browsing = browsingOrder(mode)
  const others = matches.filter((match) => !usesPantry(match))
  return [...inOrder(matches.filter(usesPantry), orders[mode]), ...inOrder(others, browsing)]
}

/** As they stand where a kitchen holds nothing: no recipe has to be matched for that. */
export function inBrowsingOrder<Recipe extends MatchableRecipe>(
  recipes: readonly Recipe[],
  mode: RankingMode,
): Recipe[] {
  const unmatched = recipes.map((recipe) => ({ recipe }))
  return inOrder(unmatched, browsingOrder(mode)).map(({ recipe }) => recipe)
}
