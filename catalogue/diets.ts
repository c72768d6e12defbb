import { dietsOfFoods } from '#domain/recipes/diets-of-foods.ts'
import type { Macros } from '#domain/recipes/nutrition-of-lines.ts'
import { notPaleo } from './not-paleo.ts'
import type { CatalogueIngredient } from './read.ts'

/** The dietary preferences of the settings. */
export const diets = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'high-protein',
] as const
export type Diet = (typeof diets)[number]

const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 }

/** Shares of the energy and grams a serving. High protein: Regulation (EC) 1924/2006, annex. */
const limits = {
  highProtein: { share: 0.2, grams: 15 },
  lowCarb: { share: 0.26, grams: 20 },
  keto: { carbohydrate: 10, fatShare: 0.6 },
}

const notPaleoCategories = new Set<string>([
  'Pasta, Rice & Grains',
  'Beans & Lentils',
  'Bakery',
  'Drinks',
])

/** Water, wine, coffee and tea are drinks that a paleo kitchen knows. */
const paleoDrinks = new Set(['water', 'coffee', 'tea', 'almond-milk', 'white-wine', 'red-wine'])

function isPaleo(entry: CatalogueIngredient): boolean {
  if (entry.origin === null || entry.origin === 'dairy' || entry.contains === null) return false
  if (entry.contains.some((each) => each === 'gluten' || each === 'soy')) return false
  // A kind of oil, such as olive oil, is judged by itself; every kind of corn is corn.
  if (notPaleo.has(entry.id)) return false
  return paleoDrinks.has(entry.id) || !notPaleoCategories.has(entry.category)
}

/**
 * The diets that a set of ingredients is known to suit. An ingredient of unknown origin or allergens
 * rules out every diet that would depend on it.
 */
export function dietsOfIngredients(entries: readonly CatalogueIngredient[]): Diet[] {
  const suited = new Set<string>(
    dietsOfFoods(entries.map(({ origin, contains }) => ({ origin, allergens: contains }))),
  )
  if (entries.every(isPaleo)) suited.add('paleo')
  return diets.filter((diet) => suited.has(diet))
}

/** The diets that a serving's nutrition suits. */
export function dietsOfMacros({ kcal, protein, carbohydrate, fat }: Macros): Diet[] {
  if (kcal <= 0) return []
  const share = (grams: number, per: number) => (grams * per) / kcal
  const carbohydrateShare = share(carbohydrate, kcalPerGram.carbohydrate)
  const isLowCarb =
    carbohydrate <= limits.lowCarb.grams && carbohydrateShare <= limits.lowCarb.share
  const suits: Record<string, boolean> = {
    'high-protein':
      protein >= limits.highProtein.grams &&
      share(protein, kcalPerGram.protein) >= limits.highProtein.share,
    'low-carb': isLowCarb,
    // A small snack may have few grams and still be a quarter sugar: no keto without low carb.
    keto:
      isLowCarb &&
      carbohydrate <= limits.keto.carbohydrate &&
      share(fat, kcalPerGram.fat) >= limits.keto.fatShare,
  }
  return diets.filter((diet) => suits[diet])
}
