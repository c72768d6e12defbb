import type { Candidate, Taken, WeekProblem } from '../problem.ts'

/**
 * The least that a plan of a small week can cost, by trying all of them: empty meals, wishes missed, meals changed, grams
 * wasted, packages, repetitions, minutes. It shares no code with the solver.
 */
export function bestByTrying(problem: WeekProblem): readonly number[] {
  let best: readonly number[] | undefined
  for (const courses of plansOf(problem)) {
    const cost = costByHand(problem, courses)
    if (cost !== null && (best === undefined || isLess(cost, best))) best = cost
  }
  if (best === undefined) throw new Error('not even an empty week is possible')
  return best
}

/** A dish of a plan: who cooks it when, and at which other meal it is eaten again. */
interface Course {
  candidate: Candidate
  meal: number
  again: number | null
}

/** Every way to fill the meals from one on, of which some are taken already. */
function* plansOf(
  problem: WeekProblem,
  meal = 0,
  taken: readonly number[] = [],
): Generator<readonly Course[]> {
  if (meal === problem.meals.length) {
    yield []
    return
  }
  const rest = (also: readonly number[]) => plansOf(problem, meal + 1, [...taken, ...also])
  yield* rest([])
  if (taken.includes(meal)) return
  for (const candidate of problem.candidates) {
    if (!candidate.meals.includes(meal)) continue
    for (const courses of rest([])) yield [{ candidate, meal, again: null }, ...courses]
    for (const again of candidate.againAt) {
      const [from, to] = [problem.meals[meal]?.day ?? 0, problem.meals[again]?.day ?? 0]
      const isIn = to > from && to - from <= Math.min(problem.leftoverDays, candidate.keepsDays)
      if (!isIn || taken.includes(again)) continue
      for (const courses of rest([again])) yield [{ candidate, meal, again }, ...courses]
    }
  }
}

function costByHand(problem: WeekProblem, courses: readonly Course[]): readonly number[] | null {
  const { meals, wishes } = problem
  if (new Set(courses.map(({ candidate }) => candidate.dish)).size < courses.length) return null
  const filled = courses.flatMap(({ meal, again }) => (again === null ? [meal] : [meal, again]))
  if (new Set(filled).size < filled.length) return null
  let unmet = 0
  for (const wish of wishes) {
    let count = 0
    for (const { candidate, meal, again } of courses) {
      if (!candidate.counts.includes(wish.id)) continue
      const eaten = again === null || wish.whenCooked === true ? [meal] : [meal, again]
      count += eaten.filter((each) => wish.meals?.includes(each) ?? true).length
    }
    if (wish.atLeast !== undefined && count < wish.atLeast) unmet += wish.atLeast - count
    if (wish.atMost !== undefined && count > wish.atMost) unmet += count - wish.atMost
  }
  const [wasted, packages] = foodByHand(problem, courses)
  if (problem.mostPackages !== null && packages > problem.mostPackages) return null
  let repeated = 0
  for (const group of new Set(courses.flatMap(({ candidate }) => candidate.groups))) {
    const free = 1 + (problem.spared.get(group) ?? 0)
    const count = courses.filter(({ candidate }) => candidate.groups.includes(group)).length
    repeated += Math.max(0, count - free)
  }
  const minutes = courses.reduce((sum, { candidate }) => sum + candidate.minutes, 0)
  const changed = changedByHand(problem, courses)
  return [meals.length - filled.length, unmet, changed, wasted, packages, repeated, minutes]
}

function changedByHand({ before = [], candidates }: WeekProblem, courses: readonly Course[]) {
  let changed = 0
  for (const [meal, was] of before.entries()) {
    const at = was.kind === 'again' ? was.of : meal
    const cooked = before[at]
    if (was.kind === 'nothing') continue
    const isKept = courses.some(
      (course) =>
        course.meal === at &&
        cooked?.kind === 'cooked' &&
        course.candidate === candidates[cooked.candidate] &&
        (was.kind === 'cooked' || course.again === meal),
    )
    changed += isKept ? 0 : 1
  }
  return changed
}

/** Grams wasted, and packages bought. */
function foodByHand(problem: WeekProblem, courses: readonly Course[]): [number, number] {
  let [wasted, packages] = [0, 0]
  const servingsOf = ({ meal, again }: Course) =>
    (problem.meals[meal]?.servings ?? 0) +
    (again === null ? 0 : (problem.meals[again]?.servings ?? 0))
  const things = new Set([
    ...problem.stocks.map(({ thing }) => thing),
    ...courses.flatMap(({ candidate }) => candidate.buys.map(({ thing }) => thing)),
  ])
  for (const thing of things) {
    const stock = problem.stocks.find((each) => each.thing === thing)
    const of = (taken: readonly Taken[]) => taken.find((each) => each.thing === thing)
    let [good, late, isBought, isUsed] = [0, 0, false, false]
    for (const course of courses) {
      const taken = of(course.candidate.takes)
      const bought = of(course.candidate.buys)
      const day = problem.meals[course.meal]?.day ?? 0
      const isGood = stock?.lastDay == null || day <= stock.lastDay
      const grams = Math.round(((taken ?? bought)?.gramsEach ?? 0) * servingsOf(course))
      if (taken !== undefined && isGood) [good, isUsed] = [good + grams, true]
      else if (taken !== undefined || bought !== undefined) [late, isBought] = [late + grams, true]
    }
    if (stock !== undefined && stock.lastDay !== null) {
      if (stock.grams === null) wasted += isUsed ? 0 : stock.worth
      else wasted += Math.max(0, stock.grams - good)
    }
    const beyond = stock?.grams == null ? 0 : Math.max(0, 9 * good - 10 * stock.grams)
    const size = problem.packages.get(thing)
    if (size === undefined) packages += isBought || beyond > 0 ? 1 : 0
    else packages += Math.max(isBought ? 1 : 0, Math.ceil((9 * late + beyond) / (10 * size)))
  }
  return [wasted, packages]
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((each, place) => each !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
