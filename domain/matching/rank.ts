import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen } from './kitchen.ts'
import { bands, matchRecipe, type MatchableRecipe, type RecipeMatch } from './match-recipe.ts'
import type { Need } from './need.ts'

export const rankingModes = ['ready-now', 'use-it-up', 'fewest-extras', 'quickest'] as const
export type RankingMode = (typeof rankingModes)[number]

type Measure = (match: RecipeMatch) => number

const band: Measure = (match) => bands.indexOf(match.band)
const missed: Measure = (match) => match.missedIngredientCount
const credit: Measure = (match) => -match.credit
const urgency: Measure = (match) => -match.urgency
const used: Measure = (match) => -match.usedIngredientCount
const rating: Measure = (match) => -match.recipe.rating
const minutes: Measure = (match) => match.recipe.readyInMinutes
const id: Measure = (match) => match.recipe.id

/** Each list ends in the id, so that the same input always gives the same order. */
const orders: Readonly<Record<RankingMode, readonly Measure[]>> = {
  'ready-now': [band, missed, credit, urgency, used, rating, minutes, id],
  'use-it-up': [urgency, band, missed, credit, used, rating, minutes, id],
  'fewest-extras': [missed, band, credit, used, rating, minutes, id],
  quickest: [band, minutes, credit, rating, id],
}

/** How much each ingredient tells of a recipe: saffron more than salt (inverse document frequency). */
export function rarityOf(recipes: readonly MatchableRecipe[]): (need: Need) => number {
  const seen = new Map<IngredientId, number>()
  for (const recipe of recipes) {
    const distinct = new Set(recipe.needs.map((need) => need.ingredient))
    for (const each of distinct) if (each !== null) seen.set(each, (seen.get(each) ?? 0) + 1)
  }
  return ({ ingredient }) => {
    const times = ingredient === null ? 0 : (seen.get(ingredient) ?? 0)
    return Math.log(1 + (recipes.length + 1) / (times + 1))
  }
}

/** Whether a recipe uses anything of the pantry at all: what does not is no answer to it. */
export function usesPantry(match: RecipeMatch): boolean {
  return match.usedIngredientCount > 0
}

/** Matches and orders recipes. */
export function rankRecipes<Recipe extends MatchableRecipe>(
  recipes: readonly Recipe[],
  kitchen: Kitchen,
  mode: RankingMode = 'ready-now',
): RecipeMatch<Recipe>[] {
  const weightOf = rarityOf(recipes)
  const measures = orders[mode]
  return recipes
    .map((recipe) => matchRecipe(recipe, kitchen, weightOf))
    .toSorted((left, right) => {
      for (const measure of measures) {
        const difference = measure(left) - measure(right)
        if (difference !== 0) return difference
      }
      return 0
    })
}
