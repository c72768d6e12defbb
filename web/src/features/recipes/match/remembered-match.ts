import type { Kitchen } from '#domain/matching/kitchen.ts'
import { matchRecipe, type RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'

const known = new WeakMap<Kitchen, WeakMap<RecipeCard, RecipeMatch<RecipeCard>>>()

/** As `matchRecipe`, worked out once for a kitchen: a long list that is put in another order matches no other way. */
export function rememberedMatch(recipe: RecipeCard, kitchen: Kitchen): RecipeMatch<RecipeCard> {
  const ofKitchen = known.get(kitchen) ?? new WeakMap<RecipeCard, RecipeMatch<RecipeCard>>()
  known.set(kitchen, ofKitchen)
  const match = ofKitchen.get(recipe) ?? matchRecipe(recipe, kitchen)
  ofKitchen.set(recipe, match)
  return match
}
