import { gramsEaten } from '#domain/recipes/weigh.ts'
import { derive } from './derive.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from './read.ts'

/** Of one serving: less is a seasoning, more is two meals. */
const kcalRange = { least: 40, most: 1500 }

/** Energy by Atwater's factors, in kcal a gram. */
const atwater = { protein: 4, carbohydrate: 4, fat: 9 }
/** How far the energy may lie from what its macronutrients give. */
const tolerance = 0.12
/** Fibre gives half of what carbohydrate does, which shows in a plate of leaves: so many kcal are let pass. */
const slack = 10

/** What gives energy and is none of the three: alcohol, and the acid of vinegar. */
const otherEnergy = new Set(['Drinks', 'Oils & Vinegars'])

/** Returns what is not plausible in the nutrition of a serving; nothing where too little of it is known. */
export function checkNutrition(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): string[] {
  const { nutrition } = derive(recipe, byId, facts)
  if (nutrition === null || nutrition.values.calories === null) return []
  const { calories, protein, carbs, fat } = nutrition.least
  const texts: string[] = []
  const isTooLittle = nutrition.partial.length === 0 && calories < kcalRange.least
  if (isTooLittle || calories > kcalRange.most) {
    texts.push(`${Math.round(calories)} kcal a serving is not plausible`)
  }
  const macros = protein * atwater.protein + carbs * atwater.carbohydrate + fat * atwater.fat
  const hasOther = recipe.ingredients.some(({ item }) =>
    otherEnergy.has(byId.get(item)?.category ?? ''),
  )
  if (!hasOther && Math.abs(macros - calories) > Math.max(slack, calories * tolerance)) {
    texts.push(`${Math.round(calories)} kcal, but its macronutrients give ${Math.round(macros)}`)
  }
  return texts
}

/**
 * The ingredients for want of which a value of a serving is only a lower bound, or not shown at all; empty where all
 * values are whole.
 */
export function missingInNutrition(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): string[] {
  const missing = derive(recipe, byId, facts).nutrition?.missing ?? []
  return missing.flatMap((line) => recipe.ingredients[line]?.item ?? [])
}

/** What holds much energy in little weight. */
const dense = new Set(['Meat', 'Dairy & Eggs', 'Oils & Vinegars', 'Nuts & Seeds', 'Baking'])
/** From here on, for all servings, what is not known of it shows in the sum. */
const mostOfUnknown = 30

/**
 * Returns the fats, nuts, sugars, meats and cheeses without figures of which a recipe takes so much that its energy is too
 * low, but is given as if it were whole (decision 47).
 */
export function unmarkedUnknowns(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): string[] {
  const { nutrition } = derive(recipe, byId, facts)
  const isWhole =
    nutrition !== null &&
    nutrition.values.calories !== null &&
    !nutrition.partial.includes('calories')
  if (!isWhole) return []
  return recipe.ingredients.flatMap((line) => {
    const entry = byId.get(line.item)
    if (entry === undefined || line.optional || !dense.has(entry.category)) return []
    if (entry.ndb !== undefined && facts.has(entry.ndb)) return []
    const grams = gramsEaten(line, entry) ?? Infinity
    return grams > mostOfUnknown
      ? [`${line.item}: nobody knows its energy, but that of the recipe is given as whole`]
      : []
  })
}
