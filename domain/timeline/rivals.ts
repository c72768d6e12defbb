import type { Point } from './network.ts'
import type { CookingPlace, Phase } from './work.ts'

/** Minutes that an oven takes to its temperature from cold, and from one temperature to another. */
export const ovenMinutes = 15

/** A phase within the network. */
export interface PlacedPhase extends Point {
  phase: Phase
  minutes: number
  /** It goes on already, whatever it is in the way of. */
  isRunning: boolean
  /** Minutes that must pass before it, whatever else is done. */
  lead: number
  /** Least minutes from the beginning of all to its own, by the order of its dish alone. */
  head: number
}

/** Dishes share an oven up to this difference: less than one mark of a dial, and than an oven swings around its setting by itself. */
const sharedDegrees = 10

/** Whether an oven can do both at once. Of a temperature that nobody knows, it cannot. */
export function shareOven(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= sharedDegrees
}

type InOven = CookingPlace & { kind: 'oven' }
export const inOven = (place: CookingPlace | null): place is InOven => place?.kind === 'oven'

/** Minutes that must lie between two phases; null where they may go on at once. */
export function gapBetween(one: Phase, other: Phase): number | null {
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

/** Two that may not go on at once, with the minutes that must lie between them. */
export interface Rivals {
  one: PlacedPhase
  other: PlacedPhase
  gap: number
}

export function rivalsOf(placed: readonly PlacedPhase[]): Rivals[] {
  return placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => {
      const gap = gapBetween(one.phase, other.phase)
      const areThere = one.isRunning && other.isRunning
      return gap === null || areThere ? [] : { one, other, gap }
    }),
  )
}
