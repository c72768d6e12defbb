import { allergens, type Allergen } from '#domain/ingredients/vocabulary.ts'
import { type Diet, diets, dietsOfIngredients, dietsOfMacros, type Macros } from './diets.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from './read.ts'
import { gramsEaten } from './weigh.ts'

/** What is worked out from a recipe's ingredients and never typed. */
interface Derived {
  /** Diets that it is known to suit. */
  diets: Diet[]
  /** Null where an ingredient's are not known: that is never shown as safe. */
  allergens: Allergen[] | null
  /** Of one serving; null where too little is known to say. */
  nutrition: DerivedNutrition | null
}

interface DerivedNutrition extends Macros {
  coverage: number
  /** Lines whose weight and facts are known, of those that count. */
  known: number
  counted: number
}

/** Below this a sum would mislead. */
const leastCoverage = 0.7
/** Diets that go by the nutrition need nearly all of it known. */
const leastCoverageForDiets = 0.9

/** Weighs nothing in a sum, and must not make what is unknown look small. */
const water = 'water'

/**
 * Sums the lines that are not optional. `coverage` (0–1) is the share of them whose weight and facts
 * are known, by number or by weight, whichever is less; the rest counts as nothing in the sum.
 */
function nutritionOf(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): Derived['nutrition'] {
  const sum: Macros = { kcal: 0, protein: 0, carbohydrate: 0, fat: 0 }
  const counted = recipe.ingredients.filter(({ item, optional }) => !optional && item !== water)
  let knownLines = 0
  let grams = 0
  let knownGrams = 0
  for (const line of counted) {
    const entry = byId.get(line.item)
    const weight = entry === undefined ? null : gramsEaten(line, entry)
    grams += weight ?? 0
    const food = entry?.ndb === undefined ? undefined : facts.get(entry.ndb)
    if (weight === null || food === undefined) continue
    const { kcal, protein, carbohydrate, fat } = food
    if (kcal === null || protein === null || carbohydrate === null || fat === null) continue
    knownLines += 1
    knownGrams += weight
    const share = weight / 100 / recipe.servings
    sum.kcal += kcal * share
    sum.protein += protein * share
    sum.carbohydrate += carbohydrate * share
    sum.fat += fat * share
  }
  if (knownGrams === 0) return null
  const coverage = Math.min(knownLines / counted.length, knownGrams / grams)
  return coverage < leastCoverage
    ? null
    : { ...sum, coverage, known: knownLines, counted: counted.length }
}

/** Diets, allergens and nutrition of a recipe. Optional lines count for diets and allergens. */
export function derive(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): Derived {
  const entries = recipe.ingredients.flatMap(({ item }) => byId.get(item) ?? [])
  const contained = new Set(entries.flatMap(({ contains }) => contains ?? []))
  const allKnown =
    entries.length === recipe.ingredients.length &&
    entries.every(({ contains }) => contains !== null)
  const nutrition = nutritionOf(recipe, byId, facts)
  const suited = new Set([
    ...(entries.length === recipe.ingredients.length ? dietsOfIngredients(entries) : []),
    ...(nutrition !== null && nutrition.coverage >= leastCoverageForDiets
      ? dietsOfMacros(nutrition)
      : []),
  ])
  return {
    diets: diets.filter((diet) => suited.has(diet)),
    allergens: allKnown ? allergens.filter((each) => contained.has(each)) : null,
    nutrition,
  }
}
