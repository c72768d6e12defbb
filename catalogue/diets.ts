import { type DietId, diets } from '#domain/recipes/diets.ts'
import { dietsOfFoods } from '#domain/recipes/diets-of-foods.ts'
import type { LinesNutrition } from '#domain/recipes/nutrition-of-lines.ts'
import { notPaleo } from './not-paleo.ts'
import { foodFactsOf } from './food-facts.ts'
import type { CatalogueIngredient } from './read.ts'

export const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 }

/** Shares of the energy and grams a serving. High protein: Regulation (EC) 1924/2006, annex. */
export const limits = {
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

/** Water, wine, coffee and tea, each kind of them, are drinks that a paleo kitchen knows. */
const paleoDrinks = new Set(
  `water club-soda coconut-water white-wine red-wine almond-milk
   coffee coffee-bean decaf-coffee espresso instant-coffee
   tea black-tea chamomile-tea earl-grey-tea green-tea hibiscus-tea jasmine-tea matcha oolong-tea
   peppermint-tea rooibos-tea yerba-mate`.split(/\s+/),
)

function isPaleo(entry: CatalogueIngredient): boolean {
  const { freeOf } = foodFactsOf(entry)
  if (entry.origin === null || entry.origin === 'dairy') return false
  if (!freeOf.includes('gluten') || !freeOf.includes('soy')) return false
  // A kind of oil, such as olive oil, is judged by itself; every kind of corn is corn.
  if (notPaleo.has(entry.id)) return false
  return paleoDrinks.has(entry.id) || !notPaleoCategories.has(entry.category)
}

/**
 * The diets that a set of ingredients is known to suit. An ingredient of unknown origin or allergens
 * rules out every diet that would depend on it.
 */
export function dietsOfIngredients(entries: readonly CatalogueIngredient[]): DietId[] {
  const suited = new Set<string>(dietsOfFoods(entries.map(foodFactsOf)))
  if (entries.every(isPaleo)) suited.add('paleo')
  return diets.filter((diet) => suited.has(diet))
}

/**
 * The diets that a serving's nutrition suits, whatever the unknown in it comes to: each limit is held by the end of
 * the range that is nearer to it.
 */
export function dietsOfNutrition({
  least,
  most,
}: Pick<LinesNutrition, 'least' | 'most'>): DietId[] {
  if (least.calories <= 0) return []
  const carbohydrateShare = (most.carbs * kcalPerGram.carbohydrate) / least.calories
  const isLowCarb = most.carbs <= limits.lowCarb.grams && carbohydrateShare <= limits.lowCarb.share
  const suits: Record<string, boolean> = {
    'high-protein':
      least.protein >= limits.highProtein.grams &&
      (least.protein * kcalPerGram.protein) / most.calories >= limits.highProtein.share,
    'low-carb': isLowCarb,
    // A small snack may have few grams and still be a quarter sugar: no keto without low carb.
    keto:
      isLowCarb &&
      most.carbs <= limits.keto.carbohydrate &&
      (least.fat * kcalPerGram.fat) / most.calories >= limits.keto.fatShare,
  }
  return diets.filter((diet) => suits[diet])
}
