import { atTheBeginning, planState } from './plan-state.ts'
import { searchShortest } from './shortest.ts'
import type { DishWork, Stove } from './work.ts'

const mostStates = 300

/**
 * A dish that may wait between its phases for as long as it does when it is cooked alone: what the recipe itself lets wait cannot
 * be wrong. So dishes can always be cooked one after the other at least.
 */
export function asAlone(dish: DishWork, stove: Stove): DishWork {
  const free = dish.follows.map((each) => ({ ...each, hold: Infinity }))
  const state = planState([{ ...dish, follows: free }], stove, atTheBeginning)
  const before = state === null ? null : searchShortest(state, mostStates).best?.before
  if (before === undefined || before === null) return { ...dish, follows: free }
  const minutes = new Map(dish.phases.map(({ id, minutes: each }) => [id, each]))
  const waits = (from: string, to: string) =>
    (before.get(from) ?? 0) - (minutes.get(from) ?? 0) - (before.get(to) ?? 0)
  return {
    ...dish,
    follows: dish.follows.map((each) => ({
      ...each,
      hold: Math.max(each.hold, waits(each.from, each.to)),
    })),
  }
}
