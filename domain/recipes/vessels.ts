import type { Measure } from '../ingredients/scale-amount.ts'
import { formatAmount } from '../ingredients/format-quantity.ts'
import type { Unit } from '../ingredients/units.ts'
import type { UnitSystem } from './scale.ts'
import { t } from '../texts/t.ts'

const spoonsPerCup = 16
const teaspoonsPerSpoon = 3
const millilitresPerSpoon = 15
/** From here on an American cook takes a cup, and a metric one who needs more a jug. */
const manySpoons = 4
/** A cup that has the amount to within this share of it needs no spoon beside it. */
const mostRounded = 0.035
const nearly = 1e-6

const single = (quantity: number, unit: Unit): Measure => ({ quantity, most: null, unit })

const toStep = (value: number, step: number) => Math.round(value / step) * step

/** The quarter or third of a cup that is nearest. */
function nearestCup(cups: number): number {
  const [quarter, third] = [toStep(cups, 1 / 4), toStep(cups, 1 / 3)]
  return Math.abs(third - cups) < Math.abs(quarter - cups) - nearly ? third : quarter
}

/** Whole big measures and the rest in small ones, without the one of which nothing is left. */
function bothOf(big: Measure, small: Measure): Measure[] {
  return [big, small].filter(({ quantity }) => quantity > nearly)
}

function cupsAndSpoons(spoons: number): Measure[] {
  const cups = spoons / spoonsPerCup
  const near = nearestCup(cups)
  if (Math.abs(near - cups) <= cups * mostRounded) return [single(near, 'cup')]
  const halfSpoons = toStep(spoons, 1 / 2)
  const quarters = Math.floor(halfSpoons / 4 + nearly)
  return bothOf(single(quarters / 4, 'cup'), single(halfSpoons - quarters * 4, 'tbsp'))
}

/** Nobody has a third of a tablespoon, which is a teaspoon. */
function spoonsAndTeaspoons(teaspoons: number): Measure[] {
  const spoons = Math.floor(teaspoons / teaspoonsPerSpoon + nearly)
  const rest = toStep(teaspoons - spoons * teaspoonsPerSpoon, 1 / 4)
  return bothOf(single(spoons, 'tbsp'), single(rest, 'tsp'))
}

const isThirds = (value: number) =>
  Math.abs(value * 3 - Math.round(value * 3)) < 0.01 && Math.abs(value - Math.round(value)) > 0.1

function jugOf({ quantity, most }: Measure): Measure {
  const millilitres = (spoons: number) => toStep(spoons * millilitresPerSpoon, 5)
  return { quantity: millilitres(quantity), most: most && millilitres(most), unit: 'ml' }
}

/**
 * A scaled measure as a cook takes it, in one vessel or in two after each other: 15 tbsp are 225 ml in a metric
 * kitchen, and ¾ cup plus 3 tbsp in an American one; 3½ tsp are 1 tbsp plus ½ tsp. A range stays in one.
 *
 * @param exact the quantity in the same unit before it was rounded
 */
export function inVessels(
  measure: Measure,
  system: UnitSystem,
  exact: number = measure.quantity,
): readonly Measure[] {
  const { quantity, most, unit } = measure
  if (unit === 'tsp' && most === null && quantity >= teaspoonsPerSpoon - nearly)
    return spoonsAndTeaspoons(exact)
  if (unit !== 'tbsp') return [measure]
  const highest = most ?? quantity
  if (system === 'metric' && highest > manySpoons + nearly) return [jugOf(measure)]
  if (system === 'us' && quantity >= manySpoons - nearly) {
    if (most === null) return cupsAndSpoons(exact)
    const [low, high] = [nearestCup(quantity / spoonsPerCup), nearestCup(most / spoonsPerCup)]
    return [{ quantity: low, most: high > low ? high : null, unit: 'cup' }]
  }
  return most === null && quantity > 1 && isThirds(quantity)
    ? spoonsAndTeaspoons(quantity * teaspoonsPerSpoon)
    : [measure]
}

/** Measures that make one amount: "¼ cup plus 2½ tbsp". */
export function measuresText(
  measures: readonly Measure[],
  format: (measure: Measure) => string = ({ quantity, unit, most }) =>
    formatAmount(quantity, unit, most),
): string {
  const [one = '', ...others] = measures.map(format)
  return others.reduce((first, second) => t('{first} plus {second}', { first, second }), one)
}
