import { type Point, Network } from './network.ts'
import {
  inOven,
  ovenMinutes,
  type PlacedPhase,
  type Rivals,
  rivalsOf,
  shareOven,
} from './rivals.ts'
import type { DishWork, Phase, Stove } from './work.ts'

/** How far something has come, where cooking has begun. Minutes are those from now. */
export interface Progress {
  /** By phase: goes on since before, and so long still. */
  running: ReadonlyMap<string, number>
  /** By phase: cannot begin before so many minutes, or must have begun after so many. */
  notBefore: ReadonlyMap<string, number>
  notAfter: ReadonlyMap<string, number>
  /** The oven that is on: at how many degrees, and in how many minutes it has them. Null where it is cold. */
  heated: { celsius: number | null; in: number } | null
  /** Serving is not wanted earlier than in so many minutes. */
  servingIn: number
}

export const atTheBeginning: Progress = {
  running: new Map(),
  notBefore: new Map(),
  notAfter: new Map(),
  heated: null,
  servingIn: 0,
}

/** Dishes as points of a network, at their latest times by the order of the steps alone. */
export interface PlanState {
  network: Network
  placed: readonly PlacedPhase[]
  /** The beginning of all, with what goes on already and the minutes until serving is wanted. */
  beginning: Point
  /** The beginning of what is still to be begun, with what must pass before. */
  first: Point
  /** The last phases of each dish that is eaten hot, and how long it stands. */
  done: readonly { ends: readonly PlacedPhase[]; stands: number }[]
  /** Which of the phases cannot go on at once. */
  rivals: readonly Rivals[]
  stove: Stove
}

/** A minute of standing counts more than any saving of time, and one of serving more than one of beginning. */
const [standingWeighs, servingWeighs] = [1e8, 1e4]

const endBefore = ({ before, minutes }: PlacedPhase) => before - minutes

/** Minutes that each dish but the cold ones waits for serving, and how many of them harm it. */
function waitsOf(done: PlanState['done']) {
  return done.map(({ ends, stands }) => {
    const wait = Math.min(...ends.map(endBefore))
    return { wait, harm: Math.max(0, wait - stands) }
  })
}

/**
 * Minutes that a dish waits beyond what it stands, of the worst one, then those to serving, then those from the first thing to do
 * to serving, in one number. It grows with every bound that is added, so it is a lower bound for whatever comes of a state.
 *
 * @param serving minutes that are known to be needed to serving, at least
 * @param length the same from the first thing to do
 */
export function costOf(
  { beginning, first, done }: PlanState,
  { serving, length } = { serving: 0, length: 0 },
): number {
  const harm = Math.max(0, ...waitsOf(done).map((each) => each.harm))
  const toServing = Math.max(beginning.before, serving)
  return harm * standingWeighs + toServing * servingWeighs + Math.max(first.before, length)
}

/** Minutes between the end of the hot dish that is done first and serving. */
export const hotWait = (done: PlanState['done']): number =>
  Math.max(0, ...waitsOf(done).map(({ wait }) => wait))

function leadOf({ place }: Phase, heated: Progress['heated']): number {
  if (!inOven(place)) return 0
  return heated !== null && shareOven(heated.celsius, place.celsius) ? heated.in : ovenMinutes
}

/** Null where what has begun contradicts how long things may wait. */
export function planState(
  dishes: readonly DishWork[],
  stove: Stove,
  { running, notBefore, notAfter, heated, servingIn }: Progress,
): PlanState | null {
  const placed = dishes
    .flatMap(({ phases }) => phases)
    .map((phase): PlacedPhase => {
      const minutes = running.get(phase.id) ?? phase.minutes
      const lead = running.has(phase.id)
        ? 0
        : Math.max(notBefore.get(phase.id) ?? 0, leadOf(phase, heated))
      const isRunning = running.has(phase.id)
      return { phase, minutes, isRunning, lead, head: lead, before: 0, pulls: [] }
    })
  const byId = new Map(placed.map((each) => [each.phase.id, each]))
  const sum = placed.reduce((all, { minutes, lead }) => all + minutes + lead + ovenMinutes, 0)
  const network = new Network(sum + servingIn + Math.max(0, ...notAfter.values()))
  const beginning: Point = { before: 0, pulls: [] }
  const first: Point = { before: 0, pulls: [] }
  let holds = network.atLeast(beginning, servingIn)
  holds = holds && network.pull(first, beginning, 0)
  for (const each of placed) {
    holds = holds && network.atLeast(each, each.minutes)
    holds = holds && network.pull(each, each.isRunning ? beginning : first, each.lead)
    const last = notAfter.get(each.phase.id)
    if (running.has(each.phase.id)) holds = holds && network.pull(beginning, each, 0)
    else if (last !== undefined) holds = holds && network.pull(beginning, each, -last)
  }
  const follows = dishes.flatMap((dish) => dish.follows)
  for (const { from, to, hold } of follows) {
    const [before, after] = [byId.get(from), byId.get(to)]
    if (before === undefined || after === undefined) continue
    after.head = Math.max(after.head, before.head + before.minutes)
    holds = holds && network.pull(after, before, before.minutes)
    if (hold !== Infinity) holds = holds && network.pull(before, after, -before.minutes - hold)
  }
  if (!holds) return null
  const done = dishes
    .filter(({ stands }) => stands !== Infinity)
    .map(({ phases, follows: own, stands }) => {
      const ahead = new Set(own.map(({ from }) => from))
      const ends = phases.flatMap(({ id }) => (ahead.has(id) ? [] : (byId.get(id) ?? [])))
      return { ends, stands }
    })
    .filter(({ ends }) => ends.length > 0)
  return { network, placed, beginning, first, done, stove, rivals: rivalsOf(placed) }
}
