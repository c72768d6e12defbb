import { type Order, waysOut } from './conflicts.ts'
import { costOf, type PlanState } from './plan-state.ts'
import type { PlacedPhase } from './rivals.ts'

/** A solution: how far before serving each phase begins. */
export interface Solution {
  before: ReadonlyMap<string, number>
  cost: number
  /** The orders that made it, of what is not done by hand. */
  orders: readonly Order[]
}

export interface Search {
  best: Solution | null
  /** Whether there is no better one. */
  isProven: boolean
}

/**
 * The least length of all, by the hands alone: those that must be busy before a moment are busy one after the other. The
 * preemptive one-machine bound of Jackson, over all moments.
 */
function lengthByHands(placed: readonly PlacedPhase[]): number {
  const hands = placed
    .filter(({ phase }) => phase.isHands)
    .map(({ before, minutes, head }) => ({ end: before - minutes, minutes, head }))
    .toSorted((one, other) => other.end - one.end)
  let [busy, head, least] = [0, Infinity, 0]
  for (const each of hands) {
    busy += each.minutes
    head = Math.min(head, each.head)
    least = Math.max(least, each.end + busy + head)
  }
  return least
}

/** A lower bound of the cost of whatever comes of a state. */
export function boundOf(state: PlanState): number {
  const serving = lengthByHands(state.placed)
  // What goes on already has begun before the first thing to do.
  const goesOn = state.placed.some(({ isRunning }) => isRunning)
  return costOf(state, { serving, length: goesOn ? 0 : serving })
}

/** Adds an order. False where it contradicts what is there. */
export const addOrder = (state: PlanState, { first, second, gap }: Order): boolean =>
  state.network.pull(second, first, first.minutes + gap)

export const solutionOf = (state: PlanState, orders: readonly Order[]): Solution => ({
  before: new Map(state.placed.map(({ phase, before }) => [phase.id, before])),
  cost: costOf(state),
  orders: orders.filter(({ first, second }) => !(first.phase.isHands && second.phase.isHands)),
})

/**
 * The best solution by branch and bound: a state stands at its latest times; where these are in conflict, it branches into the ways
 * out, and what cannot become better than the best one is left. The more promising way is gone first.
 *
 * @param mostStates it stops after so many, with the best until then
 */
export function searchShortest(state: PlanState, mostStates: number): Search {
  const found: { best: Solution | null } = { best: null }
  let left = mostStates
  const orders: Order[] = []
  const isWorse = (bound: number) => found.best !== null && bound >= found.best.cost

  function explore(): void {
    left -= 1
    if (isWorse(boundOf(state))) return
    const ways = waysOut(state)
    if (ways.length === 0) {
      found.best = solutionOf(state, orders)
      return
    }
    const tried = ways.flatMap((order) => {
      const mark = state.network.mark()
      const bound = addOrder(state, order) ? boundOf(state) : null
      state.network.undo(mark)
      return bound === null ? [] : { order, bound }
    })
    for (const { order, bound } of tried.toSorted((one, other) => one.bound - other.bound)) {
      if (left <= 0 || isWorse(bound)) return
      const mark = state.network.mark()
      orders.push(order)
      if (addOrder(state, order)) explore()
      orders.pop()
      state.network.undo(mark)
    }
  }

  const least = boundOf(state)
  explore()
  return { best: found.best, isProven: left > 0 || found.best?.cost === least }
}
