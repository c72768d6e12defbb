import { roundAmount } from '../ingredients/round-amount.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import { units, type Unit } from '../ingredients/units.ts'

export interface Measured {
  quantity: number
  unit: string
}

const known: ReadonlySet<string> = new Set(units)
const isUnit = (unit: string): unit is Unit => known.has(unit)
const metric: ReadonlySet<string> = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'])

/** How many of the one unit the other holds: 1000 for g in kg; null where they measure different things. */
export function unitRatio(unit: string, other: string): number | null {
  if (unit === other) return 1
  return isUnit(unit) && isUnit(other) ? ratioOf(unit, other) : null
}

/** What one measures by: weight, volume, or the unit itself. Amounts of one family can be added. */
export function unitFamily(unit: string): string {
  if (unitRatio('g', unit) !== null) return 'weight'
  return unitRatio('ml', unit) === null ? unit : 'volume'
}

/**
 * The sum of amounts of one family, in a unit that a cook would say: 300 g and 1 kg are 1.3 kg, 2 cups and
 * 1 cup are 3 cups; metric where any of them is.
 */
export function sumOf(amounts: readonly Measured[]): Measured | null {
  const [first] = amounts
  if (first === undefined) return null
  const family = unitFamily(first.unit)
  const isScaled = family === 'weight' || family === 'volume'
  const isAlike = amounts.every(({ unit }) => unit === first.unit)
  const isMetric = isScaled && amounts.some(({ unit }) => metric.has(unit))
  const small = family === 'weight' ? 'g' : 'ml'
  const into = isAlike || !isMetric ? first.unit : small
  const quantity = amounts.reduce(
    (sum, each) => sum + each.quantity * (unitRatio(into, each.unit) ?? 0),
    0,
  )
  const isLarge = (into === 'g' || into === 'ml') && quantity >= 1_000
  return isLarge
    ? { quantity: roundAmount(quantity / 1_000), unit: into === 'g' ? 'kg' : 'l' }
    : { quantity: roundAmount(quantity), unit: into }
}
