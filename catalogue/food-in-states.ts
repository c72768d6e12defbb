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
export function foodInStates(entry: CatalogueIngredient, facts: Facts): FoodInStates<Nutrition> {
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

/** What the database holds of it beside piece and cup: other measures, the rows by their words, and further states. */
export function measuresWritten(
  { edible, weights, pieces = {}, ndb, states = {} }: CatalogueIngredient,
  { facts, rowNames }: Pick<Catalogue, 'facts' | 'rowNames'>,
) {
  const rowOf = (number: string | undefined) =>
    number === undefined ? undefined : rowNames.get(number)
  const described = Object.entries(states).map(([state, { ndb: number, ...measures }]) => {
    const nutrition = nutritionOf(number, facts)
    return [state, { ...measures, row: rowOf(number), nutrition: { ...nutrition } }]
  })
  return { edible, weights, pieces, row: rowOf(ndb), states: Object.fromEntries(described) }
}
