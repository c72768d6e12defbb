import { formatNumber } from '../format-number.ts'
import { t } from '../texts/t.ts'

export type StarShape = 'full' | 'half' | 'empty'

/** Five stars for a mean of 0–5, to the nearest half. */
export function starShapes(rating: number): StarShape[] {
  const halves = Math.round(rating * 2)
  return Array.from({ length: 5 }, (_, star) => {
    const left = halves - star * 2
    if (left >= 2) return 'full'
    return left === 1 ? 'half' : 'empty'
  })
}

/** "4.3 of 5 stars". */
export function starsInWords(rating: number): string {
  const tenths = Math.round(rating * 10) / 10
  return t('{rating} of 5 stars', { rating: formatNumber(tenths) })
}

/** "12 ratings". */
export function ratingsInWords(count: number): string {
  return t('{count, plural, one {1 rating} other {{shown} ratings}}', {
    count,
    shown: formatNumber(count),
  })
}
