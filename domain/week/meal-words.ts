import { t } from '../texts/t.ts'
import type { MealOfDay, PlannedMeal } from './planned-meal.ts'

/** "Dinner" */
export function mealInWords(meal: MealOfDay): string {
  const names: Readonly<Record<MealOfDay, () => string>> = {
    breakfast: () => t('Breakfast'),
    lunch: () => t('Lunch'),
    dinner: () => t('Dinner'),
    snack: () => t('Snack'),
  }
  return names[meal]()
}

/** "Lasagne", "Lasagne (leftovers)" */
export function titleInWords({ kind, title }: Pick<PlannedMeal, 'kind' | 'title'>): string {
  return kind === 'leftovers' ? t('{title} (leftovers)', { title }) : title
}

/** "Dinner: Lasagne" */
export const plannedInWords = (planned: Pick<PlannedMeal, 'kind' | 'meal' | 'title'>): string =>
  t('{meal}: {title}', { meal: mealInWords(planned.meal), title: titleInWords(planned) })
