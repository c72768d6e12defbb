import type { IngredientId } from '../../ingredients/vocabulary.ts'
import { type Asked, packagesFor } from './packages.ts'
import type { Candidate, WeekPlan, WeekProblem, Wish } from './problem.ts'
import { deedAt, type Deed, mayStand, type Place, stocksOf } from './ways.ts'

/** What a plan costs, the weightiest first: a plan is better where the first that differs is less. */
export interface WeekCost {
  /** Meals for which there is nothing. */
  empty: number
  /** By how many meals the wishes are missed, together. */
  unmet: number
  /** Meals at which something else stands than in a former plan. */
  changed: number
  /** Grams of what spoils that nobody eats. */
  wasted: number
  /** Packages to buy. */
  packages: number
  /** How often something is served over and over. */
  repeated: number
  /** Minutes of cooking. */
  minutes: number
}

/** The levels of the order, the weightiest first. */
export const levels = [
  'empty',
  'unmet',
  'changed',
  'wasted',
  'packages',
  'repeated',
  'minutes',
] as const
export type Level = (typeof levels)[number]

/** Something that is cooked in a plan, and where it stands. */
export interface Cooked {
  candidate: Candidate
  place: Place
  deed: Deed
}

/** All that a plan cooks, by the order of the meals. */
export function cookedIn(problem: WeekProblem, plan: WeekPlan): Cooked[] {
  const stocks = stocksOf(problem)
  return plan.flatMap((served, meal) => {
    const candidate = served.kind === 'cooked' ? problem.candidates[served.candidate] : undefined
    if (candidate === undefined) return []
    const again = plan.findIndex((other) => other.kind === 'again' && other.of === meal)
    const place = { meal, again: again < 0 ? null : again }
    return [{ candidate, place, deed: deedAt(candidate, place, problem, stocks) }]
  })
}

/** What is asked of each thing. */
export function askedIn(cooked: readonly Cooked[]): Map<IngredientId, Asked> {
  const asked = new Map<IngredientId, { drawn: (number | null)[]; bought: (number | null)[] }>()
  const of = (thing: IngredientId) => {
    const known = asked.get(thing) ?? { drawn: [], bought: [] }
    asked.set(thing, known)
    return known
  }
  for (const { deed } of cooked) {
    for (const { thing, grams } of deed.draws) of(thing).drawn.push(grams)
    for (const { thing, grams } of deed.buys) of(thing).bought.push(grams)
  }
  return asked
}

/** Packages to buy of each thing of which there are any. */
export function packagesIn(
  problem: WeekProblem,
  cooked: readonly Cooked[],
): Map<IngredientId, number> {
  const stocks = stocksOf(problem)
  const packages = [...askedIn(cooked)].map(([thing, asked]) => {
    const held = stocks.get(thing)?.grams ?? null
    return [thing, packagesFor(asked, held, problem.packages.get(thing))] as const
  })
  return new Map(packages.filter(([, count]) => count > 0))
}

/** Grams that are saved of each thing that would spoil. */
export function rescuedIn(
  problem: WeekProblem,
  cooked: readonly Cooked[],
): Map<IngredientId, number> {
  const rescued = new Map<IngredientId, number>()
  for (const { thing, grams, worth, lastDay } of problem.stocks) {
    if (lastDay === null) continue
    const all = cooked.reduce((sum, { deed }) => sum + (deed.rescues.get(thing) ?? 0), 0)
    rescued.set(thing, Math.min(all, grams ?? worth))
  }
  return rescued
}

/** How many meals of a plan are what somebody wished for. */
export function countFor({ id, meals, whenCooked = false }: Wish, cooked: readonly Cooked[]) {
  const isAbout = (meal: number | null) =>
    meal !== null && (meals === undefined || meals.includes(meal))
  return cooked.reduce((count, { candidate, place }) => {
    if (!candidate.counts.includes(id)) return count
    const again = !whenCooked && isAbout(place.again) ? 1 : 0
    return count + (isAbout(place.meal) ? 1 : 0) + again
  }, 0)
}

/** By how many meals a wish is missed. */
export function missedBy({ atLeast = 0, atMost = Infinity }: Wish, count: number): number {
  return Math.max(0, atLeast - count, count - atMost)
}

function repeatedIn({ spared }: WeekProblem, cooked: readonly Cooked[]): number {
  const counts = new Map<string, number>()
  for (const { candidate } of cooked) {
    for (const group of candidate.groups) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return [...counts].reduce(
    (sum, [group, count]) => sum + Math.max(0, count - mostOf(group, spared)),
    0,
  )
}

/** How often something of a group may be cooked without being a repetition. */
export const mostOf = (group: string, spared: WeekProblem['spared']) => 1 + (spared.get(group) ?? 0)

/** Meals of a former plan at which it is not the same any more; what is eaten again must be the same dish. */
function changedIn({ before = [] }: WeekProblem, plan: WeekPlan): number {
  const isCookedAsBefore = (meal: number) => {
    const [was, is] = [before[meal], plan[meal]]
    return was?.kind === 'cooked' && is?.kind === 'cooked' && was.candidate === is.candidate
  }
  return before.filter((was, meal) => {
    if (was.kind === 'nothing') return false
    if (was.kind === 'cooked') return !isCookedAsBefore(meal)
    const is = plan[meal]
    return is?.kind !== 'again' || is.of !== was.of || !isCookedAsBefore(was.of)
  }).length
}

export function costOf(problem: WeekProblem, plan: WeekPlan): WeekCost {
  const cooked = cookedIn(problem, plan)
  const all = problem.stocks.reduce(
    (sum, { grams, worth, lastDay }) => sum + (lastDay === null ? 0 : (grams ?? worth)),
    0,
  )
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((one, other) => one + other, 0)
  return {
    empty: plan.filter(({ kind }) => kind === 'nothing').length,
    unmet: sum(problem.wishes.map((wish) => missedBy(wish, countFor(wish, cooked)))),
    changed: changedIn(problem, plan),
    wasted: all - sum(rescuedIn(problem, cooked).values()),
    packages: sum(packagesIn(problem, cooked).values()),
    repeated: repeatedIn(problem, cooked),
    minutes: sum(cooked.map(({ candidate }) => candidate.minutes)),
  }
}

/** Whether a plan keeps to all that is no matter of better or worse. */
export function isPossible(problem: WeekProblem, plan: WeekPlan): boolean {
  const cooked = cookedIn(problem, plan)
  const dishes = new Set(cooked.map(({ candidate }) => candidate.dish))
  const again = plan.filter(({ kind }) => kind === 'again').length
  const packages = [...packagesIn(problem, cooked).values()].reduce((sum, each) => sum + each, 0)
  return (
    dishes.size === cooked.length &&
    again === cooked.filter(({ place }) => place.again !== null).length &&
    cooked.every(({ candidate, place }) => mayStand(candidate, place, problem.meals)) &&
    cooked.every(({ place: { meal, again: other } }) => {
      const days = (problem.meals[other ?? meal]?.day ?? 0) - (problem.meals[meal]?.day ?? 0)
      return other === null || (days > 0 && days <= problem.leftoverDays)
    }) &&
    packages <= (problem.mostPackages ?? Infinity)
  )
}
