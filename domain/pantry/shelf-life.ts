import { t } from '../texts/t.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { millisecondsPer } from '../time-units.ts'

/** From here on something spoils soon: the share of its shelf life that is spent, in hundredths. */
export const soonFrom = 60

/** "today", "1 day left", "3 days left". */
export function daysLeftInWords(days: number): string {
  return t('{days, plural, =0 {today} one {# day left} other {# days left}}', { days })
}

interface Stocked {
  ingredient: IngredientId | null
  stockedAt: Date
}

/** How many days something has been at home, never below zero. */
export function ageInDays({ stockedAt }: Pick<Stocked, 'stockedAt'>, now: Date): number {
  return Math.max(0, (now.getTime() - stockedAt.getTime()) / millisecondsPer.day)
}

/** Days that a thing usually keeps at home; null for what does not spoil, or is not known. */
export function keepsForDays(
  { ingredient }: Pick<Stocked, 'ingredient'>,
  vocabulary: Vocabulary,
): number | null {
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  return known?.shelfLifeDays ?? null
}
