/** By the sign of the latitude: the seasons of the two are half a year apart. */
export type Hemisphere = 'northern' | 'southern'

const halfAYear = 6

/** The month (1–12) six months on. */
function opposite(month: number): number {
  return ((month - 1 + halfAYear) % 12) + 1
}

/**
 * Months (1–12, rising) in which an ingredient is in season; its own are the northern ones. Empty for
 * what has no season, there as here: what grows in the tropics or keeps all year.
 */
export function monthsInSeason(
  { season }: { season: readonly number[] },
  hemisphere: Hemisphere,
): number[] {
  const months = hemisphere === 'northern' ? season : season.map(opposite)
  return months.toSorted((a, b) => a - b)
}

/** Whether an ingredient has a season and the month is in it. */
export function isInSeason(
  ingredient: { season: readonly number[] },
  month: number,
  hemisphere: Hemisphere,
): boolean {
  return monthsInSeason(ingredient, hemisphere).includes(month)
}
