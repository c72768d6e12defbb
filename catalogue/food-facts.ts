import { groupOf } from '#domain/ingredients/allergen-parts.ts'
import { type Contents, contentsOf } from '#domain/ingredients/contents.ts'
import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { FoodFacts } from '#domain/recipes/diets-of-foods.ts'
import { glutenWithoutWheat } from './gluten-without-wheat.ts'
import type { CatalogueIngredient } from './read.ts'

/** The parts of groups that it holds or may hold, where the entry says of none of them which. */
function unnamedParts({ id, contains, varies }: CatalogueIngredient): readonly Avoidable[] {
  const stated = [...(contains ?? []), ...varies]
  return stated.flatMap((group) => {
    const parts = avoidable.filter((part) => groupOf[part] === group)
    if (parts.some((part) => stated.includes(part))) return []
    return group === 'gluten' && glutenWithoutWheat.has(id) ? [] : parts
  })
}

/** What an entry says of its contents: free of all that it neither holds nor may hold. */
function contentsOfEntry(entry: CatalogueIngredient): Contents {
  const { contains, varies } = entry
  if (contains === null) return { contains: [], freeOf: [] }
  const held = [...contains, ...varies, ...unnamedParts(entry)]
  return {
    contains: avoidable.filter((each) => contains.includes(each)),
    freeOf: avoidable.filter((each) => !held.includes(each)),
  }
}

export function foodFactsOf(entry: CatalogueIngredient): FoodFacts {
  return { origin: entry.origin, ...contentsOfEntry(entry) }
}

/** Of several ingredients together. */
export function contentsOfEntries(entries: readonly CatalogueIngredient[]): Contents {
  return contentsOf(entries.map(contentsOfEntry))
}
