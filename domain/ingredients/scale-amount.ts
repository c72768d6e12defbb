import type { Unit } from './units.ts'

/** What a line says: `most` is the upper end of a range, or null. A bare count has the unit `piece`. */
export interface Measure {
  quantity: number
  most: number | null
  unit: Unit
}

/** From `from` of the unit on, amounts are multiples of one of `steps`. */
interface Grid {
  from: number
  steps: readonly number[]
}

interface Scale {
  /** Less than this is not measured in the unit; where there is no smaller one, it is rounded up to it. */
  least: number
  /** From this on a cook takes the bigger unit. */
  below?: number
  /** `one` is how many of the other unit make one of this. */
  smaller?: { unit: Unit; one: number }
  bigger?: { unit: Unit; one: number }
  /** By falling `from`. */
  grids: readonly Grid[]
}

const grid = (from: number, ...steps: readonly number[]): Grid => ({ from, steps })

const counts = [grid(10, 1), grid(3, 1 / 2), grid(1 / 2, 1 / 4, 1 / 3), grid(0, 1 / 8, 1 / 6)]
const halves = [grid(4, 1), grid(0, 1 / 2)]
const small = [grid(100, 5), grid(5, 1), grid(0, 1 / 2)]
const large = [grid(0, 1 / 20)]
const spoons = [
  grid(8, 1),
  grid(4, 1 / 2),
  grid(1, 1 / 4, 1 / 3),
  grid(1 / 2, 1 / 4),
  grid(0, 1 / 8),
]
const cups = [grid(10, 1 / 2), grid(0, 1 / 4, 1 / 3)]

/** Taken by eye: a leaf, a sprig. */
const rough: Scale = { least: 1 / 2, grids: [grid(1, 1), grid(0, 1 / 2)] }
const count: Scale = { least: 1 / 8, grids: counts }

/** Measures as kitchens have them; 1 cup is 16 tbsp, 1 tbsp 3 tsp, 1 tsp 5 ml. */
const scales: Readonly<Record<Unit, Scale>> = {
  mg: { least: 1, below: 1000, bigger: { unit: 'g', one: 1 / 1000 }, grids: small },
  g: { least: 1, below: 1000, bigger: { unit: 'kg', one: 1 / 1000 }, grids: small },
  kg: { least: 1, smaller: { unit: 'g', one: 1000 }, grids: large },
  oz: { least: 1 / 4, below: 16, bigger: { unit: 'lb', one: 1 / 16 }, grids: counts },
  lb: { least: 1 / 4, smaller: { unit: 'oz', one: 16 }, grids: cups },
  ml: {
    least: 14.5,
    below: 1000,
    smaller: { unit: 'tsp', one: 1 / 5 },
    bigger: { unit: 'l', one: 1 / 1000 },
    grids: small,
  },
  cl: {
    least: 2,
    below: 100,
    smaller: { unit: 'ml', one: 10 },
    bigger: { unit: 'l', one: 1 / 100 },
    grids: halves,
  },
  dl: {
    least: 1 / 2,
    below: 10,
    smaller: { unit: 'ml', one: 100 },
    bigger: { unit: 'l', one: 1 / 10 },
    grids: halves,
  },
  l: { least: 1, smaller: { unit: 'ml', one: 1000 }, grids: large },
  tsp: {
    least: 0.09,
    below: 3,
    smaller: { unit: 'pinch', one: 16 },
    bigger: { unit: 'tbsp', one: 1 / 3 },
    grids: spoons,
  },
  tbsp: {
    least: 0.9,
    below: 16,
    smaller: { unit: 'tsp', one: 3 },
    bigger: { unit: 'cup', one: 1 / 16 },
    grids: spoons,
  },
  dessertspoon: { least: 1 / 2, smaller: { unit: 'tsp', one: 2 }, grids: spoons },
  cup: { least: 1 / 4, smaller: { unit: 'tbsp', one: 16 }, grids: cups },
  'fl oz': { least: 1 / 2, smaller: { unit: 'tbsp', one: 2 }, grids: counts },
  pint: { least: 1, smaller: { unit: 'cup', one: 2 }, grids: cups },
  quart: { least: 1, smaller: { unit: 'cup', one: 4 }, grids: cups },
  gallon: { least: 1, smaller: { unit: 'quart', one: 4 }, grids: cups },
  glass: { least: 1 / 4, grids: cups },
  pinch: { least: 1, below: 4, bigger: { unit: 'tsp', one: 1 / 16 }, grids: [grid(0, 1)] },
  dash: { least: 1, below: 8, bigger: { unit: 'tsp', one: 1 / 8 }, grids: [grid(0, 1)] },
  piece: count,
  clove: { least: 1 / 4, grids: [grid(4, 1), grid(1, 1 / 2), grid(0, 1 / 4)] },
  slice: count,
  can: count,
  jar: count,
  pack: count,
  bunch: count,
  stalk: count,
  head: count,
  sheet: count,
  stick: count,
  bottle: count,
  fillet: count,
  cube: count,
  ear: count,
  wedge: count,
  ball: count,
  block: count,
  loaf: count,
  scoop: count,
  batch: count,
  cm: { least: 1 / 2, grids: halves },
  inch: count,
  strip: rough,
  drop: { least: 1, grids: [grid(0, 1)] },
  sprig: rough,
  leaf: rough,
  handful: rough,
  knob: rough,
}

/** A bigger unit that does not have the amount to within this share of it is not the better one. */
const mostRounded = 0.07
/** Less than this of a piece is weighed. */
const leastOfPiece = 1 / 4
/** A third is not quite a third in a computer. */
const nearly = 1e-6

function rounded(value: number, { least, grids }: Scale): number {
  const steps = grids.find(({ from }) => value >= from)?.steps ?? []
  const near = steps.map((step) => Math.round(value / step) * step)
  const [first = value, ...others] = near
  const nearest = others.reduce(
    (best, each) => (Math.abs(each - value) < Math.abs(best - value) - nearly ? each : best),
    first,
  )
  return Math.max(least, Math.round(nearest * 10_000) / 10_000)
}

/** The unit in which the value reads better, and how many of it make one of this; null for none. */
function betterUnit(value: number, unit: Unit): Scale['smaller'] | null {
  const scale = scales[unit]
  const { bigger, smaller, below = Number.POSITIVE_INFINITY } = scale
  if (bigger !== undefined && rounded(value, scale) >= below - nearly) {
    const more = value * bigger.one
    const isNear = Math.abs(rounded(more, scales[bigger.unit]) - more) <= more * mostRounded
    return isNear ? bigger : null
  }
  return value < scale.least - nearly ? (smaller ?? null) : null
}

/**
 * The measure times the factor, in the unit and the fractions that a cook would use: 12 tsp is 4 tbsp,
 * 0.02 l is 4 tsp, 2.9 eggs are 3. The unit as written stays while it can be read. A factor of 1
 * changes nothing. Where less than a quarter of a piece comes out and `gramsPerPiece` is known, it is
 * given in grams: nobody cuts a sixteenth of an egg, but it can be weighed.
 */
export function scaleAmount(
  { quantity, most, unit }: Measure,
  factor: number,
  gramsPerPiece: number | null = null,
): Measure {
  if (factor === 1) return { quantity, most, unit }
  let low = quantity * factor
  let high = (most ?? quantity) * factor
  let scaled = unit
  const grams = unit === 'piece' && gramsPerPiece !== null ? high * gramsPerPiece : 0
  if (high < leastOfPiece - nearly && grams >= scales.g.least) {
    low *= grams / high
    high = grams
    scaled = 'g'
  }
  // 998 g round to 1 kg, of which they are a little less: no way back from there.
  const tried = new Set<Unit>([scaled])
  let better = betterUnit(high, scaled)
  while (better && !tried.has(better.unit)) {
    low *= better.one
    high *= better.one
    scaled = better.unit
    tried.add(scaled)
    better = betterUnit(high, scaled)
  }
  const from = rounded(low, scales[scaled])
  const to = rounded(high, scales[scaled])
  return { quantity: from, most: most !== null && to > from ? to : null, unit: scaled }
}
