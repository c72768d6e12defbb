import type { KnownFood, KnownFoods } from '#domain/composing/nutrition-of-dish.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Weighable } from '#domain/recipes/weigh.ts'
import { placesOf } from './transport-format.ts'
import type { KindsPacker, KindsReader } from './transport-kinds.ts'

/**
 * How it travels what foods give and weigh: each row of the source once, and beside it what the vocabulary does not say.
 */

/** kcal, protein, carbohydrate and fat of 100 g. */
type PackedRow = readonly (number | null)[]

interface PackedMeasures {
  weights?: Weighable['weights']
  edible?: number
  /** The cup that the vocabulary states was worked out of a spoon: the spoon goes before it. */
  spooned?: 1
}

export interface PackedFoods {
  rows: readonly PackedRow[]
  measures: readonly PackedMeasures[]
  /** For each the place of its id, of its row (−1 where none is known) and of its measures, one after the other. */
  foods: readonly number[]
}

export function packFoods(foods: KnownFoods, kinds: KindsPacker): PackedFoods {
  const rows = placesOf<PackedRow>()
  const measures = placesOf<PackedMeasures>()
  const packed = [...foods].flatMap(([id, { nutrition, weighable }]) => {
    const { weights, edible, cup } = weighable
    const isSpooned = cup === undefined && (weights.tbsp ?? weights.tsp) !== undefined
    const { kcal = null, protein = null, carbohydrate = null, fat = null } = nutrition ?? {}
    const row = nutrition === null ? -1 : rows.place([kcal, protein, carbohydrate, fat])
    const measured = measures.place({
      ...(Object.keys(weights).length > 0 && { weights }),
      ...(edible !== undefined && { edible }),
      ...(isSpooned && { spooned: 1 as const }),
    })
    return [kinds.id(id), row, measured]
  })
  return { rows: rows.lists, measures: measures.lists, foods: packed }
}

const perFood = 3

export function unpackFoods(
  { rows, measures, foods }: PackedFoods,
  kinds: KindsReader,
  { ingredients }: Vocabulary,
): KnownFoods {
  const known = new Map<IngredientId, KnownFood>()
  for (let at = 0; at < foods.length; at += perFood) {
    const [place = -1, row = -1, measured = -1] = foods.slice(at, at + perFood)
    const id = kinds.id(place)
    const food = ingredients.get(id)
    if (food === undefined) continue
    const { weights = {}, edible, spooned } = measures[measured] ?? {}
    const [kcal = null, protein = null, carbohydrate = null, fat = null] = rows[row] ?? []
    known.set(id, {
      nutrition: rows[row] === undefined ? null : { kcal, protein, carbohydrate, fat },
      weighable: {
        category: food.category,
        piece: food.gramsPerPiece ?? undefined,
        cup: spooned === 1 ? undefined : (food.gramsPerCup ?? undefined),
        weights,
        edible,
      },
    })
  }
  return known
}
