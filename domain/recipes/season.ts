import type { Hemisphere } from '../ingredients/season.ts'
import { seasons } from './kinds.ts'

export type Season = (typeof seasons)[number]

const monthsPerSeason = 3
/** Spring begins in March in the north. */
const firstMonthOfSpring = 3

/** The season of a month (1–12): March is spring in the north and autumn in the south. */
export function seasonOf(month: number, hemisphere: Hemisphere): Season {
  const shift = hemisphere === 'northern' ? 0 : 6
  const sinceSpring = (month - firstMonthOfSpring + shift + 12) % 12
  return seasons[Math.floor(sinceSpring / monthsPerSeason)] ?? 'winter'
}

/**
 * Whether a recipe belongs to the season of a month. Its seasons are words (`winter`), true in both
 * halves of the world: only the month that they fall in differs. A recipe of any season is always in it.
 */
export function isOfSeason(
  { season }: { season: readonly string[] },
  month: number,
  hemisphere: Hemisphere,
): boolean {
  return season.length === 0 || season.includes(seasonOf(month, hemisphere))
}
