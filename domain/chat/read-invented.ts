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

const unknownFood: FoodFacts = { origin: null, allergens: null }

/** Diets and allergens of a made-up recipe. A line that was not read makes the whole not known. */
export function factsOfLines(
  lines: readonly InventedLine[],
  facts: ReadonlyMap<IngredientId, FoodFacts>,
): { diets: string[]; allergens: Allergen[] | null } {
  const foods = lines.map(({ match }) => {
    const { ingredient } = match.need
    return (ingredient === null ? undefined : facts.get(ingredient)) ?? unknownFood
  })
  const areKnown = foods.every((food) => food.allergens !== null)
  return {
    diets: dietsOfFoods(foods),
    allergens: areKnown
      ? allergens.filter((each) => foods.some((food) => food.allergens?.includes(each)))
      : null,
  }
}
