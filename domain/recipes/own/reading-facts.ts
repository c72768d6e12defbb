import { type Contents, contentsOf } from '../../ingredients/contents.ts'
import { dietsOfFoods } from '../diets-of-foods.ts'
import { foodInLine } from '../food-in-line.ts'
import { unknownFacts, weighedFood, type FactsById } from '../ingredient-facts.ts'
import { nutritionInfoOf, nutritionOfLines } from '../nutrition-of-lines.ts'
import type { NutritionInfo } from '../nutrition.ts'
import type { DraftReading } from './read-draft.ts'

export interface ReadingFacts extends Contents {
  diets: readonly string[]
  /** Things that were not read. */
  unread: number
  /** Of one serving; null where nothing counts. */
  nutrition: NutritionInfo | null
}

/**
 * Diets, contents and nutrition of a recipe while it is typed, as the database will derive the first two. A
 * line that was not read may hold anything.
 */
export function factsOfReading(
  reading: DraftReading,
  servings: number | null,
  facts: FactsById,
): ReadingFacts {
  const things = reading.flat()
  const lines = things.map((thing) => {
    const food = (thing.ingredient === null ? null : facts.get(thing.ingredient)) ?? unknownFacts
    return { thing, food, weighed: weighedFood(thing, food) }
  })
  const sum =
    servings === null
      ? null
      : nutritionOfLines(
          lines.map(({ thing, weighed }) => foodInLine(thing, weighed.grams, weighed)),
          servings,
        )
  const foods = lines.map(({ food }) => food)
  return {
    diets: things.length === 0 ? [] : dietsOfFoods(foods),
    ...contentsOf(foods),
    unread: things.filter(({ ingredient }) => ingredient === null).length,
    nutrition:
      sum &&
      nutritionInfoOf(
        sum,
        lines.map(({ weighed }) => weighed.grams),
      ),
  }
}
