import { type Point, Network } from './network.ts'
import type { DishWork, Phase, Stove } from './work.ts'

/** How far something has come, where cooking has begun. Minutes are those from now. */
export interface Progress {
  /** By phase: goes on since before, and so long still. */
  running: ReadonlyMap<string, number>
  /** By phase: cannot begin before so many minutes, or must have begun after so many. */
  notBefore: ReadonlyMap<string, number>
  notAfter: ReadonlyMap<string, number>
  /** Serving is not wanted earlier than in so many minutes. */
  servingIn: number
}

export const atTheBeginning: Progress = {
  running: new Map(),
  notBefore: new Map(),
  notAfter: new Map(),
  servingIn: 0,
}

/** Minutes that an oven takes to its temperature from cold, and from one temperature to another. */
export const ovenMinutes = 15

/** A phase within the network. */
export interface PlacedPhase extends Point {
  phase: Phase
  minutes: number
  /** Minutes that must pass before it, whatever else is done. */
  lead: number
  /** Least minutes from the beginning of all to its own, by the order of its dish alone. */
  head: number
}

/** Dishes as points of a network, at their latest times by the order of the steps alone. */
export interface PlanState {
  network: Network
  placed: readonly PlacedPhase[]
  /** The beginning of all. */
  beginning: Point
  /** The last phases of each hot dish. */
  hotEnds: readonly (readonly PlacedPhase[])[]
  stove: Stove
}

/** Hot food stands so long without harm, covered. */
const standsMinutes = 5
/** A minute of standing counts more than any saving of time. */
const standingWeighs = 100_000

/**
 * Minutes that the first hot dish waits for the last, beyond those that harm nobody, and the length of all, in one number: the
 * first weighs more. It grows with every bound that is added, so it is a lower bound for whatever comes of a state.
 */
export function costOf({ beginning, hotEnds }: PlanState, length = beginning.before): number {
  return Math.max(0, hotWait(hotEnds) - standsMinutes) * standingWeighs + length
}

const endBefore = ({ before, minutes }: PlacedPhase) => before - minutes

/** Minutes between the end of the hot dish that is done first and serving. */
export function hotWait(hotEnds: PlanState['hotEnds']): number {
  return Math.max(0, ...hotEnds.map((ends) => Math.min(...ends.map(endBefore))))
}

const leadOf = ({ place }: Phase) => (place?.kind === 'oven' ? ovenMinutes : 0)

/** Null where what has begun contradicts how long things may wait. */
export function planState(
  dishes: readonly DishWork[],
  stove: Stove,
  { running, notBefore, notAfter, servingIn }: Progress,
): PlanState | null {
  const placed = dishes
    .flatMap(({ phases }) => phases)
    .map((phase): PlacedPhase => {
      const minutes = running.get(phase.id) ?? phase.minutes
      const lead = running.has(phase.id) ? 0 : Math.max(notBefore.get(phase.id) ?? 0, leadOf(phase))
      return { phase, minutes, lead, head: lead, before: 0, pulls: [] }
    })
  const byId = new Map(placed.map((each) => [each.phase.id, each]))
  const sum = placed.reduce((all, { minutes, lead }) => all + minutes + lead + ovenMinutes, 0)
  const network = new Network(sum + servingIn + Math.max(0, ...notAfter.values()))
  const beginning: Point = { before: 0, pulls: [] }
  let holds = network.atLeast(beginning, servingIn)
  for (const each of placed) {
    holds = holds && network.atLeast(each, each.minutes)
    holds = holds && network.pull(each, beginning, each.lead)
    const last = notAfter.get(each.phase.id)
    if (running.has(each.phase.id)) holds = holds && network.pull(beginning, each, 0)
    else if (last !== undefined) holds = holds && network.pull(beginning, each, -last)
  }
  const follows = dishes.flatMap((dish) => dish.follows)
  for (const { from, to, hold } of follows) {
    const [first, second] = [byId.get(from), byId.get(to)]
    if (first === undefined || second === undefined) continue
    second.head = Math.max(second.head, first.head + first.minutes)
    holds = holds && network.pull(second, first, first.minutes)
    if (hold !== Infinity) holds = holds && network.pull(first, second, -first.minutes - hold)
  }
  if (!holds) return null
  const hotEnds = dishes
    .filter(({ isHot }) => isHot)
    .map((dish) => {
      const ahead = new Set(dish.follows.map(({ from }) => from))
      return dish.phases.flatMap(({ id }) => (ahead.has(id) ? [] : (byId.get(id) ?? [])))
    })
    .filter((ends) => ends.length > 0)
  return { network, placed, beginning, hotEnds, stove }
}
