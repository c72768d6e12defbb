import { gapBetween, shareOven } from '../rivals.ts'
import type { DishWork, Phase, Stove } from '../work.ts'

export interface Times {
  waits: number
  length: number
  interruptions: number
}

/** What is wrong with starts; null where nothing is. Minutes are those from the beginning. */
export function faultOf(
  dishes: readonly DishWork[],
  starts: ReadonlyMap<string, number>,
  stove: Stove,
): string | null {
  const phases = dishes.flatMap((dish) => dish.phases)
  const byId = new Map(phases.map((phase) => [phase.id, phase]))
  const startOf = ({ id }: Phase) => starts.get(id) ?? Number.NaN
  const endOf = (phase: Phase) => startOf(phase) + phase.minutes
  for (const { from, to, hold } of dishes.flatMap((dish) => dish.follows)) {
    const [first, second] = [byId.get(from), byId.get(to)]
    if (first === undefined || second === undefined) continue
    const gap = startOf(second) - endOf(first)
    if (gap < 0) return `${to} begins before ${from} is over`
    if (gap > hold) return `${to} begins ${gap} minutes after ${from}, which may wait ${hold}`
  }
  for (const [index, one] of phases.entries()) {
    if (!(startOf(one) >= (one.place?.kind === 'oven' ? 15 : 0)))
      return `${one.id} begins too early`
    for (const other of phases.slice(index + 1)) {
      const gap = gapBetween(one, other)
      if (gap === null) continue
      const isApart = startOf(one) >= endOf(other) + gap || startOf(other) >= endOf(one) + gap
      if (!isApart) return `${one.id} and ${other.id} are in each other’s way`
    }
  }
  const times = phases.map(startOf)
  for (const time of times) {
    const there = phases.filter((phase) => startOf(phase) <= time && time < endOf(phase))
    const hobs = there.filter(({ place }) => place?.kind === 'hob').length
    if (hobs > stove.hobs) return `${hobs} hobs at minute ${time}`
    if (there.filter(({ isHands }) => isHands).length > 1) return `two things at minute ${time}`
    const inOven = there.flatMap(({ place, dish }) =>
      place?.kind === 'oven' ? { dish, place } : [],
    )
    if (inOven.length > 2) return `${inOven.length} trays in the oven at minute ${time}`
    const [one, other] = inOven
    if (one === undefined || other === undefined || one.dish === other.dish) continue
    if (!shareOven(one.place.celsius, other.place.celsius))
      return `two temperatures at minute ${time}`
  }
  return null
}

/** What is to be little of starts that have no fault. */
export function timesOf(dishes: readonly DishWork[], starts: ReadonlyMap<string, number>): Times {
  const endOf = (phase: Phase) => (starts.get(phase.id) ?? 0) + phase.minutes
  const ends = dishes.map(({ phases }) => Math.max(0, ...phases.map(endOf)))
  const length = Math.max(...ends)
  const waits = dishes.map(({ stands }, dish) => length - (ends[dish] ?? 0) - stands)
  const hands = dishes
    .flatMap((dish) => dish.phases.filter(({ isHands }) => isHands))
    .toSorted((one, other) => (starts.get(one.id) ?? 0) - (starts.get(other.id) ?? 0))
  return {
    waits: Math.max(0, ...waits),
    length,
    interruptions: hands.filter(({ dish }, index) => index > 0 && hands[index - 1]?.dish !== dish)
      .length,
  }
}

/**
 * The least times that any starts have, to the minute: every start of every phase is tried, from serving backwards.
 *
 * @param upTo length of the longest that is tried
 */
export function bruteForce(dishes: readonly DishWork[], stove: Stove, upTo: number): Times | null {
  const phases = dishes.flatMap((dish) => dish.phases)
  let best: Times | null = null
  const starts = new Map<string, number>()
  const isBetter = (one: Times) =>
    best === null ||
    one.waits < best.waits ||
    (one.waits === best.waits && one.length < best.length) ||
    (one.waits === best.waits &&
      one.length === best.length &&
      one.interruptions < best.interruptions)
  const follows = dishes.flatMap((dish) => dish.follows)

  function tryPhase(index: number): void {
    const phase = phases[index]
    if (phase === undefined) {
      if (faultOf(dishes, starts, stove) !== null) return
      const times = timesOf(dishes, starts)
      if (isBetter(times)) best = times
      return
    }
    let [from, until] = [phase.place?.kind === 'oven' ? 15 : 0, upTo - phase.minutes]
    for (const { from: before, to, hold } of follows) {
      if (to !== phase.id) continue
      const first = phases.find(({ id }) => id === before)
      const end = (starts.get(before) ?? 0) + (first?.minutes ?? 0)
      from = Math.max(from, end)
      until = Math.min(until, end + hold)
    }
    const others = phases.slice(0, index).flatMap((other) => {
      const gap = gapBetween(phase, other)
      return gap === null ? [] : { start: starts.get(other.id) ?? 0, minutes: other.minutes, gap }
    })
    for (let start = from; start <= until; start += 1) {
      const end = start + phase.minutes
      // Nothing of that length is better.
      if (best !== null && best.waits === 0 && end > best.length) break
      const isApart = others.every(
        (other) =>
          start >= other.start + other.minutes + other.gap || other.start >= end + other.gap,
      )
      if (!isApart) continue
      starts.set(phase.id, start)
      tryPhase(index + 1)
    }
    starts.delete(phase.id)
  }
  tryPhase(0)
  return best
}
