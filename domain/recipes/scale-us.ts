import { readAmount } from '../ingredients/amount.ts'
import { readPlainUnit } from './plain-unit.ts'
import type { Measure } from '../ingredients/scale-amount.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'

/** What an American kitchen measures with. */
const usUnits: ReadonlySet<Unit> = new Set(['tsp', 'tbsp', 'cup', 'quart', 'pint', 'oz', 'lb'])
const roughly = /^(?:a |about |scant |generous |just )+(?=[\d½⅓⅔¼¾⅛])/iu
/** How a cup is filled may follow; anything else, such as "each", makes another measure of it. */
const filled = /^(?:of leaves|packed|chopped|cubed|mashed|loose)?$/u

function readOne(text: string): { measure: Measure; rest: string } | null {
  const amount = readAmount(text)
  const unit = amount === null ? null : readPlainUnit(amount.rest)
  if (amount === null || unit === null || !usUnits.has(unit.unit)) return null
  const { min, max } = amount.amount
  return { measure: { quantity: min, most: max, unit: unit.unit }, rest: unit.rest.trim() }
}

/**
 * A measure as our recipes write it for American kitchens: "3/4 cup plus 1 tbsp", "1 lb 5 oz", "scant
 * 1/2 cup". A sum is given in its smaller unit. Null for what is no measure: "a handful", "2 medium".
 */
export function readUsMeasure(text: string): Measure | null {
  const first = readOne(text.trim().replace(roughly, ''))
  if (first === null) return null
  const { measure, rest } = first
  if (filled.test(rest)) return measure
  const joint = /^(plus |minus |)(?=\d)/u.exec(rest)
  const second = joint === null ? null : readOne(rest.slice(joint[0].length))
  if (joint === null || second === null || !filled.test(second.rest)) return null
  const ratio = ratioOf(second.measure.unit, measure.unit)
  if (ratio === null || measure.most !== null || ratio <= 1) return null
  const sign = joint[1] === 'minus ' ? -1 : 1
  return { ...second.measure, quantity: measure.quantity * ratio + sign * second.measure.quantity }
}
