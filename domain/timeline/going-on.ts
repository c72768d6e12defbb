import type { Progress } from './plan-state.ts'
import { inOven, ovenMinutes } from './rivals.ts'
import { scheduleOf, type Schedule } from './schedule.ts'
import type { DishWork, Phase, Stove } from './work.ts'

/** How far the cook has come. Minutes are those from the beginning of all. */
export interface Cooked {
  /** When each phase that was done by hand was over, by its id. */
  done: ReadonlyMap<string, number>
  now: number
  /** When serving is wanted. */
  servingAt: number
  /** To what the oven was turned, and when; null where it is cold. */
  oven: { celsius: number | null; at: number } | null
}

interface Left {
  phases: readonly Phase[]
  /** When each phase that is over was over. */
  over: ReadonlyMap<string, number>
  running: ReadonlyMap<string, number>
}

/** What of a dish is left: a wait begins when what is before it is over, and is over by the clock, or when the cook went on. */
function leftOf({ phases, follows }: DishWork, { done, now }: Cooked): Left {
  const over = new Map<string, number>()
  const running = new Map<string, number>()
  for (const { id, isHands, minutes } of phases) {
    if (isHands) {
      const at = done.get(id)
      if (at !== undefined) over.set(id, at)
      continue
    }
    const before = follows.filter(({ to }) => to === id).map(({ from }) => over.get(from))
    const begun = before.map((end) => end ?? Infinity)
    const start = Math.max(0, ...begun)
    const next = follows.flatMap(({ from, to }) => (from === id ? (done.get(to) ?? []) : []))
    if (next.length > 0) over.set(id, Math.min(...next, start + minutes))
    else if (start + minutes <= now) over.set(id, start + minutes)
    else if (start <= now) running.set(id, Math.ceil(start + minutes - now))
  }
  return { phases: phases.filter(({ id }) => !over.has(id)), over, running }
}

function heatedOf(
  dishes: readonly DishWork[],
  running: Progress['running'],
  { oven, now }: Cooked,
): Progress['heated'] {
  const there = dishes
    .flatMap(({ phases }) => phases)
    .flatMap(({ id, place }) => (running.has(id) && inOven(place) ? place : []))
    .at(-1)
  if (there !== undefined) return { celsius: there.celsius, in: 0 }
  if (oven === null) return null
  return { celsius: oven.celsius, in: Math.max(0, Math.ceil(oven.at + ovenMinutes - now)) }
}

/**
 * The schedule of what is left, from now on: what runs goes on, and what stands is taken up in time where it still can be.
 * Null where nothing is left.
 */
export function scheduleOfRest(
  dishes: readonly DishWork[],
  cooked: Cooked,
  stove: Stove,
): Schedule | null {
  const notAfter = new Map<string, number>()
  const running = new Map<string, number>()
  const rest = dishes.map((dish): DishWork => {
    const left = leftOf(dish, cooked)
    for (const [id, minutes] of left.running) running.set(id, minutes)
    const isLeft = new Set(left.phases.map(({ id }) => id))
    for (const { from, to, hold } of dish.follows) {
      const end = left.over.get(from)
      if (end === undefined || hold === Infinity || !isLeft.has(to) || running.has(to)) continue
      const last = Math.max(0, Math.floor(end + hold - cooked.now))
      notAfter.set(to, Math.min(last, notAfter.get(to) ?? last))
    }
    const follows = dish.follows.filter(({ from, to }) => isLeft.has(from) && isLeft.has(to))
    return { ...dish, phases: left.phases, follows }
  })
  const progress: Progress = {
    running,
    notBefore: new Map(),
    notAfter,
    heated: heatedOf(dishes, running, cooked),
    servingIn: Math.max(0, Math.floor(cooked.servingAt - cooked.now)),
  }
  return scheduleOf(rest, stove, progress)
}
