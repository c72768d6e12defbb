import { dayFrom } from '../../../calendar-days.ts'
import type { IngredientId } from '../../../ingredients/vocabulary.ts'
import type { PantryEntry } from '../../../matching/kitchen.ts'
import { usualStaples } from '../../../pantry/staples.ts'
import { noRules } from '../../../recipes/suits-diet.ts'
import type { AskedMeal, AskedWeek, TableAsked } from '../asked-week.ts'

/** A Monday. */
export const today = '2026-11-23'

/** Days from today until each of these things spoils. */
const soon: Readonly<Record<IngredientId, number>> = {
  spinach: 1,
  leek: 4,
  mushroom: 3,
  'heavy-cream': 5,
  'chicken-thigh': 2,
  zucchini: 4,
}
const dry = ['rice', 'pasta', 'potato', 'onion', 'egg', 'canned-tomato', 'lentil', 'cheddar']

export const pantry: readonly PantryEntry[] = [
  ...Object.entries(soon).map(([ingredient, daysLeft]): PantryEntry => ({
    ingredient,
    status: 'have',
    ageDays: 0,
    daysLeft,
  })),
  ...dry.map((ingredient): PantryEntry => ({ ingredient, status: 'have', ageDays: 0 })),
]

/** People who eat what everybody eats, in a kitchen where some things spoil soon. */
export const tableOf = (eaters: readonly string[], more: Partial<TableAsked> = {}): TableAsked => ({
  eaters,
  pantry,
  staples: usualStaples,
  rules: noRules,
  ...more,
})

/** A dinner for two, so many days from today. */
export const dinnerOn = (later: number, more: Partial<AskedMeal> = {}): AskedMeal => ({
  id: `dinner ${later}`,
  day: dayFrom(today, later),
  meal: 'dinner',
  servings: 2,
  mostMinutes: null,
  eaters: ['ada', 'ben'],
  ...more,
})

/** Three dinners of Ada and Ben, with what a test is about. */
export const askedWeek = (more: Partial<AskedWeek> = {}): AskedWeek => ({
  today,
  meals: [dinnerOn(0), dinnerOn(1), dinnerOn(2)],
  tables: [tableOf(['ada', 'ben'])],
  planned: [],
  leftOver: [],
  wishes: [],
  areLeftovers: false,
  shopping: 'little',
  equipped: {},
  ...more,
})
