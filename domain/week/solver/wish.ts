import { lineageOf } from '../../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import { isMissed, isUsed, type NeedMatch } from '../../matching/need.ts'
import type { RecipeMatch } from '../../matching/match-recipe.ts'
import type { DietId } from '../../recipes/diets.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import type { Wish } from './problem.ts'

/** What meals are wished with: one of these foods or a kind of it, a diet that they are known to keep, or more minutes of cooking. */
export type WishedFor =
  | { foods: readonly IngredientId[] }
  | { diet: DietId }
  | { longerThan: number }

/** "Fish once", "no pasta twice", "at most 30 minutes on Tuesday": at most no meal there that takes longer. */
export interface WeekWish extends Omit<Wish, 'whenCooked'> {
  of: WishedFor
}

/** As the solver takes it: cooking takes time once, however often it is eaten. */
export const wishOf = ({ of, ...wish }: WeekWish): Wish =>
  'longerThan' in of ? { ...wish, whenCooked: true } : wish

/** What is in a dish for a need: what it asks for, and what it is met by. */
function foodsIn({ need, state, via }: NeedMatch): IngredientId[] {
  const isIn = isUsed(state) || isMissed(state) || state === 'believed' || state === 'assumed'
  if (!isIn || need.ingredient === null) return []
  return state === 'swap' ? [...via] : [need.ingredient, ...via]
}

/** Whether a dish is what a wish counts. */
export function countsFor(
  { of }: Pick<WeekWish, 'of'>,
  { recipe, needs }: RecipeMatch<RecipeCard>,
  vocabulary: Vocabulary,
): boolean {
  if ('longerThan' in of) return recipe.readyInMinutes > of.longerThan
  if ('diet' in of) return recipe.diets.includes(of.diet)
  const kinds = needs.flatMap(foodsIn).flatMap((id) => lineageOf(id, vocabulary))
  return of.foods.some((food) => kinds.includes(food))
}
