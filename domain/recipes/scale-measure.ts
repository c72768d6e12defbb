import { formatAmount, formatQuantity } from '../ingredients/format-quantity.ts'
import { scaleAmount, type Measure } from '../ingredients/scale-amount.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'
import type { RecipeLine } from './recipe.ts'
import type { Scaling, UnitSystem } from './scale.ts'
import { readUsMeasure } from './scale-us.ts'
import { inVessels, measuresText } from './vessels.ts'

const metric: ReadonlySet<Unit> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])
/** What a metric kitchen has no vessel for. It has spoons. */
const american: ReadonlySet<Unit> = new Set(['cup', 'pint', 'quart', 'gallon', 'fl oz', 'oz', 'lb'])

/** The unit to say an amount in; from there `scaleAmount` finds the one that reads best. */
function unitIn(system: UnitSystem, unit: Unit): Unit {
  if (system === 'us' && metric.has(unit)) return ratioOf(unit, 'g') === null ? 'tbsp' : 'oz'
  if (system === 'metric' && american.has(unit)) return ratioOf(unit, 'g') === null ? 'ml' : 'g'
  return unit
}

/**
 * A measure times the factor, in the measures of one kitchen and the fractions that it has.
 * `us` is the same measure as an American kitchen writes it; without it volume stays volume and
 * weight stays weight.
 */
export function measureIn(
  written: Measure,
  us: string | null,
  { factor, system }: Scaling,
  gramsPerPiece: number | null = null,
): Measure {
  const known = system === 'us' && us !== null && metric.has(written.unit) && readUsMeasure(us)
  const measure = known ? known : written
  const unit = unitIn(system, measure.unit)
  const ratio = unit === measure.unit ? 1 : (ratioOf(unit, measure.unit) ?? 1)
  const scaled = scaleAmount({ ...measure, unit }, factor * ratio, gramsPerPiece)
  // Many spoons are a cup, which is no measure of a metric kitchen.
  const inKitchen = unitIn(system, scaled.unit)
  if (inKitchen === scaled.unit || !american.has(scaled.unit)) return scaled
  return scaleAmount(
    { ...measure, unit: inKitchen },
    factor * (ratioOf(inKitchen, measure.unit) ?? 1),
  )
}

/**
 * The same as a cook takes it, in one vessel or in two after each other. What is neither scaled nor said in
 * another unit stays as its author wrote it.
 */
export function measuresIn(
  written: Measure,
  us: string | null,
  scaling: Scaling,
  gramsPerPiece: number | null = null,
): readonly Measure[] {
  const shown = measureIn(written, us, scaling, gramsPerPiece)
  if (scaling.factor === 1 && shown.unit === written.unit) return [shown]
  const known = scaling.system === 'us' && us !== null && metric.has(written.unit)
  const measure = (known ? readUsMeasure(us) : null) ?? written
  const ratio = ratioOf(shown.unit, measure.unit)
  const exact = ratio === null ? shown.quantity : measure.quantity * scaling.factor * ratio
  return inVessels(shown, scaling.system, exact)
}

const plainFraction = /(?:(\d+) )?(\d)\/(\d)(?!\d)/gu

/** "1 1/2 cups" with the sign that a reader knows: "1½ cups". */
export function withFractionSigns(text: string): string {
  return text.replace(plainFraction, (_, whole: string | undefined, top: string, bottom: string) =>
    formatQuantity(Number(whole ?? 0) + Number(top) / Number(bottom)),
  )
}

const onlySpoons = /^[\d /]+ tbsp$/u

/** An American measure as its author wrote it, but for more spoons than anybody counts out: "6 1/2 tbsp". */
export function writtenUs(
  us: string,
  say: (measures: readonly Measure[]) => string = measuresText,
): string {
  const measure = onlySpoons.test(us) ? readUsMeasure(us) : null
  return measure === null ? withFractionSigns(us) : say(inVessels(measure, 'us'))
}

/** "6 oz each" tells the size of one, and stays the same for any number of them. */
const isOfEach = (us: string) => us.endsWith(' each')

/** The size of one, in the measures of an American kitchen. */
export function shownSize(us: string | null, system: UnitSystem): string | null {
  return system === 'us' && us !== null && isOfEach(us) ? withFractionSigns(us) : null
}

type MeasuredLine = Pick<RecipeLine, 'amount' | 'amountMax' | 'unit' | 'us'>

/**
 * How much of a line: "300 g", "1½ cups"; nothing where no amount was stated. As long as nothing is
 * scaled an American kitchen reads what its author wrote, which may be no measure: "a handful".
 *
 * @param said the unit to say for the line's own: `piece` where the name says it, as in "2 bay leaves"
 */
export function shownAmount(
  { amount, amountMax, unit, us }: MeasuredLine,
  scaling: Scaling,
  gramsPerPiece: number | null = null,
  said: string | null = unit,
): string {
  if (amount === null) return ''
  const known = unitNamed(unit)
  if (known === null) {
    const most = amountMax === null ? null : amountMax * scaling.factor
    return formatAmount(amount * scaling.factor, said, most)
  }
  if (scaling.factor === 1 && scaling.system === 'us' && us !== null && !isOfEach(us)) {
    return writtenUs(us)
  }
  const written = { quantity: amount, most: amountMax, unit: known }
  return measuresText(measuresIn(written, us, scaling, gramsPerPiece), (shown) =>
    formatAmount(shown.quantity, shown.unit === known ? said : shown.unit, shown.most),
  )
}

/** The line's amount times the factor, unrounded, to reckon with: what is bought or taken. */
export function scaledLine<Line extends MeasuredLine>(line: Line, factor: number): Line {
  if (factor === 1) return line
  const { amount, amountMax } = line
  return {
    ...line,
    amount: amount === null ? null : amount * factor,
    amountMax: amountMax === null ? null : amountMax * factor,
    us: null,
  }
}

/** How much to buy: as it is shown, as a number and a unit. Unstated stays unstated. */
export function boughtAmount(
  line: MeasuredLine,
  scaling: Scaling,
): Pick<RecipeLine, 'amount' | 'unit'> {
  const { amount, amountMax, unit, us } = line
  const known = unitNamed(unit)
  if (amount === null || known === null) return { amount, unit }
  const shown = measureIn({ quantity: amountMax ?? amount, most: null, unit: known }, us, scaling)
  return { amount: Math.round(shown.quantity * 100) / 100, unit: shown.unit }
}
