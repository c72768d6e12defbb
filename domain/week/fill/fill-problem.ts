import { daysBetween } from '../../calendar-days.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import type { WeekProblem } from '../solver/problem.ts'
import { weekProblem } from '../solver/week-problem.ts'
import type { AskedWeek } from './asked-week.ts'
import { dishOfLeftOver, leftOverCandidate, stockOfLeftOver } from './left-over-candidates.ts'
import {
  cardOfPlanned,
  dishOfPlanned,
  isPlannedDish,
  plannedCandidate,
} from './planned-candidates.ts'
import { type Larder, seatingsOf } from './seatings.ts'
import { withShopping } from './shopping-limit.ts'
import { timeWishes, wishOfChoice } from './wishes-on-offer.ts'

export interface FillProblem {
  problem: WeekProblem
  /** What each dish of the problem is. */
  cards: ReadonlyMap<string, RecipeCard>
}

/** Days after the last meal within which it matters that something spoils. */
const daysAfter = 3
/** What is left of a dish is eaten so many days later at most. */
const mostLeftoverDays = 3

/**
 * Everything that is asked as the problem that the solver takes. Its first day is today; its meals are those that are asked for, then
 * those that are planned.
 */
export function fillProblem(asked: AskedWeek, larder: Larder): FillProblem {
  const { today } = asked
  const seatings = seatingsOf(asked, larder)
  const kitchen = seatings[0]?.kitchen
  if (kitchen === undefined) throw new Error('A week is filled for somebody')
  const where = {
    cards: new Map(larder.cards.map((card) => [card.id, card])),
    writing: larder.composing,
  }
  const known = <Of extends Parameters<typeof cardOfPlanned>[0]>(list: readonly Of[]) =>
    list.flatMap((of) => {
      const card = cardOfPlanned(of, kitchen, where)
      return card === undefined ? [] : [{ of, card }]
    })
  const planned = known(asked.planned)
  const leftOver = known(asked.leftOver)

  const open = asked.meals.map(({ id, day, servings }) => ({
    id,
    day: daysBetween(today, day),
    servings,
  }))
  const taken = planned.map(({ of: { id, day, servings }, card }) => ({
    id,
    day: daysBetween(today, day),
    servings: servings ?? card.servings,
  }))
  const meals = [...open, ...taken]
  const seats = seatings.flatMap(({ meals: ofTable, ...table }) =>
    ofTable.flatMap(({ place }) => {
      const meal = open[place]
      return meal === undefined ? [] : [{ ...table, place, meal }]
    }),
  )

  const problem = weekProblem({
    meals,
    seatings,
    wishes: [...asked.wishes.map(wishOfChoice), ...timeWishes(asked.meals)],
    packages: larder.packages,
    horizon: Math.max(0, ...meals.map(({ day }) => day)) + daysAfter,
    leftoverDays: asked.areLeftovers ? mostLeftoverDays : 0,
    mostPackages: null,
    stocks: asked.leftOver.map((left) => stockOfLeftOver(left, today)),
    further: (of) => [
      ...planned.map(({ of: meal, card }, at) =>
        plannedCandidate(meal, card, open.length + at, kitchen, of),
      ),
      ...leftOver.flatMap(({ of: left, card }) =>
        leftOverCandidate(left, card, seats, { known: of, today }),
      ),
    ],
  })
  // What is planned is not cooked on another day as well.
  const twice = new Set(planned.map(({ card }) => `${card.id}`))
  const candidates = problem.candidates.filter(({ dish }) => !twice.has(dish))
  return {
    problem: withShopping({ ...problem, candidates }, asked.shopping, isPlannedDish),
    cards: new Map([
      ...seatings.flatMap(({ ranked }) =>
        ranked.map(({ recipe }) => [`${recipe.id}`, recipe] as const),
      ),
      ...planned.map(({ of, card }) => [dishOfPlanned(of), card] as const),
      ...leftOver.map(({ of, card }) => [dishOfLeftOver(of), card] as const),
    ]),
  }
}
