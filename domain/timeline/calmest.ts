import { waysOut } from './conflicts.ts'
import { costOf, type PlanState } from './plan-state.ts'
import type { PlacedPhase } from './rivals.ts'
import { addOrder, solutionOf, type Solution } from './shortest.ts'

const byHand = ({ placed }: PlanState) => placed.filter(({ phase }) => phase.isHands)

/** How often the hands leave one dish for another. */
export function interruptionsOf(state: PlanState, { before }: Solution): number {
  const beforeOf = ({ phase }: PlacedPhase) => before.get(phase.id) ?? 0
  const hands = byHand(state).toSorted((one, other) => beforeOf(other) - beforeOf(one))
  return hands.filter(({ phase }, index) => {
    const last = hands[index - 1]
    return last !== undefined && last.phase.dish !== phase.dish
  }).length
}

/** Of each phase by hand those that its dish has after it. */
function laterByHand(state: PlanState): Map<PlacedPhase, Set<PlacedPhase>> {
  const hands = byHand(state)
  const later = new Map(hands.map((each) => [each, new Set<PlacedPhase>()]))
  for (const each of hands) {
    // What comes before it is what it pulls along.
    const pulled = [...each.pulls]
    const seen = new Set(pulled.map(({ to }) => to))
    for (let next = pulled.pop(); next !== undefined; next = pulled.pop()) {
      if (next.by <= 0) continue
      for (const [other, after] of later) if (other === next.to) after.add(each)
      for (const pull of next.to.pulls) {
        if (pull.by <= 0 || seen.has(pull.to)) continue
        seen.add(pull.to)
        pulled.push(pull)
      }
    }
  }
  return later
}

/**
 * A solution as good as the given one in which the hands leave a dish less often. It puts what is done by hand into one order,
 * from serving backwards, and stays at a dish as long as it can.
 *
 * @param mostStates it stops after so many, with the best until then
 */
export function calmest(state: PlanState, given: Solution, mostStates: number): Solution {
  let best = given
  let fewest = interruptionsOf(state, given)
  let left = mostStates
  const later = laterByHand(state)

  function explore(rest: readonly PlacedPhase[], next: PlacedPhase | null, soFar: number): void {
    left -= 1
    if (rest.length === 0) {
      if (waysOut(state).length > 0) return
      best = { ...solutionOf(state, []), orders: given.orders }
      fewest = soFar
      return
    }
    const dishes = new Set(rest.map(({ phase }) => phase.dish))
    const last = rest.filter((each) => !rest.some((other) => later.get(each)?.has(other)))
    const choices = last
      .map((each) => ({ each, more: Number(next !== null && each.phase.dish !== next.phase.dish) }))
      .toSorted((one, other) => one.more - other.more || one.each.before - other.each.before)
    for (const { each, more } of choices) {
      if (left <= 0) return
      // Each other dish is gone to once more at least.
      if (soFar + more + dishes.size - 1 >= fewest) continue
      const mark = state.network.mark()
      const isPossible =
        last.every(
          (other) => other === each || addOrder(state, { first: other, second: each, gap: 0 }),
        ) &&
        (next === null || addOrder(state, { first: each, second: next, gap: 0 })) &&
        costOf(state) <= best.cost
      if (isPossible) {
        const others = rest.filter((other) => other !== each)
        explore(others, each, soFar + more)
      }
      state.network.undo(mark)
    }
  }

  const mark = state.network.mark()
  if (given.orders.every((order) => addOrder(state, order))) explore(byHand(state), null, 0)
  state.network.undo(mark)
  return best
}
