import type { DishCard } from '#domain/composing/dish-card.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { pantryWith } from '#domain/matching/kitchen-with.ts'
import type { Equipped } from '#domain/recipes/lacked.ts'
import { askDishes } from './ask-dishes.ts'

/** Milliseconds. Recipes alone are an answer too. */
const patience = 3_000

/**
 * Dishes composed of a kitchen, each with its reasons; none where they do not come in time. Who asks for a food may have it
 * although the pantry does not say so: it is composed with, and what is matched anew says that it is missing.
 */
export function dishesForQuestion(
  { kitchen, lacked, owned }: Required<Equipped> & { kitchen: Kitchen },
  foods: readonly IngredientId[],
): Promise<readonly DishCard[]> {
  const asked = { ...kitchen, pantry: pantryWith(kitchen, foods) }
  return new Promise((resolve) => {
    const asks = { kitchen: asked, lacked, owned, after: 0, isExplained: true, take: done }
    const stop = askDishes(asks)
    const timer = setTimeout(() => done(null), patience)
    function done(dishes: readonly DishCard[] | null) {
      clearTimeout(timer)
      stop()
      resolve(dishes ?? [])
    }
  })
}
