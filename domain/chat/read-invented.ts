import { readLines } from '../ingredients/read-lines.ts'
import type { Allergen, IngredientId } from '../ingredients/vocabulary.ts'
import { allergens } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import { matchNeed, type NeedMatch } from '../matching/need.ts'
import { dietsOfFoods, type FoodFacts } from '../recipes/diets-of-foods.ts'

/** One thing that a made-up recipe takes. */
export interface InventedLine {
  text: string
  match: NeedMatch
  amount: number | null
  unit: string | null
}

/** The lines of a made-up recipe as our own parser reads them, met by what is at home. */
export function readInvented(ingredients: readonly string[], kitchen: Kitchen): InventedLine[] {
  return ingredients.flatMap((text) => {
    const things = readLines(text, kitchen.vocabulary)
    return things.map((line): InventedLine => {
      const { resolution, optional, amount, unit } = line
      const ingredient = resolution.kind === 'resolved' ? resolution.ingredient : null
      return {
        text: things.length === 1 ? text : line.name,
        match: matchNeed({ ingredient, text, optional }, kitchen),
        amount: amount?.min ?? null,
        unit,
      }
    })
  })
}

/** What is known of a made-up recipe. */
export interface InventedFacts {
  diets: readonly string[]
  /** What is in it for certain. */
  contains: readonly Allergen[]
  /** Whether that is all: every line was read, and all is known of its food. */
  isAll: boolean
}

const unknownFood: FoodFacts = { origin: null, allergens: null }

/**
 * Diets and allergens of a made-up recipe. A line that was not read leaves the whole not known; a food that
 * the steps alone speak of counts as being in it.
 */
export function factsOfInvented(
  lines: readonly InventedLine[],
  inSteps: readonly IngredientId[],
  facts: ReadonlyMap<IngredientId, FoodFacts>,
): InventedFacts {
  const ofLines = lines.map(({ match }) => {
    const { ingredient } = match.need
    return (ingredient === null ? undefined : facts.get(ingredient)) ?? unknownFood
  })
  const foods = [...ofLines, ...inSteps.flatMap((id) => facts.get(id) ?? [])]
  return {
    diets: dietsOfFoods(foods),
    contains: allergens.filter((each) => foods.some((food) => food.allergens?.includes(each))),
    isAll: ofLines.every((food) => food.allergens !== null),
  }
}
