import { factsOfWritten } from '#domain/recipes/facts-of-written.ts'
import type { KnownFacts } from '#domain/recipes/kitchen-facts.ts'
import type { CatalogueRecipe } from './read.ts'

/** What the words of a recipe say of the kitchen that it needs, how it keeps, and whether it holds alcohol. */
export function kitchenFactsOf({ steps, storage, ingredients }: CatalogueRecipe): KnownFacts {
  return factsOfWritten({
    steps,
    storage: storage ?? null,
    foods: ingredients.map(({ item }) => item),
  })
}
