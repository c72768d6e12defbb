import type { Equipment } from '../recipes/equipment.ts'

/** Where something is while it cooks. */
export type CookingPlace =
  | { kind: 'hob' }
  /** At a temperature; null where the recipe does not say which, and for the grill in it. */
  | { kind: 'oven'; celsius: number | null }
  | { kind: 'machine'; name: Equipment }

/** A part of a step in which the hands are busy all the time, or wait all the time. */
export interface Phase {
  /** Dish, step and part, each counted from 0: "0:3:1". */
  id: string
  dish: number
  step: number
  /** At least 1. */
  minutes: number
  isHands: boolean
  /** Its time stands in no step: it is a share of what the whole recipe takes. */
  isEstimated: boolean
  place: CookingPlace | null
  /** Which sentences of the step tell of it, of how many; null where it is no more than waiting. */
  sentences?: { from: number; until: number; of: number } | null
}

/** What comes after what within a dish. */
export interface Follow {
  /** Ids of phases. */
  from: string
  to: string
  /** Most minutes from the end of the one to the start of the other; Infinity where it does not matter. */
  hold: number
}

/** A dish as work. Its phases stand in the order of the steps. */
export interface DishWork {
  phases: readonly Phase[]
  follows: readonly Follow[]
  /** Minutes that it stands without harm when it is done; Infinity of what is eaten cold. */
  stands: number
}

export interface Stove {
  hobs: number
}

/** Of most cookers. */
export const usualStove: Stove = { hobs: 4 }
