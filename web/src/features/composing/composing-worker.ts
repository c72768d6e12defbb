import type { DishCard } from '#domain/composing/dish-card.ts'
import { cardsOfKitchen } from '#domain/composing/dish-cards.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { type PantryEntry, prepareKitchen } from '#domain/matching/kitchen.ts'
import type { Equipped } from '#domain/recipes/lacked.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { loadComposing } from './forms.ts'

/** A kitchen as it is asked about: what a thread can be handed. */
export interface DishesAsked extends Equipped {
  /** Which answer belongs to which question. */
  question: number
  pantry: readonly PantryEntry[]
  staples: readonly IngredientId[]
  rules: DietRules
  /** Whether each dish says why each thing goes in. */
  isExplained: boolean
}

export interface DishesComposed {
  question: number
  dishes: readonly DishCard[]
}

const loading = loadComposing()

async function answer(asked: DishesAsked): Promise<DishesComposed> {
  const { question, pantry, staples, rules } = asked
  const { composing } = await loading
  const kitchen = prepareKitchen(pantry, staples, composing.vocabulary, rules)
  return { question, dishes: cardsOfKitchen(kitchen, composing, asked) }
}

self.addEventListener('message', ({ data }: MessageEvent<DishesAsked>) => {
  answer(data)
    .then((composed) => self.postMessage(composed, { transfer: [] }))
    // Whoever asked starts another thread: what is missing here may be there then.
    .catch((cause: unknown) => reportError(cause))
})
