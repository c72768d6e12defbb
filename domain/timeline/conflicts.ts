import type { PlanState } from './plan-state.ts'
import { inOven, type PlacedPhase, type Rivals } from './rivals.ts'

/** A way out of a conflict: the one is over so many minutes before the other begins. */
export interface Order {
  first: PlacedPhase
  second: PlacedPhase
  gap: number
}

/** Trays that fit into an oven and still brown. */
const trays = 2
const overlap = (one: PlacedPhase, other: PlacedPhase, gap = 0) =>
  one.before > other.before - other.minutes - gap && other.before > one.before - one.minutes - gap

/** The two that are in each other’s way closest to serving, or null. */
function pairInTheWay(rivals: readonly Rivals[]): Rivals | null {
  let found: Rivals | null = null
  let closest = Infinity
  for (const pair of rivals) {
    const { one, other, gap } = pair
    if (!overlap(one, other, gap)) continue
    const distance = Math.max(one.before - one.minutes, other.before - other.minutes)
    if (distance < closest) {
      closest = distance
      found = pair
    }
  }
  return found
}

/** More of one kind at once than there is room for, or null. */
function crowdOf(placed: readonly PlacedPhase[], room: number): PlacedPhase[] | null {
  for (const one of placed) {
    // Whoever is there when this one begins.
    const there = placed.filter(
      (other) => other.before >= one.before && other.before - other.minutes < one.before,
    )
    if (there.length <= room || there.every(({ isRunning }) => isRunning)) continue
    return there
      .toSorted((left, right) => Number(left.isRunning) - Number(right.isRunning))
      .slice(0, room + 1)
  }
  return null
}

/**
 * The ways out of one conflict of a state: hands that do two things, an oven at two temperatures, a machine or hobs that are
 * taken. Empty where there is none. Every solution of the state goes one of these ways.
 */
export function waysOut({ placed, rivals, stove: { hobs } }: PlanState): Order[] {
  const pair = pairInTheWay(rivals)
  if (pair !== null) {
    const { one, other, gap } = pair
    return [
      { first: one, second: other, gap },
      { first: other, second: one, gap },
    ]
  }
  const crowd =
    crowdOf(
      placed.filter(({ phase }) => inOven(phase.place)),
      trays,
    ) ??
    crowdOf(
      placed.filter(({ phase }) => phase.place?.kind === 'hob'),
      hobs,
    )
  if (crowd === null) return []
  return crowd.flatMap((first) =>
    crowd.flatMap((second) => (first === second ? [] : { first, second, gap: 0 })),
  )
}
