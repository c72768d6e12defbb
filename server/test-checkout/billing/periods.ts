import { secondsPer } from '#domain/time-units.ts'

/**
 * So many calendar months later, in UTC; the 31st becomes the last day of a shorter month.
 * Seconds since 1970, both.
 */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1000)
}

export const days = (count: number) => count * secondsPer.day
