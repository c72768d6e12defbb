import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { Candidate, WeekProblem } from './problem.ts'
import { type Amount, type Place, stocksOf, type Stocks, type Way } from './ways.ts'

/** Each candidate's ways by the place at which they stand. */
type WaysByPlace = readonly (Way | undefined)[]

const gramsIn = (amounts: readonly Amount[], id: IngredientId): number | null | undefined =>
  amounts.find(({ thing }) => thing === id)?.grams

/** Whether nothing is bought for one that is not bought for the other, and no more of it. */
function buysNoMore(one: Way, other: Way): boolean {
  return one.buys.every(({ thing, grams }) => {
    const bought = gramsIn(other.buys, thing)
    return bought !== undefined && (grams ?? 0) <= (bought ?? 0)
  })
}

/**
 * Whether one takes no more than the other of things of which somebody said how much there is, and of those that would
 * spoil as much: more could be short, less could be wasted.
 */
function drawsAlike(one: Way, other: Way, stocks: Stocks): boolean {
  const isOk = ({ thing }: Amount) => {
    const stock = stocks.get(thing)
    if (stock === undefined || stock.grams === null) return true
    const [mine, others] = [gramsIn(one.draws, thing), gramsIn(other.draws, thing)]
    if (stock.lastDay !== null) return mine === others
    return (mine ?? 0) <= (others ?? 0)
  }
  return one.draws.every(isOk) && other.draws.every(isOk)
}

const savesAll = (one: Way, other: Way): boolean =>
  [...other.rescues].every(([thing, grams]) => (one.rescues.get(thing) ?? 0) >= grams)

/** Whether nothing is lost where the one is cooked instead of the other. */
function isNoWorse(one: Way, other: Way, stocks: Stocks): boolean {
  return savesAll(one, other) && buysNoMore(one, other) && drawsAlike(one, other, stocks)
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

interface Field {
  problem: WeekProblem
  stocks: Stocks
  /** For each candidate. */
  byPlace: readonly WaysByPlace[]
}

/** Whether a candidate can take the place of a way wherever that stands, and nothing is lost; of equal ones the first can. */
function dominates(at: number, way: Way, { problem, stocks, byPlace }: Field): boolean {
  // Most are no match at the first place already: that is quick to see.
  const first = byPlace[at]?.[way.places[0] ?? -1]
  if (first === undefined || first.buys.length > way.buys.length) return false
  if (first.rescues.size < way.rescues.size) return false
  const [one, other] = [problem.candidates[at], problem.candidates[way.candidate]]
  if (one === undefined || other === undefined || one.dish === other.dish) return false
  if (!isSame(one.counts, other.counts)) return false
  const seen = new Set<Way>()
  return way.places.every((place) => {
    const mine = byPlace[at]?.[place]
    if (mine === undefined) return false
    if (seen.has(mine)) return true
    seen.add(mine)
    if (!isNoWorse(mine, way, stocks)) return false
    return at < way.candidate || !isNoWorse(way, mine, stocks)
  })
}

/** Whether nothing that it takes could be short: nobody said how much there is. */
const takesPlenty = ({ takes }: Candidate, stocks: Stocks) =>
  takes.every(({ thing }) => (stocks.get(thing)?.grams ?? null) === null)

/** One more than there are meals of the dishes that can stand at any of them and need nothing; none where there are fewer. */
function fillersOf({ problem, stocks, byPlace }: Field): ReadonlySet<number> {
  const fillers = new Map<string, number>()
  for (const [at, candidate] of problem.candidates.entries()) {
    const isFree = problem.meals.every((_, meal) => byPlace[at]?.[meal]?.buys.length === 0)
    const isWished = candidate.counts.length > 0
    if (isFree && !isWished && takesPlenty(candidate, stocks)) fillers.set(candidate.dish, at)
    if (fillers.size > problem.meals.length) return new Set(fillers.values())
  }
  return new Set()
}

/** Whether what a way saves is saved for good by any one dish that takes it, and no wish hangs on it. */
function savesForGood({ rescues, candidate }: Way, { problem, stocks }: Field): boolean {
  const isForGood = [...rescues.keys()].every((thing) => stocks.get(thing)?.grams === null)
  return isForGood && problem.candidates[candidate]?.counts.length === 0
}

/**
 * The ways with which a plan can meet as many wishes, and waste and buy as little, as with all of them. What is left out
 * may be quicker, or bring variety. Decision 107 has the proof.
 *
 * - Where as many dishes as there are meals are no worse, one of them stands nowhere in a plan yet and can take the place.
 * - Where one is no worse, and all that it takes is used up at once, it can take the place, or it stands elsewhere already:
 *   then the earlier of the two places is its own, and dishes that need nothing fill the other.
 */
export function undominated(
  problem: WeekProblem,
  ways: readonly Way[],
  places: readonly Place[],
): Way[] {
  const stocks = stocksOf(problem)
  const byPlace = problem.candidates.map((): (Way | undefined)[] => places.map(() => undefined))
  for (const way of ways) {
    const there = byPlace[way.candidate]
    for (const place of way.places) if (there !== undefined) there[place] = way
  }
  const field: Field = { problem, stocks, byPlace }
  const fillers = fillersOf(field)
  return ways.filter((way) => {
    if (fillers.has(way.candidate)) return true
    const isForGood = fillers.size > 0 && savesForGood(way, field)
    const better = new Set<string>()
    return problem.candidates.every((candidate, at) => {
      if (better.has(candidate.dish) || !dominates(at, way, field)) return true
      better.add(candidate.dish)
      const isOneEnough = isForGood && takesPlenty(candidate, stocks)
      return !isOneEnough && better.size < problem.meals.length
    })
  })
}
