import { type Contents, contentsOf } from '../ingredients/contents.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import { matchNeed, type NeedMatch } from '../matching/need.ts'
import { dietsOfFoods, type FoodFacts, unknownFood } from '../recipes/diets-of-foods.ts'
import { isFurtherFood } from '../recipes/own/further-row.ts'
import { readDraftLine } from '../recipes/own/read-draft.ts'

/** One thing that a made-up recipe takes. */
export interface InventedLine {
  text: string
  match: NeedMatch
  amount: number | null
  unit: string | null
  /** It only counts for diets and contents: another line has its words. */
  isFurther: boolean
}

/** The lines of a made-up recipe as our own parser reads them, met by what is at home. */
export function readInvented(ingredients: readonly string[], kitchen: Kitchen): InventedLine[] {
  const { vocabulary } = kitchen
  return ingredients.flatMap((text) => {
    const things = readDraftLine({ text, section: null, chosen: null }, vocabulary)
    const isOne = things.filter((thing) => !isFurtherFood(thing)).length === 1
    return things.map((thing): InventedLine => {
      const { ingredient, name, optional, amount, unit } = thing
      const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
      return {
        text: isOne ? text : (name ?? known?.name ?? text),
        match: matchNeed({ ingredient, text, optional }, kitchen),
        amount,
        unit,
        isFurther: isFurtherFood(thing),
      }
    })
  })
}

/** The facts that are known of a made-up recipe. */
export interface InventedFacts extends Contents {
  diets: readonly string[]
}

/**
 * Diets and contents of a made-up recipe. A line that was not read, or a food of which nothing is known, may
 * hold anything; a food that only the steps name counts as being in it.
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
  const foods = [...ofLines, ...inSteps.map((id) => facts.get(id) ?? unknownFood)]
  return {
    diets: dietsOfFoods(foods),
    ...contentsOf(foods),
  }
}
