import { allergens, type Allergen } from '#domain/ingredients/vocabulary.ts'
import { type LinesNutrition, nutritionOfLines, water } from '#domain/recipes/nutrition-of-lines.ts'
import { type Diet, diets, dietsOfIngredients, dietsOfMacros } from './diets.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from './read.ts'
import { gramsEaten } from '#domain/recipes/weigh.ts'

/** What is worked out from a recipe's ingredients and never typed. */
interface Derived {
  /** Diets that it is known to suit. */
  diets: Diet[]
  /** Null where an ingredient's are not known: that is never shown as safe. */
  allergens: Allergen[] | null
  /** Of one serving; null where too little is known to say. */
  nutrition: LinesNutrition | null
}

/** Diets that go by the nutrition need nearly all of it known. */
const leastCoverageForDiets = 0.9

/** Of the lines that are not optional. */
function nutritionOf(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): Derived['nutrition'] {
  const counted = recipe.ingredients.filter(({ item, optional }) => !optional && item !== water)
  const lines = counted.map((line) => {
    const entry = byId.get(line.item)
    return {
      grams: entry === undefined ? null : gramsEaten(line, entry),
      food: (entry?.ndb === undefined ? undefined : facts.get(entry.ndb)) ?? null,
    }
  })
  return nutritionOfLines(lines, recipe.servings)
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
