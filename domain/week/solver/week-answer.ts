import type { IngredientId } from '../../ingredients/vocabulary.ts'
import { type Cooked, cookedIn, countFor, missedBy, packagesIn, rescuedIn } from './cost.ts'
import { isTooLittle } from './packages.ts'
import type { WeekProblem } from './problem.ts'
import type { Proof, WeekSolution } from './solve-week.ts'

/** What a dish does for a thing that would spoil. */
export interface Rescue {
  thing: IngredientId
  /** Null where nobody said how much there is. */
  grams: number | null
  /** The last day of it, after the first day of the week. */
  lastDay: number
}

/** Something to buy that several dishes of a week use up together. */
export interface Shared {
  thing: IngredientId
  /** The other meals that take of it, by their ids. */
  withMeals: readonly string[]
}

/** Why a dish stands where it does. */
export interface Reasons {
  rescues: readonly Rescue[]
  shares: readonly Shared[]
}

export type AnsweredMeal =
  | {
      kind: 'cooked'
      meal: string
      dish: string
      servings: number
      /** The meal at which what is left is eaten. */
      againAt: string | null
      reasons: Reasons
    }
  | { kind: 'again'; meal: string; dish: string; cookedAt: string }
  | { kind: 'nothing'; meal: string }

export interface Purchase {
  thing: IngredientId
  packages: number
  /** Grams that the dishes take of it, as far as that is known. */
  grams: number
  /** The first day on which it is needed. */
  day: number
}

/** A filled week, as screens show it. */
export interface WeekAnswer {
  meals: readonly AnsweredMeal[]
  purchases: readonly Purchase[]
  /** What spoils although some of it is good, with the grams that nobody eats; null where its amount is not known. */
  wasted: readonly { thing: IngredientId; grams: number | null }[]
  /** Wishes that no plan can meet all of, and by how many meals each is missed. */
  missed: readonly { wish: string; by: number }[]
  proof: Proof
}

/** How much of a thing is to be bought, and the first day on which what is at home is not enough. */
function neededOf(
  thing: IngredientId,
  held: number | null,
  cooked: readonly Cooked[],
  { meals }: WeekProblem,
): { grams: number; day: number } {
  const byDay = cooked
    .map(({ deed, place }) => ({ deed, day: meals[place.meal]?.day ?? 0 }))
    .toSorted((one, other) => one.day - other.day)
  let [drawn, bought] = [0, 0]
  let first: number | undefined
  for (const { deed, day } of byDay) {
    const taken = deed.draws.find((each) => each.thing === thing)
    const asked = deed.buys.find((each) => each.thing === thing)
    drawn += taken?.grams ?? 0
    bought += asked?.grams ?? 0
    const isShort = held !== null && isTooLittle(held, drawn)
    if (asked !== undefined || isShort) first ??= day
  }
  const short = held === null ? 0 : Math.max(0, drawn - held)
  return { grams: bought + short, day: first ?? 0 }
}

/** Everything that a screen says of a solution. */
export function answerOf(problem: WeekProblem, { plan, proof }: WeekSolution): WeekAnswer {
  const cooked = cookedIn(problem, plan)
  const packages = packagesIn(problem, cooked)
  const rescued = rescuedIn(problem, cooked)
  const stocks = new Map(problem.stocks.map((stock) => [stock.thing, stock]))
  const idOf = (meal: number) => problem.meals[meal]?.id ?? ''
  const takes = (at: number, thing: IngredientId) =>
    cooked.flatMap(({ deed, place }) =>
      place.meal !== at && [...deed.buys, ...deed.draws].some((each) => each.thing === thing)
        ? [idOf(place.meal)]
        : [],
    )

  function reasonsAt(meal: number): Reasons {
    const deed = cooked.find(({ place }) => place.meal === meal)?.deed
    const things = [...(deed?.buys ?? []), ...(deed?.draws ?? [])].map(({ thing }) => thing)
    return {
      rescues: [...(deed?.rescues ?? [])].flatMap(([thing, grams]): Rescue[] => {
        const { lastDay = null, grams: held = null } = stocks.get(thing) ?? {}
        return lastDay === null ? [] : [{ thing, grams: held === null ? null : grams, lastDay }]
      }),
      shares: things.flatMap((thing) => {
        const withMeals = packages.has(thing) ? takes(meal, thing) : []
        return withMeals.length === 0 ? [] : [{ thing, withMeals }]
      }),
    }
  }

  const meals = plan.map((served, at): AnsweredMeal => {
    const meal = idOf(at)
    const from = served.kind === 'again' ? served.of : at
    const course = cooked.find(({ place }) => place.meal === from)
    if (served.kind === 'nothing' || course === undefined) return { kind: 'nothing', meal }
    const { dish } = course.candidate
    if (served.kind === 'again') return { kind: 'again', meal, dish, cookedAt: idOf(from) }
    const { again } = course.place
    return {
      kind: 'cooked',
      meal,
      dish,
      servings: course.deed.servings,
      againAt: again === null ? null : idOf(again),
      reasons: reasonsAt(at),
    }
  })

  const purchases = [...packages].map(([thing, count]): Purchase => {
    const held = stocks.get(thing)?.grams ?? null
    return { thing, packages: count, ...neededOf(thing, held, cooked, problem) }
  })

  return {
    meals,
    purchases: purchases.toSorted((one, other) => one.day - other.day),
    wasted: problem.stocks.flatMap(({ thing, grams, worth, lastDay }) => {
      const left = (grams ?? worth) - (rescued.get(thing) ?? 0)
      return lastDay === null || left <= 0 ? [] : [{ thing, grams: grams === null ? null : left }]
    }),
    missed: problem.wishes.flatMap((wish) => {
      const by = missedBy(wish, countFor(wish, cooked))
      return by === 0 ? [] : [{ wish: wish.id, by }]
    }),
    proof,
  }
}
