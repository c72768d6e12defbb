import { asAlone } from './alone.ts'
import { calmest, interruptionsOf } from './calmest.ts'
import { atTheBeginning, hotWait, planState, type Progress } from './plan-state.ts'
import { searchShortest, type Solution } from './shortest.ts'
import { type DishWork, type Phase, type Stove, usualStove } from './work.ts'

/** When a phase is done, in minutes from the beginning of all. */
export interface PlannedPhase {
  phase: Phase
  start: number
  end: number
}

export interface Schedule {
  /** By their starts. */
  planned: readonly PlannedPhase[]
  /** Minutes from the beginning of all to serving. */
  length: number
  /** Minutes that the hot dish that is done first waits for serving. */
  hotWait: number
  /** How often the hands leave one dish for another. */
  interruptions: number
  /** The oven, as it was at the beginning. */
  heated: Progress['heated']
  /** Whether no other one has hot dishes wait less, or is shorter with as little waiting. */
  isProven: boolean
}

/** States that are looked at; the second and third minute of a cook’s patience would bring a minute at most. */
const mostStates = 4_000
const mostCalming = 1_500

/** Minutes more that things wait where they are late already. */
const latenesses = [0, 5, 15, 60, Infinity]

const later = (progress: Progress, minutes: number): Progress => ({
  ...progress,
  notAfter:
    minutes === Infinity
      ? new Map()
      : new Map([...progress.notAfter].map(([id, last]) => [id, last + minutes])),
})

function heldLonger(dish: DishWork, minutes: number): DishWork {
  if (minutes === 0) return dish
  const follows = dish.follows.map((each) => ({ ...each, hold: each.hold + minutes }))
  return { ...dish, follows }
}

/**
 * When to do what, so that all dishes are done within minutes of each other: none waits longer than it stands, or as little longer
 * as can be; then all of it is as short as it can be; then the hands leave a dish as seldom as a search finds. Each phase is as late
 * as it can be. Equal dishes have equal schedules. Null where there is nothing to do.
 *
 * @param progress how far it has come, where cooking has begun; `dishes` are what is left then
 */
export function scheduleOf(
  dishes: readonly DishWork[],
  stove: Stove = usualStove,
  progress: Progress = atTheBeginning,
): Schedule | null {
  const works = dishes.map((dish) => asAlone(dish, stove))
  if (works.every(({ phases }) => phases.length === 0)) return null
  for (const late of latenesses) {
    const held = works.map((dish) => heldLonger(dish, late))
    const state = planState(held, stove, later(progress, late))
    if (state === null) continue
    const { best, isProven } = searchShortest(state, mostStates)
    if (best === null) continue
    const calm = calmest(state, best, mostCalming)
    return read(works, calm, {
      isProven,
      interruptions: interruptionsOf(state, calm),
      running: progress.running,
      servingIn: progress.servingIn,
      heated: progress.heated,
      lead: new Map(state.placed.map(({ phase, lead }) => [phase.id, lead])),
      done: state.done.map(({ ends, stands }) => ({
        stands,
        ends: ends.map((end) => ({ ...end, before: calm.before.get(end.phase.id) ?? 0 })),
      })),
    })
  }
  return null
}

interface Found extends Pick<Schedule, 'isProven' | 'interruptions' | 'heated'> {
  running: Progress['running']
  servingIn: number
  lead: ReadonlyMap<string, number>
  done: Parameters<typeof hotWait>[0]
}

function read(dishes: readonly DishWork[], { before }: Solution, found: Found): Schedule {
  const { isProven, interruptions, heated, running, servingIn, lead, done } = found
  const phases = dishes.flatMap((dish) => dish.phases)
  const length = Math.max(
    servingIn,
    ...phases.map(({ id }) => (before.get(id) ?? 0) + (lead.get(id) ?? 0)),
  )
  const planned = phases
    .map((phase): PlannedPhase => {
      const start = length - (before.get(phase.id) ?? 0)
      return { phase, start, end: start + (running.get(phase.id) ?? phase.minutes) }
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
  return { planned, length, hotWait: hotWait(done), interruptions, heated, isProven }
}
