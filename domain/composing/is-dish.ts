import type { RecipeCard } from '../recipes/recipe.ts'
import type { DishCard } from './dish-card.ts'

/** Whether what names a recipe is the address of a composed dish. */
export const isDishAddress = (id: number | string): id is string =>
  typeof id === 'string' && id.startsWith('/dish/')

/** Whether a card is of a composed dish. */
export const isDish = (card: RecipeCard): card is DishCard => 'address' in card
