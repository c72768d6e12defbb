import type { IngredientId, Substitution } from '../ingredients/vocabulary.ts'
import { type Kitchen, lineage } from './kitchen.ts'

/** Things to buy, as sorted keys. */
export type BuySet = readonly IngredientId[]

export const mostToBuy = 3

function union(sets: readonly BuySet[]): BuySet {
  return [...new Set(sets.flat())].toSorted()
}

/** Without those that hold another one: who buys that has all of them. */
function minimal(sets: readonly BuySet[]): BuySet[] {
  const different = [...new Map(sets.map((set) => [set.join(), set])).values()]
  return different.filter(
    (set) =>
      !different.some(
        (other) => other.length < set.length && other.every((id) => set.includes(id)),
      ),
  )
}

/** Every way of taking one of each list, joined, as long as it is few enough to buy. */
export function combine(lists: readonly (readonly BuySet[])[]): BuySet[] {
  let combined: BuySet[] = [[]]
  for (const list of lists) {
    const longer = combined.flatMap((before) => list.map((set) => union([before, set])))
    combined = minimal(longer.filter((set) => set.length <= mostToBuy))
  }
  return combined
}

/**
 * For each need that is missing, what one could buy to meet it: the thing itself, what it can be made of,
 * another missing thing that is a kind of it or the more general one, or what completes a substitute.
 * The rules are those of `pathTo`; only what is missing somewhere, or yields it, is worth proposing.
 */
export function waysToMeet(
  missing: ReadonlySet<IngredientId>,
  kitchen: Kitchen,
): ReadonlyMap<IngredientId, readonly BuySet[]> {
  const { vocabulary, runOut } = kitchen
  const makings = vocabulary.transforms.filter(({ to }) => missing.has(to))
  const candidates = new Set([...missing, ...makings.map(({ from }) => from)])
  const kindsOf = new Map([...candidates].map((id) => [id, new Set(lineage(id, vocabulary))]))
  const yieldsFrom = new Map<IngredientId, Set<IngredientId>>()
  for (const { from, to } of vocabulary.transforms) {
    yieldsFrom.set(to, (yieldsFrom.get(to) ?? new Set()).add(from))
  }
  const has = (id: IngredientId) =>
    kitchen.meets.has(id) || kitchen.yields.has(id) || kitchen.assumed.has(id)

  /** What one thing could be bought to have another for sure. */
  const surely = (id: IngredientId): BuySet[] => {
    const sources = [...(yieldsFrom.get(id) ?? [])]
    return [...kindsOf].flatMap(([bought, kinds]) =>
      kinds.has(id) || sources.some((from) => kinds.has(from)) ? [[bought]] : [],
    )
  }
  const substituted = ({ uses }: Substitution): BuySet[] =>
    combine(uses.filter((use) => !has(use)).map(surely))

  const substitutions = vocabulary.substitutions.filter(({ need }) => missing.has(need))
  return new Map(
    [...missing].map((id) => {
      const general = runOut.has(id) ? [] : lineage(id, vocabulary).slice(1)
      const guessed = general.filter((each) => candidates.has(each)).map((each) => [each])
      const swapped = substitutions.filter(({ need }) => need === id).flatMap(substituted)
      return [id, minimal([...surely(id), ...guessed, ...swapped])]
    }),
  )
}
