import type { CalendarDay } from '../calendar-day.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import type { MealOfDay } from '../week/planned-meal.ts'

/** Lines go onto a shopping list; without an id onto the default one. */
export interface ListProposal {
  kind: 'list'
  kitchen: string
  list: { id: string | null; name: string }
  /** As a person would type them, one thing each. */
  lines: readonly string[]
}

/** Lines go into the pantry, and things that are there have run out. */
export interface PantryProposal {
  kind: 'pantry'
  kitchen: string
  add: readonly string[]
  gone: readonly { id: string; name: string }[]
}

/** A recipe is saved. */
export interface SaveProposal {
  kind: 'save'
  recipe: number
  title: string
  /** What it was checked against. */
  checkedFor: DietRules
}

/** A recipe or a composed dish is planned for a day. One of `recipe` and `dish` is there. */
export interface PlanProposal {
  kind: 'plan'
  kitchen: string
  day: CalendarDay
  meal: MealOfDay
  recipe: number | null
  /** The address of a composed dish. */
  dish: string | null
  title: string
  servings: number | null
  /** What it was checked against. */
  checkedFor: DietRules
}

/** Something that an assistant proposes to change. Nothing is written before the person confirms it. */
export type Proposal = ListProposal | PantryProposal | SaveProposal | PlanProposal

/** Proposals of one answer, and lines of one proposal. */
export const mostProposals = 4
export const mostLines = 40

/** Whether what was checked against some rules was checked against all of others too. */
export const coversRules = (checked: DietRules, now: DietRules): boolean =>
  now.restrictions.every((each) => checked.restrictions.includes(each)) &&
  now.preferences.every((each) => checked.preferences.includes(each))
