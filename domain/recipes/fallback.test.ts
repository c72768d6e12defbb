import { expect, it } from 'vitest'
import { fallbackRecipe } from './recipe.ts'

it('holds every field of a recipe, word for word where the specification gives the words', () => {
  expect(fallbackRecipe(42)).toEqual({
    id: 42,
    title: 'Recipe 42',
    image: '/covers/stock.webp',
    readyInMinutes: 30,
    servings: 4,
    summary: 'Recipe details not available',
    // What is not known is empty, and never a claim: no diet is suited, no allergen is absent.
    ingredients: [],
    instructions: [],
    nutritionInfo: null,
    diets: [],
    contains: [],
    freeOf: [],
    cuisine: [],
    mealType: [],
    difficulty: 'medium',
    rating: 0,
    reviewCount: 0,
    isPopular: false,
    isSeasonal: false,
    season: [],
    isRecipeOfTheDay: false,
    tags: [],
    alternatives: {},
    isPremium: false,
    slug: null,
    activeMinutes: null,
    tip: null,
    storage: null,
    ownerId: null,
    assumed: [],
    isFallback: true,
  })
})
