import { swappedMeasure } from '../ingredients/swapped-measure.ts'
import type { IngredientId, Substitution } from '../ingredients/vocabulary.ts'
import { foodInLine, type FoodInLine } from './food-in-line.ts'
import { unknownFacts, weighedFood, type FactsById } from './ingredient-facts.ts'
import { isLeftOut } from './leaving-out.ts'
import { nutritionInfoOf, nutritionOfLines } from './nutrition-of-lines.ts'
import { perNutrient, type Nutrient, type NutritionInfo } from './nutrition.ts'
import type { Recipe, RecipeLine } from './recipe.ts'
import type { Swaps } from './swap.ts'

/** A line as it is cooked, with its grams for all servings. */
interface CookedLine {
  food: FoodInLine
  grams: number | null
}

const factsOf = (id: IngredientId | null, facts: FactsById) =>
  (id === null ? undefined : facts.get(id)) ?? unknownFacts

/** What is left out adds nothing, and nothing of it is unknown. */
const nothing: CookedLine = {
  food: { counts: false, values: perNutrient(() => 0), most: perNutrient(() => 0) },
  grams: null,
}

function swapped(line: RecipeLine, swap: Substitution, facts: FactsById): CookedLine {
  if (isLeftOut(swap)) return nothing
  const measure = swappedMeasure(line, swap)
  const taken = weighedFood(measure, factsOf(measure.ingredient, facts))
  // What is used to taste says nothing of how much of another seasoning is taken.
  const grams = measure.amount === null ? null : taken.grams
  return { food: foodInLine({ ...measure, optional: line.optional }, grams, taken), grams }
}

/** The same where nothing is swapped. */
interface Line {
  index: number
  before: CookedLine
  after: CookedLine
}

/** The sum of what the lines add, by the same rule as without swaps. */
function summed(lines: readonly CookedLine[], servings: number): NutritionInfo | null {
  const sum = nutritionOfLines(
    lines.map(({ food }) => food),
    servings,
  )
  return (
    sum &&
    nutritionInfoOf(
      sum,
      lines.map(({ grams }) => grams),
    )
  )
}

/** What its source states without the old and with the new; not known where the old is not. */
function restated(stated: NutritionInfo, lines: readonly Line[], servings: number): NutritionInfo {
  const counted = lines.filter(
    ({ before, after }) =>
      before !== after && (after.food.counts || (after === nothing && before.food.counts)),
  )
  const rest = perNutrient((nutrient) => {
    const removed = counted.map(({ before }) => before.food.values[nutrient])
    const value = stated[nutrient]
    if (value === null || removed.includes(null)) return null
    return Math.max(
      0,
      removed.reduce<number>((sum, each) => sum - (each ?? 0), value * servings),
    )
  })
  const most = perNutrient((nutrient) => rest[nutrient] ?? Infinity)
  const foods = [...counted.map(({ after }) => after.food), { counts: true, values: rest, most }]
  const sum = nutritionOfLines(foods, servings)
  const isKnown = (nutrient: Nutrient) => rest[nutrient] !== null
  return {
    ...perNutrient((nutrient) => (isKnown(nutrient) ? (sum?.values[nutrient] ?? null) : null)),
    partial: sum?.partial.filter(isKnown) ?? [],
    missing: sum?.missing.flatMap((place) => counted[place]?.index ?? []) ?? [],
    known: null,
    counted: null,
    grams: lines.map(({ after }) => after.grams),
  }
}

/** The nutrition of a serving with swaps; null where the recipe says nothing of it. */
export function nutritionWithSwaps(
  {
    ingredients,
    servings,
    nutritionInfo,
  }: Pick<Recipe, 'ingredients' | 'servings' | 'nutritionInfo'>,
  swaps: Swaps,
  facts: FactsById,
): NutritionInfo | null {
  if (nutritionInfo === null) return null
  const lines = ingredients.map((line, index) => {
    const { ingredient } = line
    const grams = nutritionInfo.grams[index] ?? null
    const food = weighedFood(line, factsOf(ingredient, facts))
    const before = { food: foodInLine(line, grams, food), grams }
    const swap = ingredient === null ? undefined : swaps.get(ingredient)
    return { index, before, after: swap === undefined ? before : swapped(line, swap, facts) }
  })
  if (nutritionInfo.known !== null) {
    return summed(
      lines.map(({ after }) => after),
      servings,
    )
  }
  return restated(nutritionInfo, lines, servings)
}
