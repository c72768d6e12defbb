import { holding } from '../../ingredients/testing/contents.ts'
import type { RecipeCard } from '../recipe.ts'

/** A card for tests: only what a test speaks of needs to be given. */
export function recipeCard(given: Partial<RecipeCard> & { id: number }): RecipeCard {
  return {
    title: `Recipe ${given.id}`,
    slug: null,
    image: '',
    servings: 4,
    difficulty: 'easy',
    cuisine: [],
    mealType: [],
    diets: [],
    ...holding(),
    season: [],
    tags: [],
    isPremium: false,
    reviewCount: 0,
    rating: 0,
    readyInMinutes: 30,
    needs: [],
    ...given,
  }
}
