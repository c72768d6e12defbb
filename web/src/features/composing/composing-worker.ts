import { composeDishes } from '#domain/composing/compose.ts'
import { dishAddress, dishId } from '#domain/composing/dish-address.ts'
import { coverOf } from '#domain/composing/dish-cover.ts'
import { type DishCard, toDishCard } from '#domain/composing/dish-card.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { type PantryEntry, prepareKitchen } from '#domain/matching/kitchen.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { loadComposing } from './forms.ts'

/** A kitchen as it is asked about: what a thread can be handed. */
export interface KitchenAsked {
  pantry: readonly PantryEntry[]
  staples: readonly IngredientId[]
  rules: DietRules
}

export interface DishesAsked extends KitchenAsked {
  /** Which answer belongs to which question. */
  question: number
}

export interface DishesComposed {
  question: number
  dishes: readonly DishCard[]
}

const composing = loadComposing()

async function answer({ question, pantry, staples, rules }: DishesAsked): Promise<DishesComposed> {
  const known = await composing
  const kitchen = prepareKitchen(pantry, staples, known.vocabulary, rules)
  const dishes = composeDishes(kitchen, known).map((dish) => {
    const address = dishAddress(dish.composition)
    return toDishCard(
      dish,
      { id: dishId(address), address, image: coverOf(dish, known.vocabulary) },
      kitchen,
      known,
    )
  })
  return { question, dishes }
}

self.addEventListener('message', ({ data }: MessageEvent<DishesAsked>) => {
  answer(data)
    .then((composed) => self.postMessage(composed, { transfer: [] }))
    // Whoever asked starts another thread: what is missing here may be there then.
    .catch((cause: unknown) => reportError(cause))
})
