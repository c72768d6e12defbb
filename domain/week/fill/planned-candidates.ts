import { cardAt } from '../../composing/dish-cards.ts'
import type { Writing } from '../../composing/dish.ts'
import type { Kitchen } from '../../matching/kitchen.ts'
import { matchRecipe } from '../../matching/match-recipe.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import type { PlannedMeal } from '../planned-meal.ts'
import { candidateOf, type Known } from '../solver/candidates-of.ts'
import type { Candidate } from '../solver/problem.ts'

/** Where the cards of what is planned are found. */
export interface Cards {
  cards: ReadonlyMap<number, RecipeCard>
  writing: Writing
}

/** The card of what is planned; undefined where it is not known any more, or was none of ours. */
export function cardOfPlanned(
  { recipeId, dishAddress }: Pick<PlannedMeal, 'recipeId' | 'dishAddress'>,
  kitchen: Kitchen,
  { cards, writing }: Cards,
): RecipeCard | undefined {
  if (recipeId !== null) return cards.get(recipeId)
  return dishAddress === null ? undefined : (cardAt(dishAddress, kitchen, writing) ?? undefined)
}

const prefix = 'planned '

/** By which a plan knows what is planned already. */
export const dishOfPlanned = ({ id }: Pick<PlannedMeal, 'id'>): string => prefix + id
export const isPlannedDish = (dish: string): boolean => dish.startsWith(prefix)

/** What is planned already as the one thing that may be cooked at its place. Nobody asks whether it suits: somebody chose it. */
export const plannedCandidate = (
  meal: PlannedMeal,
  card: RecipeCard,
  place: number,
  kitchen: Kitchen,
  known: Known,
): Candidate => ({
  ...candidateOf(matchRecipe(card, kitchen), { meals: [place], againAt: [] }, kitchen, known),
  dish: dishOfPlanned(meal),
  keepsDays: 0,
})
