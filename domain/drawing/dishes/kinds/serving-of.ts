import type { DrawnDish } from '../drawn-dish.ts'
import type { KindBook, Serving } from './serving.ts'
import { bowlOfCream, eggs, plate } from './usual.ts'

/** How a dish is served: as its kind says, else as its meals let one guess. */
export function servingOf(
  { kind, meals }: Pick<DrawnDish, 'kind' | 'meals'>,
  kinds: KindBook,
): Serving {
  const known = kinds.get(kind)
  if (known !== undefined) return known
  if (meals.includes('dessert')) return bowlOfCream
  return meals.includes('breakfast') ? eggs : plate
}
