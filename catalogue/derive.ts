import { type Contents, nothingKnown } from '#domain/ingredients/contents.ts'
import { type FoodInLine, foodInLine } from '#domain/recipes/food-in-line.ts'
import { type FoodInStates, inState, sizeInWords, stateOfLine } from '#domain/recipes/food-state.ts'
import { type LinesNutrition, nutritionOfLines } from '#domain/recipes/nutrition-of-lines.ts'
import { type DietId, diets } from '#domain/recipes/diets.ts'
import { dietsOfNutrition } from '#domain/recipes/diets-of-nutrition.ts'
import { dietsOfIngredients } from './diets.ts'
import { contentsOfEntries } from './food-facts.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from './read.ts'
import { gramsEaten } from '#domain/recipes/weigh.ts'
import { foodInStates } from './food-in-states.ts'

/** What is worked out from a recipe's ingredients and never typed. */
interface Derived extends Contents {
  /** Diets that it is known to suit. */
  diets: DietId[]
  /** That are eaten of each line, for all servings; null where nobody knows. */
  grams: (number | null)[]
  /** Of one serving; null where nothing counts. */
  nutrition: LinesNutrition | null
}

type ById = ReadonlyMap<string, CatalogueIngredient>

/** Of each line in its order. */
function foodsOf(recipe: CatalogueRecipe, lines: readonly WeighedLine[]): FoodInLine[] {
  return recipe.ingredients.map(({ item, amount = null, max = null, unit, optional }, index) => {
    const { grams = null, food } = lines[index] ?? {}
    const line = { ingredient: item, amount, amountMax: max, unit: unit ?? 'piece', optional }
    return foodInLine(line, grams, {
      category: food?.weighable.category ?? null,
      nutrition: food?.nutrition ?? null,
    })
  })
}

/** A line's food in the state that its note names, and what is eaten of it. */
interface WeighedLine {
  food: FoodInStates | null
  grams: number | null
}

function weighedLines(
  recipe: CatalogueRecipe,
  byId: ById,
  facts: Catalogue['facts'],
): WeighedLine[] {
  return recipe.ingredients.map((line) => {
    const entry = byId.get(line.item)
    if (entry === undefined) return { food: null, grams: null }
    const { unit = null, note = null } = line
    const food = inState(foodInStates(entry, facts), stateOfLine({ unit, note }))
    const size = sizeInWords(note) ?? undefined
    return { food, grams: gramsEaten({ ...line, size }, food.weighable) }
  })
}

/** Diets, contents and nutrition of a recipe. Optional lines count for diets and contents. */
export function derive(recipe: CatalogueRecipe, byId: ById, facts: Catalogue['facts']): Derived {
  const entries = recipe.ingredients.flatMap(({ item }) => byId.get(item) ?? [])
  const areAllRead = entries.length === recipe.ingredients.length
  const lines = weighedLines(recipe, byId, facts)
  const nutrition = nutritionOfLines(foodsOf(recipe, lines), recipe.servings)
  const suited = new Set([
    ...(areAllRead ? dietsOfIngredients(entries) : []),
    ...(nutrition === null ? [] : dietsOfNutrition(nutrition)),
  ])
  return {
    diets: diets.filter((diet) => suited.has(diet)),
    ...(areAllRead ? contentsOfEntries(entries) : nothingKnown),
    grams: lines.map(({ grams }) => grams),
    nutrition,
  }
}
