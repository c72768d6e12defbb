import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { CookRecipe } from '#web/features/cooking/cook-recipe.ts'

/** The recipe as written, for cook mode; null where its steps are not open to the reader, or not known. */
export function cookRecipeOf({
  id,
  title,
  servings,
  instructions,
  ingredients,
}: Recipe): CookRecipe | null {
  if (instructions === null || instructions.length === 0) return null
  const lines = ingredients.map(({ ingredient, name, amount, amountMax, unit, note }) => {
    const stated = formatAmount(amount, unit, amountMax)
    const text = [stated, name].filter((part) => part !== '').join(' ')
    return { ingredient, name, amount: stated, text: note === null ? text : `${text}, ${note}` }
  })
  return { id, title, servings, instructions, lines }
}
