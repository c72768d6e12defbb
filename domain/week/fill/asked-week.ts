import type { CalendarDay } from '../../calendar-day.ts'
import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { PantryEntry } from '../../matching/kitchen.ts'
import type { Equipped } from '../../recipes/lacked.ts'
import type { DietRules } from '../../recipes/suits-diet.ts'
import type { PlannedMeal } from '../planned-meal.ts'
import type { WishChoice } from './wishes-on-offer.ts'

/** Meals that are filled: breakfasts and snacks are nobody's riddle. */
export const filledMeals = ['lunch', 'dinner'] as const
export type FilledMeal = (typeof filledMeals)[number]

/** A meal for which something is to be found. */
export interface AskedMeal {
  /** Of the planned meal that it becomes. */
  id: string
  day: CalendarDay
  meal: FilledMeal
  /** At least 1. */
  servings: number
  /** Longer than that it should not take to cook; null where that is no matter. */
  mostMinutes: number | null
  /** Who eats, by ids; a group of people has one table. */
  eaters: readonly string[]
}

/** People who eat together, and what they have at home, as far as they may eat it. */
export interface TableAsked {
  eaters: readonly string[]
  pantry: readonly PantryEntry[]
  staples: readonly IngredientId[]
  rules: DietRules
}

/** What is left of something that was cooked: a thing of the pantry that can be eaten again. */
export interface LeftOver {
  /** Of the thing. */
  id: string
  /** The planned meal that it is left of. */
  of: string
  title: string
  /** Who ate of it, by ids: it was cooked for them, and for nobody else. */
  eaters: readonly string[]
  recipeId: number | null
  dishAddress: string | null
  servings: number
  /** The last day on which it is good. */
  until: CalendarDay
}

/** How much may be bought: nothing, no more than the ranking’s first dishes need, or whatever saves most. */
export const shoppings = ['none', 'little', 'any'] as const
export type Shopping = (typeof shoppings)[number]

/** Everything that a filled week hangs on, but for recipes and foods. A thread can be handed it. */
export interface AskedWeek {
  today: CalendarDay
  meals: readonly AskedMeal[]
  /** At least one for each group of people who eat. */
  tables: readonly TableAsked[]
  /** What is planned already from today to the last of the days and is still to be cooked: it stays, and takes what it needs. */
  planned: readonly PlannedMeal[]
  leftOver: readonly LeftOver[]
  wishes: readonly WishChoice[]
  /** Whether a dish may be cooked for two meals. */
  areLeftovers: boolean
  shopping: Shopping
  equipped: Equipped
}

/** What somebody says of one meal of a filled week: not this dish, or nothing at all. */
export type MealChange = { meal: string; not: string } | { meal: string; isLeftOut: true }
