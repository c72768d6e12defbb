import { kindName } from '../recipes/kind-name.ts'
import { t } from '../texts/t.ts'
import type { PlannedMeal } from './planned-meal.ts'

/** "Lasagne", "Lasagne (leftovers)" */
export function titleInWords({ kind, title }: Pick<PlannedMeal, 'kind' | 'title'>): string {
  return kind === 'leftovers' ? t('{title} (leftovers)', { title }) : title
}

/** "Dinner: Lasagne" */
export const plannedInWords = (planned: Pick<PlannedMeal, 'kind' | 'meal' | 'title'>): string =>
  t('{meal}: {title}', { meal: kindName(planned.meal), title: titleInWords(planned) })
