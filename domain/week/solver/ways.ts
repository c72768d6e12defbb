import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { Candidate, OpenMeal, Stock, Taken, WeekProblem } from './problem.ts'

/** Where a dish may stand: cooked for one meal, or for one and another at which it is eaten again. */
export interface Place {
  meal: number
  again: number | null
}

/** How much of something, in whole grams; null where that is not known. */
export interface Amount {
  thing: IngredientId
  grams: number | null
}

/** What a dish does to a kitchen. */
export interface Deed {
  servings: number
  /** What it saves of each thing that would spoil, in grams; of a thing without an amount what that is worth. */
  rescues: ReadonlyMap<IngredientId, number>
  /** What it takes of things at home while they are good. */
  draws: readonly Amount[]
  /** What is not at home, or no longer good on that day. */
  buys: readonly Amount[]
}

/** One candidate at all places at which it does the same, all of them for one meal or all for two. */
export interface Way extends Deed {
  candidate: number
  isForTwo: boolean
  /** By their places among `placesOf`. */
  places: readonly number[]
}

export type Stocks = ReadonlyMap<IngredientId, Stock>

export const stocksOf = ({ stocks }: Pick<WeekProblem, 'stocks'>): Stocks =>
  new Map(stocks.map((stock) => [stock.thing, stock]))

/** All places of a problem: each meal alone, then each pair of meals that what is left may stand between. */
export function placesOf({
  meals,
  leftoverDays,
}: Pick<WeekProblem, 'meals' | 'leftoverDays'>): Place[] {
  const alone: Place[] = meals.map((_, meal) => ({ meal, again: null }))
  const pairs = meals.flatMap((cooked, meal) =>
    meals.flatMap((eaten, again): Place[] => {
      const days = eaten.day - cooked.day
      return days > 0 && days <= leftoverDays ? [{ meal, again }] : []
    }),
  )
  return [...alone, ...pairs]
}

/** Whether a candidate may stand at a place: it suits who eats there, and keeps until then. */
export function mayStand(
  { meals, againAt, keepsDays }: Candidate,
  { meal, again }: Place,
  open: readonly OpenMeal[],
): boolean {
  if (!meals.includes(meal)) return false
  if (again === null) return true
  const days = (open[again]?.day ?? Infinity) - (open[meal]?.day ?? 0)
  return againAt.includes(again) && days <= keepsDays
}

function servingsAt({ meal, again }: Place, open: readonly OpenMeal[]): number {
  return (open[meal]?.servings ?? 0) + (again === null ? 0 : (open[again]?.servings ?? 0))
}

/** Whether each thing that a candidate takes is still good on the day on which it is cooked. */
function areGood({ takes }: Candidate, { meal }: Place, open: readonly OpenMeal[], stocks: Stocks) {
  const day = open[meal]?.day ?? 0
  return takes.map(({ thing }) => day <= (stocks.get(thing)?.lastDay ?? Infinity))
}

/** What a dish saves of a stock that would spoil. Where only the dish’s amount is not known, nothing is claimed. */
function rescuedOf({ grams: held, worth, lastDay }: Stock, used: number | null): number {
  if (lastDay === null) return 0
  if (held === null) return worth
  return used === null ? 0 : Math.min(used, held)
}

/** What a candidate does at a place. */
export function deedAt(
  candidate: Candidate,
  place: Place,
  { meals }: Pick<WeekProblem, 'meals'>,
  stocks: Stocks,
): Deed {
  const servings = servingsAt(place, meals)
  const amount = ({ thing, gramsEach }: Taken): Amount => ({
    thing,
    grams: gramsEach === null ? null : Math.round(gramsEach * servings),
  })
  const isGood = areGood(candidate, place, meals, stocks)
  const draws = candidate.takes.filter((_, at) => isGood[at]).map(amount)
  const spoilt = candidate.takes.filter((_, at) => !isGood[at])
  const rescues = draws.flatMap(({ thing, grams }) => {
    const stock = stocks.get(thing)
    const rescued = stock === undefined ? 0 : rescuedOf(stock, grams)
    return rescued > 0 ? [[thing, rescued] as const] : []
  })
  return {
    servings,
    draws,
    buys: [...candidate.buys, ...spoilt].map(amount),
    rescues: new Map(rescues),
  }
}

/**
 * All ways in which something may be cooked. What alone needs more packages than may be bought stands in no plan and is
 * left out.
 */
export function waysOf(problem: WeekProblem, places: readonly Place[]): Way[] {
  const stocks = stocksOf(problem)
  const most = problem.mostPackages ?? Infinity
  return problem.candidates.flatMap((candidate, at) => {
    const alike = new Map<string, number[]>()
    for (const [index, place] of places.entries()) {
      if (!mayStand(candidate, place, problem.meals)) continue
      const isGood = areGood(candidate, place, problem.meals, stocks)
      // What may stay as it was is a way of its own.
      const was = problem.before?.[place.meal]
      const kept = was?.kind === 'cooked' && was.candidate === at ? index : ''
      const key = `${kept} ${place.again === null} ${servingsAt(place, problem.meals)} ${isGood.join()}`
      const known = alike.get(key)
      if (known === undefined) alike.set(key, [index])
      else known.push(index)
    }
    return [...alike.values()].flatMap((of): Way[] => {
      const [first] = of
      const place = first === undefined ? undefined : places[first]
      if (place === undefined) return []
      const deed = deedAt(candidate, place, problem, stocks)
      return deed.buys.length > most
        ? []
        : [{ ...deed, candidate: at, isForTwo: place.again !== null, places: of }]
    })
  })
}
