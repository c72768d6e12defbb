import { type Contents, contentsOf } from '../ingredients/contents.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { dietsOfFoods } from './diets-of-foods.ts'
import { unknownFacts, type FactsById } from './ingredient-facts.ts'
import type { NutritionInfo } from './nutrition.ts'
import { isFurtherFood } from './own/further-row.ts'
import type { Recipe, RecipeLine } from './recipe.ts'
import type { Swaps } from './swap.ts'
import { nutritionWithSwaps } from './swap-nutrition.ts'

/** What the page shows of a recipe with what is taken instead. */
export interface SwappedFacts extends Contents {
  diets: readonly string[]
  nutritionInfo: NutritionInfo | null
}

/** Every ingredient that ends up in the dish; null for a line that was not read. */
function foodsIn(lines: readonly RecipeLine[], swaps: Swaps): (IngredientId | null)[] {
  return lines.flatMap((line) => {
    const { ingredient } = line
    // What another line may hold is not what was swapped.
    const isSwapped = ingredient !== null && !isFurtherFood(line)
    const swap = isSwapped ? swaps.get(ingredient) : undefined
    return swap === undefined ? [ingredient] : [...swap.uses]
  })
}

/**
 * Diets, allergens and nutrition of a recipe with its swaps, from the facts of all its ingredients.
 * Whatever is not known makes the whole not known, or the nutrition a lower bound. Diets
 * that go by more than what is in a dish (keto, paleo) are not claimed of a changed one.
 */
export function factsWithSwaps(
  recipe: Pick<Recipe, 'ingredients' | 'servings' | 'diets' | keyof Contents | 'nutritionInfo'>,
  swaps: Swaps,
  facts: FactsById,
): SwappedFacts {
  if (swaps.size === 0) return recipe
  const foods = foodsIn(recipe.ingredients, swaps).map((id) =>
    id === null ? unknownFacts : (facts.get(id) ?? unknownFacts),
  )
  return {
    diets: dietsOfFoods(foods),
    ...contentsOf(foods),
    nutritionInfo: nutritionWithSwaps(recipe, swaps, facts),
  }
}
