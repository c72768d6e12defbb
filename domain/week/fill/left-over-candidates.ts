import { daysBetween } from '../../calendar-days.ts'
import type { CalendarDay } from '../../calendar-day.ts'
import type { Kitchen } from '../../matching/kitchen.ts'
import { matchRecipe } from '../../matching/match-recipe.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { keepsRules } from '../../recipes/suits-diet.ts'
import { candidateOf, type Known } from '../solver/candidates-of.ts'
import type { Candidate, OpenMeal, Stock } from '../solver/problem.ts'
import type { LeftOver } from './asked-week.ts'

/** A plate of food, in grams: so much is wasted where it is not eaten. */
const gramsOfServing = 300

/** By which a plan knows what is left of something. */
export const dishOfLeftOver = ({ id }: Pick<LeftOver, 'id'>): string => `left ${id}`

/** What is left, as something that spoils. */
export const stockOfLeftOver = (left: LeftOver, today: CalendarDay): Stock => ({
  thing: dishOfLeftOver(left),
  grams: null,
  worth: Math.round(gramsOfServing * left.servings),
  lastDay: daysBetween(today, left.until),
})

/** A meal that is asked for, and who eats there. */
export interface Seat {
  place: number
  meal: OpenMeal
  eaters: readonly string[]
  kitchen: Kitchen
}

/**
 * What is left, as a dish for the meals for which there is enough of it while it is good. Only who it was cooked for may eat it: for
 * others something else may have gone in than the recipe says.
 */
export function leftOverCandidate(
  left: LeftOver,
  card: RecipeCard,
  seats: readonly Seat[],
  { known, today }: { known: Known; today: CalendarDay },
): Candidate[] {
  const last = daysBetween(today, left.until)
  const fitting = seats.filter(
    ({ meal, eaters, kitchen }) =>
      meal.day <= last &&
      meal.servings <= left.servings &&
      eaters.every((each) => left.eaters.includes(each)) &&
      keepsRules(card, kitchen.rules),
  )
  const [first] = fitting
  if (first === undefined) return []
  const meals = fitting.map(({ place }) => place)
  const { kitchen } = first
  const { counts } = candidateOf(matchRecipe(card, kitchen), { meals, againAt: [] }, kitchen, known)
  const dish = dishOfLeftOver(left)
  const takes = [{ thing: dish, gramsEach: null }]
  return [
    { dish, meals, againAt: [], keepsDays: 0, minutes: 0, takes, buys: [], counts, groups: [] },
  ]
}
