import { readUsMeasure } from '#domain/recipes/scale-us.ts'
import { type Weighable, gramsOfLine, gramsPerCup } from '#domain/recipes/weigh.ts'
import { ratioOf } from '#domain/ingredients/unit-ratios.ts'
import type { Measure } from '#domain/ingredients/scale-amount.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import type { RecipeLine } from './format.ts'

/** How far the two amounts may lie apart, as a share of the metric one. */
const tolerance = 0.15

/** "2 cans (15 oz)", "1 jar (12 oz)" */
const packs = /^(?<count>\d+)? ?[a-z ]+\((?<ounces>[\d.]+) oz\)$/u
/** "small, about 300 g each", of what is counted */
const weightInNote = /(?<![\d–-])(?<amount>\d+(?:\.\d+)?) (?<unit>g|kg)\b(?<each> each)?/u
const ofEach = / each$/u
/** A cup filled otherwise than the one that the ingredient's weight is of. */
const filledOtherwise = /\b(?:packed|loose|mashed|of leaves)\b/u
/** Halves of nuts lie looser in a cup than chopped ones. */
const isLoose = /\bhalves\b/u
const roughly: [RegExp, number][] = [
  [/^scant /u, 0.9],
  [/^generous /u, 1.1],
]

/** The American amount in one unit; null where it is no measure ("a handful") or one of another state. */
function measureOf(us: string, { amount = 1, unit }: RecipeLine): Measure | null {
  const pack = packs.exec(us)?.groups
  if (pack !== undefined) {
    const quantity = Number(pack['count'] ?? 1) * Number(pack['ounces'])
    return { quantity, most: null, unit: unit === 'ml' || unit === 'l' ? 'fl oz' : 'oz' }
  }
  const measure = filledOtherwise.test(us) ? null : readUsMeasure(us.replace(ofEach, ''))
  if (measure === null) return null
  const share = roughly.find(([word]) => word.test(us))?.[1] ?? 1
  const times = share * (ofEach.test(us) ? amount : 1)
  const most = measure.most === null ? null : measure.most * times
  return { ...measure, quantity: measure.quantity * times, most }
}

/** The metric amount; of what is counted, the weight in its note. Null for cans, which differ in what is drained off. */
function metricOf({ amount = 0, max, unit = 'piece', note = '' }: RecipeLine): Measure | null {
  if (ratioOf(unit, 'g') !== null || ratioOf(unit, 'ml') !== null) {
    return { quantity: amount, most: max ?? null, unit }
  }
  const weight = unit === 'can' ? undefined : weightInNote.exec(note)?.groups
  if (weight === undefined) return null
  const quantity = Number(weight['amount']) * (weight['each'] === undefined ? 1 : amount)
  return { quantity, most: null, unit: weight['unit'] === 'kg' ? 'kg' : 'g' }
}

const middle = ({ quantity, most }: Measure) => (quantity + (most ?? quantity)) / 2

/** What a measure weighs by the cup and by its own spoon, whose weights are rounded each by itself. */
function weightsOf(measure: Measure, entry: Weighable): number[] {
  const inUnit = (unit: Unit) => (ratioOf(unit, measure.unit) ?? 0) * middle(measure)
  const cups = inUnit('cup')
  const byCup = cups > 0 ? cups * (gramsPerCup(entry) ?? 0) : inUnit('g')
  const own = gramsOfLine({ amount: middle(measure), unit: measure.unit }, entry)
  return [byCup, own ?? 0].filter((grams) => grams > 0)
}

/** The American amount as shares of the metric one, each by another weight; empty where they cannot be compared. */
function sharesOf(american: Measure, metric: Measure, entry: Weighable): number[] {
  const ratio = ratioOf(metric.unit, american.unit)
  if (ratio !== null) return [(middle(american) * ratio) / middle(metric)]
  return weightsOf(american, entry).flatMap((grams) =>
    weightsOf(metric, entry).map((own) => grams / own),
  )
}

/** Returns what is wrong where a line's American amount is another amount than its metric one. */
export function disagreeingUs(line: RecipeLine, entry: Weighable): string[] {
  if (line.us === undefined || line.amount === undefined) return []
  if (isLoose.test(line.note ?? '')) return []
  const american = measureOf(line.us, line)
  const metric = metricOf(line)
  if (american === null || metric === null) return []
  const shares = sharesOf(american, metric, entry)
  const [share] = shares
  if (share === undefined || shares.some((each) => Math.abs(each - 1) <= tolerance)) return []
  return [`${line.item}: "${line.us}" is ${Math.round(share * 100)} % of its metric amount`]
}
