import {
  foodStates,
  type FoodInStates,
  type FoodState,
  type StateFacts,
} from '#domain/recipes/food-state.ts'
import type { Nutrition } from '#domain/ingredients/vocabulary.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'

type Facts = Catalogue['facts']

function nutritionOf(ndb: string | undefined, facts: Facts) {
  return (ndb === undefined ? undefined : facts.get(ndb)) ?? null
}

/** What an ingredient weighs and holds in its usual state and in the others that are described. */
export function weighedFood(entry: CatalogueIngredient, facts: Facts): FoodInStates<Nutrition> {
  const { states = {} } = entry
  const described = foodStates.flatMap((state): [FoodState, StateFacts<Nutrition>][] => {
    const found = states[state]
    if (found === undefined) return []
    const { ndb, ...measures } = found
    return [[state, { ...measures, nutrition: nutritionOf(ndb, facts) }]]
  })
  return {
    weighable: entry,
    nutrition: nutritionOf(entry.ndb, facts),
    states: Object.fromEntries(described),
  }
}
