/** A figure at two sizes of the whole. */
export interface Step {
  from: { size: number; value: number }
  to: { size: number; value: number }
}

/**
 * The exponent by which a figure grows with the size: 0 stays, 1 grows in proportion; NaN where one of them is 0. Of a
 * logarithm it is small and falls.
 */
export function growthOf({ from, to }: Step): number {
  return Math.log(to.value / from.value) / Math.log(to.size / from.size)
}

/** What the figure would be at `size`, if it goes on as between the last two sizes. */
export function extrapolated(step: Step, size: number): number {
  return step.to.value * (size / step.to.size) ** growthOf(step)
}
