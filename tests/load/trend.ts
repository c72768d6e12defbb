/** A straight line through what was measured. Slopes are in units a second. */
export interface Trend {
  slope: number
  /** The slope is at least so, with 97.5 % confidence. */
  atLeast: number
}

/** At `at` seconds there were so many. */
export interface Point {
  at: number
  value: number
}

const twoSided95 = 1.96

/**
 * Theil and Sen's line: the median of the slopes between all pairs, so that a peak here and there moves it little, with
 * Sen's interval from the variance of Kendall's statistic. Of fewer than four points nothing is known: the interval has no lower end.
 */
export function trendOf(points: readonly Point[]): Trend {
  const slopes = points
    .flatMap((one, index) =>
      points.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
    )
    .toSorted((left, right) => left - right)
  const middle = slopes.length / 2
  const [below = 0, above = 0] = [slopes[Math.ceil(middle) - 1], slopes[Math.floor(middle)]]
  const count = points.length
  const width = twoSided95 * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18)
  const lowest = slopes[Math.floor((slopes.length - width) / 2) - 1]
  return { slope: (below + above) / 2, atLeast: count < 4 ? -Infinity : (lowest ?? -Infinity) }
}
