import { idMadeOf } from '../item-id.ts'
import type { PlannedMeal } from '../planned-meal.ts'

let made = 0

/** A dinner on a Monday, with what a test is about. */
export const plannedMeal = (parts: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: idMadeOf(`meal ${(made += 1)}`),
  day: '2026-11-23',
  meal: 'dinner',
  position: 'i',
  kind: 'recipe',
  recipeId: parts.kind === undefined || parts.kind === 'recipe' ? 7 : null,
  dishAddress: null,
  leftoversOf: null,
  title: 'Leek soup',
  servings: null,
  eaters: null,
  cookedAt: null,
  by: null,
  ...parts,
})
