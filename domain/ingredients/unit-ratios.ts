import type { Unit } from './units.ts'

/** In millilitres or in grams, for amounts that are said in two units. */
const volumes: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 5,
  dessertspoon: 10,
  tbsp: 15,
  cup: 240,
  'fl oz': 30,
  pint: 480,
  quart: 960,
}
const weights: Partial<Record<Unit, number>> = { mg: 0.001, g: 1, kg: 1000, oz: 28.35, lb: 453.6 }

/** How many of the one unit the other holds; null where they measure different things. */
export function ratioOf(unit: Unit, other: Unit): number | null {
  for (const table of [volumes, weights]) {
    const [one, held] = [table[unit], table[other]]
    if (one !== undefined && held !== undefined) return held / one
  }
  return null
}

/** Whether a unit is one of volume or weight, which no food is called. */
export function isScale(unit: Unit): boolean {
  return volumes[unit] !== undefined || weights[unit] !== undefined
}
