import type { Catalogue } from '#catalogue/read.ts'
import { toCatalogueFile } from '#catalogue/write.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { corpusOf, type GeneratedRecipe } from '../matching/corpus.ts'

const seed = 20

const isDifficulty = (word: string): word is RecipeCard['difficulty'] =>
  ['easy', 'medium', 'hard'].includes(word)

/** A card of a recipe that nobody wrote: without amounts, and without what is known of allergens. */
function cardOf(recipe: GeneratedRecipe, slugOf: (place: number) => string | null): RecipeCard {
  const { id, title, difficulty, cuisine, mealType, diets, season, rating, reviewCount } = recipe
  const needs = recipe.needs.map((need) => {
    const ingredient = slugOf(Math.abs(need))
    return { ingredient, text: ingredient ?? '', optional: need < 0 }
  })
  const unread = { ingredient: null, text: 'a line that nobody could read', optional: false }
  return {
    id,
    title,
    cuisine,
    mealType,
    diets,
    season,
    rating,
    reviewCount,
    slug: null,
    image: '',
    servings: 4,
    difficulty: isDifficulty(difficulty) ? difficulty : 'medium',
    contains: [],
    freeOf: [],
    tags: [],
    isPremium: false,
    readyInMinutes: recipe.minutes,
    needs: recipe.unread ? [...needs, unread] : needs,
  }
}

/** So many recipes as `bench:scale` and `bench:matching` make them. */
export function generatedCards(catalogue: Catalogue, count: number): RecipeCard[] {
  const file = toCatalogueFile(catalogue)
  const corpus = corpusOf(file, seed)
  const slugOf = (place: number) => file.ingredients[place - 1]?.slug ?? null
  return Array.from({ length: count }, (_, at) => cardOf(corpus.recipe(at + 1), slugOf))
}
