import type { Packages } from '../../ingredients/packages.ts'
import type { RecipeMatch } from '../../matching/match-recipe.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { candidatesFor, type Known, type Seating } from './candidates-of.ts'
import type { Candidate, OpenMeal, Stock, WeekProblem } from './problem.ts'
import { packageGramsOf, stocksIn } from './stocks-of.ts'
import { stocksOf } from './ways.ts'
import { type WeekWish, wishOf } from './wish.ts'

/** Meals with the same people, and what was matched for them. */
export interface RankedSeating extends Seating {
  /** Recipes and composed dishes as their kitchen meets them, in the order of the ranking. */
  ranked: readonly RecipeMatch<RecipeCard>[]
}

export interface WeekAsked {
  meals: readonly OpenMeal[]
  /** One for each group of people who eat together, of one and the same kitchen. */
  seatings: readonly RankedSeating[]
  wishes: readonly WeekWish[]
  packages: Packages
  /** The last day, after the first one, on which it matters that something spoils. */
  horizon: number
  leftoverDays: number
  mostPackages: number | null
  /** What spoils besides the foods at home: what is left of something. */
  stocks?: readonly Stock[]
  /** What may be cooked or eaten besides what was ranked. It stands before that. */
  further?: (known: Known) => readonly Candidate[]
}

/** A cuisine may come twice in a week, anything else of a group once. */
const sparedOfCuisine = 1

/** What the things at home, recipes, people and wishes of a week ask, as the solver takes it. */
export function weekProblem({
  meals,
  seatings,
  wishes,
  packages,
  horizon,
  leftoverDays,
  mostPackages,
  stocks: others = [],
  further = () => [],
}: WeekAsked): WeekProblem {
  const [first] = seatings
  const foods = first === undefined ? [] : stocksIn(first.kitchen, packages, horizon)
  const stocks = [...foods, ...others]
  const known = { stocks: stocksOf({ stocks }), packages, wishes }
  const candidates = [
    ...further(known),
    ...seatings.flatMap((seating) => candidatesFor(seating.ranked, seating, known)),
  ]
  const things = new Set([
    ...stocks.map(({ thing }) => thing),
    ...candidates.flatMap(({ buys }) => buys.map(({ thing }) => thing)),
  ])
  const sizes = [...things].flatMap((thing) => {
    const grams = first && packageGramsOf(thing, first.kitchen.vocabulary, packages)
    return grams === undefined ? [] : [[thing, grams] as const]
  })
  const groups = new Set(candidates.flatMap((candidate) => candidate.groups))
  const cuisines = [...groups].filter((group) => group.startsWith('cuisine '))
  return {
    meals,
    stocks,
    candidates,
    wishes: wishes.map(wishOf),
    packages: new Map(sizes),
    spared: new Map(cuisines.map((group) => [group, sparedOfCuisine])),
    leftoverDays,
    mostPackages,
  }
}
