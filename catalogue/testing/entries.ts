import { ingredientEntry, recipeEntry } from '../format.ts'
import type { CatalogueIngredient, CatalogueRecipe } from '../read.ts'

/** An ingredient as in a file, with what every entry must have filled in. */
export function ingredient(id: string, changes: Record<string, unknown> = {}): CatalogueIngredient {
  const entry = { id, name: id.replaceAll('-', ' '), plural: id.replaceAll('-', ' '), ...changes }
  return {
    ...ingredientEntry.parse({ origin: 'plant', contains: [], ...entry }),
    category: 'Vegetables',
  }
}

/** A recipe as in a file, good but for its changes. */
export function recipe(slug: string, changes: Record<string, unknown> = {}): CatalogueRecipe {
  const base = {
    id: 1,
    title: slug,
    summary: `About ${slug}.`,
    cuisine: ['french'],
    mealType: ['dinner'],
    difficulty: 'easy',
    servings: 1,
    minutes: { active: 5, total: 60 },
    cover: {},
    ingredients: [{ amount: 2, unit: 'piece', item: 'onion' }],
    steps: ['Halve the onions.', 'Roast them until they collapse.'],
  }
  return { ...recipeEntry.parse({ ...base, ...changes }), slug }
}
