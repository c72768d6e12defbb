import { expect, test } from 'vitest'
import type { IngredientFacts } from '#domain/recipes/ingredient-facts.ts'
import { mostOfFood, valuesOfFood } from '#domain/recipes/food-bounds.ts'
import { nutrients, type NutritionInfo } from '#domain/recipes/nutrition.ts'
import { fallbackRecipe } from '#domain/recipes/recipe.ts'
import { nutritionWithSwaps } from '#domain/recipes/swap-nutrition.ts'
import { mostGrams } from '#domain/recipes/weight-bounds.ts'
import { gramsEaten } from '#domain/recipes/weigh.ts'
import { foodFactsOf } from './food-facts.ts'
import { measuresWritten } from './food-in-states.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { toCatalogueFile } from './write.ts'

const { catalogue } = await wholeCatalogue()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
const factsOf = ({ ndb }: { ndb?: string | undefined }) =>
  (ndb === undefined ? undefined : catalogue.facts.get(ndb)) ?? null

test('no food of ours holds more than the bound of its category', () => {
  const known = catalogue.ingredients.filter((entry) => factsOf(entry) !== null)
  expect(known.length).toBeGreaterThan(1000)
  const above = known.flatMap((entry) => {
    const bound = mostOfFood(entry.id, entry.category)
    const values = valuesOfFood(factsOf(entry))
    return nutrients
      .filter((nutrient) => (values[nutrient] ?? 0) > bound[nutrient])
      .map((nutrient) => `${entry.id}: ${values[nutrient]} ${nutrient} in ${entry.category}`)
  })
  expect(above).toEqual([])
})

test('no line of ours weighs more than the bound of its measure', () => {
  const lines = catalogue.recipes.flatMap(({ ingredients }) => ingredients)
  const above = lines.flatMap((line) => {
    const { item, amount = null, max = null, unit = 'piece' } = line
    const entry = byId.get(item)
    const grams = entry === undefined ? null : gramsEaten(line, entry)
    const most = mostGrams({ amount, max, unit }, entry?.category ?? null)
    return grams !== null && grams > most ? [`${amount} ${unit} ${item}: ${grams} > ${most}`] : []
  })
  expect(above).toEqual([])
})

/** As the database hands them to the browser. */
const facts = new Map(
  catalogue.ingredients.map((entry): [string, IngredientFacts] => [
    entry.id,
    {
      ...foodFactsOf(entry),
      category: entry.category,
      nutrition: factsOf(entry),
      gramsPerPiece: entry.piece ?? null,
      gramsPerCup: entry.cup ?? null,
      measures: measuresWritten(entry, catalogue),
    },
  ]),
)

test('the browser comes to the same as the build, from the grams that a recipe holds', () => {
  const file = toCatalogueFile(catalogue)
  expect(file.recipes.length).toBeGreaterThan(300)
  const apart = file.recipes.flatMap((row) => {
    const { servings, nutrition_info: nutritionInfo } = row
    const ingredients = row.lines.map((line) => ({
      ...line,
      name: line.ingredient,
      amountMax: line.amount_max,
    }))
    const recipe = { ...fallbackRecipe(row.id), servings, ingredients, nutritionInfo }
    const again = nutritionWithSwaps(recipe, new Map(), facts)
    const isSame = nutrients.every((nutrient) => {
      const [here, there] = [nutritionInfo?.[nutrient] ?? null, again?.[nutrient] ?? null]
      // Grams are held to the tenth.
      return here === null || there === null ? here === there : Math.abs(here - there) <= 1
    })
    const marks = (info: NutritionInfo | null) => JSON.stringify([info?.partial, info?.missing])
    return isSame && marks(again) === marks(nutritionInfo) ? [] : [row.slug]
  })
  expect(apart).toEqual([])
})
