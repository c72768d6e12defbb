import { ovenMinutes, type PlacedPhase } from './plan-state.ts'
import type { CookingPlace, Stove } from './work.ts'

/** A way out of a conflict: the one is over so many minutes before the other begins. */
export interface Order {
  first: PlacedPhase
  second: PlacedPhase
  gap: number
}

/** Trays that fit into an oven and still brown. */
const trays = 2
/** Dishes share an oven up to this difference: less than one mark of a dial, and than an oven swings around its setting by itself. */
const sharedDegrees = 10

const overlap = (one: PlacedPhase, other: PlacedPhase, gap = 0) =>
  one.before > other.before - other.minutes - gap && other.before > one.before - one.minutes - gap

/** Whether an oven can do both at once. Of a temperature that nobody knows, it cannot. */
export function shareOven(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= sharedDegrees
}

type InOven = CookingPlace & { kind: 'oven' }
const inOven = (place: CookingPlace | null): place is InOven => place?.kind === 'oven'

/** Minutes that must lie between two phases; null where they may go on at once. */
export function gapBetween({ phase: one }: PlacedPhase, { phase: other }: PlacedPhase) {
  if (one.isHands && other.isHands) return 0
  const [here, there] = [one.place, other.place]
  if (here === null || there === null) return null
  if (inOven(here) && inOven(there)) {
    // A recipe that turns its oven up knows what it does.
    if (one.dish === other.dish || shareOven(here.celsius, there.celsius)) return null
    return ovenMinutes
  }
  const isOneMachine =
    here.kind === 'machine' && there.kind === 'machine' && here.name === there.name
  return isOneMachine && one.dish !== other.dish ? 0 : null
}

/** The two that are in each other's way closest to serving, or null. */
function pairInTheWay(placed: readonly PlacedPhase[]): [PlacedPhase, PlacedPhase, number] | null {
  let found: [PlacedPhase, PlacedPhase, number] | null = null
  let closest = Infinity
  for (const [index, one] of placed.entries()) {
    for (let at = index + 1; at < placed.length; at += 1) {
      const other = placed[at]
      if (other === undefined) break
      const gap = gapBetween(one, other)
      if (gap === null || !overlap(one, other, gap)) continue
      const distance = Math.max(one.before - one.minutes, other.before - other.minutes)
      if (distance < closest) {
        closest = distance
        found = [one, other, gap]
      }
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
    if (there.length > room) return there.slice(0, room + 1)
  }
  return null
}

/**
 * The ways out of one conflict of a state: hands that do two things, an oven at two temperatures, a machine or hobs that are
 * taken. Empty where there is none. Every solution of the state goes one of these ways.
 */
export function waysOut(placed: readonly PlacedPhase[], { hobs }: Stove): Order[] {
  const pair = pairInTheWay(placed)
  if (pair !== null) {
    const [one, other, gap] = pair
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
