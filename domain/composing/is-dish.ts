import type { RecipeCard } from '../recipes/recipe.ts'
import type { DishCard } from './dish-card.ts'

/** Whether a card is of a composed dish. */
export const isDish = (card: RecipeCard): card is DishCard => 'address' in card
