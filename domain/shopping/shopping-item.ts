import type { CalendarDay } from '../calendar-day.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'

/** Something to buy, as a screen shows it. */
export interface ShoppingItem {
  /** UUID, made where the item is made. */
  id: string
  listId: string | null
  name: string
  /** An aisle, or "Shopping List" where nobody chose one. */
  category: string
  /** As a person writes it: "2", "½", "a few"; empty where nobody said how much. */
  amount: string
  unit: string
  /** Null for what the vocabulary did not know when it was written. */
  ingredient: IngredientId | null
  /** What it is for: the title of a recipe. */
  source: string | null
  /** In the basket. */
  checked: boolean
  /** Milliseconds; its place in the list. */
  addedAt: number
  /** The account that put it there, where several share the kitchen and the backend knows. */
  addedBy?: string
  /** The account that ticked it, or took the tick off, likewise. */
  checkedBy?: string
  /** Whether the meal plan put it there. */
  isOfPlan?: boolean
  /** Of what the meal plan put there: the day of the meal that needs it. */
  neededOn?: CalendarDay
}

export interface ShoppingList {
  id: string
  name: string
  isDefault: boolean
}

export const defaultCategory = 'Shopping List'
