import { allergens as known, type Allergen } from '../../ingredients/vocabulary.ts'
import { dietsOfFoods } from '../diets-of-foods.ts'
import { nutritionOfLines, water } from '../nutrition-of-lines.ts'
import type { NutritionInfo } from '../recipe.ts'
import { unitNamed } from '../scale.ts'
import type { FactsById, IngredientFacts } from '../swap-facts.ts'
import { gramsEaten } from '../weigh.ts'
import type { DraftReading, ReadThing } from './read-draft.ts'

export interface ReadingFacts {
  diets: readonly string[]
  /** What is in it for certain. */
  contains: readonly Allergen[]
  /** Whether that is all: every line was read, and all is known of its food. */
  isAll: boolean
  /** Things that were not read. */
  unread: number
  /** Of one serving; null where too little is known to say. */
  nutrition: NutritionInfo | null
}

const unknownFood = { origin: null, allergens: null }

/** What the measure of a thing weighs; the category of its ingredient tells what "to taste" comes to. */
function gramsOf(
  { amount, amountMax, unit }: ReadThing,
  food: IngredientFacts,
  category: string,
): number | null {
  const named = unitNamed(unit)
  return gramsEaten(
    {
      amount: amount ?? undefined,
      max: amountMax ?? undefined,
      unit: named ?? undefined,
    },
    {
      category,
      piece: food.gramsPerPiece ?? undefined,
      cup: food.gramsPerCup ?? undefined,
      weights: {},
    },
  )
}

/**
 * Diets, allergens and nutrition of a recipe while it is typed, as the database will derive the first two. A
 * line that was not read leaves the whole not known.
 */
export function factsOfReading(
  reading: DraftReading,
  servings: number | null,
  facts: FactsById,
  categoryOf: (id: string) => string,
): ReadingFacts {
  const things = reading.flat()
  const foods = things.map(({ ingredient }) =>
    ingredient === null ? undefined : facts.get(ingredient),
  )
  const grams = things.map((thing, index) => {
    const food = foods[index]
    return food === undefined || thing.ingredient === null
      ? null
      : gramsOf(thing, food, categoryOf(thing.ingredient))
  })
  const counted = things.flatMap(({ ingredient, optional }, index) =>
    optional || ingredient === water
      ? []
      : [{ grams: grams[index] ?? null, food: foods[index]?.nutrition ?? null }],
  )
  const sum = servings === null ? null : nutritionOfLines(counted, servings)
  const all = foods.map((food) => food ?? unknownFood)
  return {
    diets: things.length === 0 ? [] : dietsOfFoods(all),
    contains: known.filter((each) => all.some(({ allergens }) => allergens?.includes(each))),
    isAll: things.length > 0 && all.every(({ allergens }) => allergens !== null),
    unread: things.filter(({ ingredient }) => ingredient === null).length,
    nutrition:
      sum === null
        ? null
        : {
            calories: Math.round(sum.kcal),
            protein: Math.round(sum.protein),
            carbs: Math.round(sum.carbohydrate),
            fat: Math.round(sum.fat),
            known: sum.known,
            counted: sum.counted,
            grams: grams.map((each) => (each === null ? null : Math.round(each * 10) / 10)),
          },
  }
}
