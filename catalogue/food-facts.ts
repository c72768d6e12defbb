import { type Contents, contentsOf } from '#domain/ingredients/contents.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import type { FoodFacts } from '#domain/recipes/diets-of-foods.ts'
import type { CatalogueIngredient } from './read.ts'

/** What an entry says of its contents: free of all that it neither holds nor may hold. */
function contentsOfEntry({ contains, varies }: CatalogueIngredient): Contents {
  if (contains === null) return { contains: [], freeOf: [] }
  return {
    contains: avoidable.filter((each) => contains.includes(each)),
    freeOf: avoidable.filter((each) => !contains.includes(each) && !varies.includes(each)),
  }
}

export function foodFactsOf(entry: CatalogueIngredient): FoodFacts {
  return { origin: entry.origin, ...contentsOfEntry(entry) }
}

/** Of several ingredients together. */
export function contentsOfEntries(entries: readonly CatalogueIngredient[]): Contents {
  return contentsOf(entries.map(contentsOfEntry))
}
