import type { Ground, Vessel } from './served-in.ts'

/** A food of a dish, as far as its picture needs it. */
export interface DrawnFood {
  id: string
  /** Itself and what it is a kind of, nearest first. */
  kinds: readonly string[]
  /** The slot that it fills in the form of a composed dish; empty elsewhere. */
  slot: string
  grams: number | null
}

/** What is drawn of a dish. */
export interface DrawnDish {
  /** A name of `kinds/`. */
  kind: string
  meals: readonly string[]
  /** The same seed draws the same picture: the address of a composed dish, the slug of a recipe. */
  seed: string
  foods: readonly DrawnFood[]
  /** What is served otherwise than its kind usually is. */
  vessel?: Vessel | undefined
  colour?: string | undefined
  ground?: Ground | undefined
  /** Which of the table's shades, 1 to 4; any, where it does not matter. */
  shade?: number | undefined
}

export function hasFood({ foods }: Pick<DrawnDish, 'foods'>, ...kinds: readonly string[]): boolean {
  return foods.some((food) => food.kinds.some((kind) => kinds.includes(kind)))
}
