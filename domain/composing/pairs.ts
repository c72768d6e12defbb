import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Affinities } from './affinities.ts'
import type { Food } from './foods.ts'

/** What is known of each two foods of a kitchen, worked out once: every form asks. */
export interface Pairs {
  affinity: (one: Food, other: Food) => number
  /** Whether they are one thing under two names, or never go together. */
  clash: (one: Food, other: Food) => boolean
}

type Never = readonly (readonly [IngredientId, IngredientId])[]

type Thing = Pick<Food, 'id' | 'kinds'>

/** Whether two foods are of kinds that never go together. */
export function excludes(food: Thing, other: Thing, pairs: Never): boolean {
  return pairs.some(
    ([one, another]) =>
      (food.kinds.has(one) && other.kinds.has(another)) ||
      (food.kinds.has(another) && other.kinds.has(one)),
  )
}

/** Two names of one thing: garlic and "garlic clove". */
export const isSame = (food: Thing, other: Thing) =>
  food.kinds.has(other.id) || other.kinds.has(food.id)

export function pairsOf(foods: readonly Food[], affinities: Affinities, never: Never): Pairs {
  const places = new Map(foods.map((food, place) => [food, place]))
  const at = (one: Food, other: Food) =>
    (places.get(one) ?? 0) * foods.length + (places.get(other) ?? 0)
  const affinity = new Float64Array(foods.length ** 2)
  const clash = new Uint8Array(foods.length ** 2)
  for (const one of foods) {
    for (const other of foods) {
      affinity[at(one, other)] = affinities.between(one, other)
      clash[at(one, other)] = Number(isSame(one, other) || excludes(one, other, never))
    }
  }
  return {
    affinity: (one, other) => affinity[at(one, other)] ?? 0,
    clash: (one, other) => clash[at(one, other)] === 1,
  }
}
