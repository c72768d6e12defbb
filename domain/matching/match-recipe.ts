import type { Kitchen } from './kitchen.ts'
import { matchNeed, type Need, type NeedMatch } from './need.ts'

export const bands = ['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'] as const
export type Band = (typeof bands)[number]

/** What matching must know of a recipe. */
export interface MatchableRecipe {
  id: number
  needs: readonly Need[]
  /** 0–5; 0 where nobody rated it. */
  rating: number
  readyInMinutes: number
}

export interface RecipeMatch<Recipe extends MatchableRecipe = MatchableRecipe> {
  recipe: Recipe
  /** One per distinct ingredient, in the order of the recipe. */
  needs: readonly NeedMatch[]
  band: Band
  usedIngredientCount: number
  missedIngredientCount: number
  /** 0–1: weighted share of the needs that are met; assumed and optional ones stand outside. */
  credit: number
  /** 0–1: how much of what spoils soon it uses. */
  urgency: number
}

/**
 * One need per distinct ingredient: butter in two lines is one need, and it is optional only where
 * every line says so. Lines that could not be resolved stay apart.
 */
function distinctNeeds(needs: readonly Need[]): Need[] {
  const byIngredient = new Map<string, Need>()
  for (const [index, need] of needs.entries()) {
    const key = need.ingredient ?? `line ${index}`
    const earlier = byIngredient.get(key)
    if (earlier === undefined) byIngredient.set(key, need)
    else if (earlier.optional && !need.optional) byIngredient.set(key, need)
  }
  return [...byIngredient.values()]
}

function bandOf(missed: number, needs: readonly NeedMatch[]): Band {
  if (missed === 0) {
    const asIs = needs.every(({ state }) => state !== 'swap' && state !== 'probably')
    return asIs ? 'ready' : 'ready-with-swaps'
  }
  if (missed === 1) return 'missing-1'
  return missed <= 3 ? 'missing-2-3' : 'explore'
}

/**
 * Matches one recipe. An unread line counts among the missed ones: a half-parsed recipe never looks ready.
 * `weightOf` says how much a need counts (rare > common); 1 each where nothing is given.
 */
export function matchRecipe<Recipe extends MatchableRecipe>(
  recipe: Recipe,
  kitchen: Kitchen,
  weightOf: (need: Need) => number = () => 1,
): RecipeMatch<Recipe> {
  const needs = distinctNeeds(recipe.needs).map((need) => matchNeed(need, kitchen))
  let used = 0
  let missed = 0
  let weight = 0
  let gained = 0
  let urgency = 0
  for (const match of needs) {
    if (match.state === 'assumed' || match.state === 'optional') continue
    if (match.credit > 0) used++
    else missed++
    const counts = weightOf(match.need)
    weight += counts
    gained += counts * match.credit
    for (const id of match.via) urgency = Math.max(urgency, kitchen.urgency.get(id) ?? 0)
  }
  return {
    recipe,
    needs,
    band: bandOf(missed, needs),
    usedIngredientCount: used,
    missedIngredientCount: missed,
    credit: weight === 0 ? 1 : gained / weight,
    urgency,
  }
}
