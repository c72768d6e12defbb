import { type DietId, diets } from '#domain/recipes/diets.ts'
import { dietsOfFoods } from '#domain/recipes/diets-of-foods.ts'
import { notPaleo } from './not-paleo.ts'
import { foodFactsOf } from './food-facts.ts'
import type { CatalogueIngredient } from './read.ts'

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
