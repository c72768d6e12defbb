import { waysOut } from './conflicts.ts'
import { costOf, type PlacedPhase, type PlanState } from './plan-state.ts'
import { addOrder, solutionOf, type Solution } from './shortest.ts'

/** How often the hands leave one dish for another. */
export function interruptionsOf(placed: readonly PlacedPhase[], { before }: Solution): number {
  const dishes = placed
    .filter(({ phase }) => phase.isHands)
    .toSorted(
      (one, other) => (before.get(other.phase.id) ?? 0) - (before.get(one.phase.id) ?? 0),
    )
    .map(({ phase }) => phase.dish)
  return dishes.filter((dish, index) => index > 0 && dishes[index - 1] !== dish).length
}

/**
 * A solution as good as the given one in which the hands leave a dish less often. It puts what is done by hand into one order,
 * from serving backwards, and stays at a dish as long as it can.
 *
 * @param mostStates it stops after so many, with the best until then
 */
export function calmest(state: PlanState, given: Solution, mostStates: number): Solution {
  const hands = state.placed.filter(({ phase }) => phase.isHands)
  let best = given
  let fewest = interruptionsOf(state.placed, given)
  let left = mostStates

  function explore(rest: readonly PlacedPhase[], next: PlacedPhase | null, soFar: number): void {
    left -= 1
    if (rest.length === 0) {
      if (waysOut(state.placed, state.stove).length > 0) return
      best = { ...solutionOf(state, []), orders: given.orders }
      fewest = soFar
      return
    }
    const dishes = new Set(rest.map(({ phase }) => phase.dish))
    // Each other dish is gone to once more at least.
    const atLeast = (dish: number) => dishes.size - Number(dishes.has(dish))
    const choices = rest
      .map((each) => ({
        each,
        more: Number(next !== null && each.phase.dish !== next.phase.dish),
      }))
      .toSorted((one, other) => one.more - other.more || one.each.before - other.each.before)
    for (const { each, more } of choices) {
      if (left <= 0) return
      if (soFar + more + atLeast(each.phase.dish) >= fewest) continue
      const mark = state.network.mark()
      const others = rest.filter((other) => other !== each)
      const isLast =
        others.every((other) => addOrder(state, { first: other, second: each, gap: 0 })) &&
        (next === null || addOrder(state, { first: each, second: next, gap: 0 })) &&
        costOf(state) <= best.cost
      if (isLast) explore(others, each, soFar + more)
      state.network.undo(mark)
    }
  }

  const mark = state.network.mark()
  if (given.orders.every((order) => addOrder(state, order))) explore(hands, null, 0)
  state.network.undo(mark)
  return best
}
