import { lineageOf } from '../ingredients/lineage.ts'
import type {
  Ingredient,
  IngredientCategory,
  IngredientId,
  Vocabulary,
} from '../ingredients/vocabulary.ts'
import type { Place } from './place.ts'

const chilled: readonly IngredientCategory[] = [
  'Vegetables',
  'Fruit',
  'Herbs',
  'Meat',
  'Fish & Seafood',
  'Dairy & Eggs',
]

/** With their kinds: fresh, and yet better off outside the fridge. */
const notChilled: ReadonlySet<IngredientId> = new Set([
  'potato',
  'floury-potato',
  'waxy-potato',
  'sweet-potato',
  'purple-sweet-potato',
  'yam',
  'onion',
  'pearl-onion',
  'shallot',
  'garlic',
  'winter-squash',
  'tomato',
  'cherry-tomato',
  'avocado',
  'banana',
  'plantain',
  'pineapple',
  'coconut',
])

/** What keeps longer than that is dried or cured, and needs no fridge. */
const mostDaysChilled = 120
/** What keeps no longer than that and is no bread is sold chilled: tofu, hummus, fresh pasta. */
const mostDaysFresh = 30

/** Where one usually keeps it. */
export function usualPlace(ingredient: Ingredient, vocabulary: Vocabulary): Place {
  const { id, category, shelfLifeDays: keeps } = ingredient
  if (category === 'Frozen') return 'freezer'
  if (keeps === null || category === 'Bakery') return 'cupboard'
  if (!chilled.includes(category)) return keeps <= mostDaysFresh ? 'fridge' : 'cupboard'
  const isOutside = lineageOf(id, vocabulary).some((each) => notChilled.has(each))
  return keeps > mostDaysChilled || isOutside ? 'cupboard' : 'fridge'
}
