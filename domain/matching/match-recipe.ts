import type { Kitchen } from './kitchen.ts'
import { isMissed, isUsed, matchNeed, type Need, type NeedMatch } from './need.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { namedIn, needWeight, type WeightOf } from './weights.ts'

export const bands = ['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'] as const
export type Band = (typeof bands)[number]

/** What matching must know of a recipe. */
export interface MatchableRecipe {
  id: number
  title: string
  needs: readonly Need[]
  /** 0–5; 0 where nobody rated it. */
  rating: number
  /** How many cooks rated it: how popular it is. */
  reviewCount: number
  readyInMinutes: number
}

export interface RecipeMatch<Recipe extends MatchableRecipe = MatchableRecipe> {
  recipe: Recipe
  /** One per distinct ingredient, in the order of the recipe. */
  needs: readonly NeedMatch[]
  band: Band
  usedIngredientCount: number
  missedIngredientCount: number
  /** 0–10,000: weighted share of the needs that are met; assumed and optional ones stand outside. */
  credit: number
  /** 0–100: how soon the first of what it uses spoils. */
  urgency: number
}

const fullCredit = 10_000

/**
 * One need per distinct ingredient: butter in two lines is one need, and it is optional only where
 * every line says so. Lines that could not be resolved stay apart.
 */
function distinctNeeds(needs: readonly Need[]): Need[] {
  const byIngredient = new Map<string | number, Need>()
  for (const [index, need] of needs.entries()) {
    const key = need.ingredient ?? index
    const earlier = byIngredient.get(key)
    if (earlier === undefined || (earlier.optional && !need.optional)) byIngredient.set(key, need)
  }
  return [...byIngredient.values()]
}

/** What no pantry changes in a recipe. */
interface PreparedNeeds {
  vocabulary: Vocabulary
  /** One per distinct ingredient, and whether the title names it. */
  needs: readonly { need: Need; isEssential: boolean }[]
}

/** Recipes are matched anew with each change of a pantry: what stays is worked out once. A changed recipe is another object. */
const preparedNeeds = new WeakMap<MatchableRecipe, PreparedNeeds>()

function needsOf(recipe: MatchableRecipe, vocabulary: Vocabulary): PreparedNeeds['needs'] {
  const known = preparedNeeds.get(recipe)
  if (known?.vocabulary === vocabulary) return known.needs
  const isNamed = namedIn(recipe.title, vocabulary)
  const needs = distinctNeeds(recipe.needs).map((need) => ({
    need,
    isEssential: need.ingredient !== null && isNamed(need.ingredient),
  }))
  preparedNeeds.set(recipe, { vocabulary, needs })
  return needs
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
 * `weightOf` says how much a need counts (see `rarityWeights`); 1 each where nothing is given.
 */
export function matchRecipe<Recipe extends MatchableRecipe>(
  recipe: Recipe,
  kitchen: Kitchen,
  weightOf: WeightOf = () => 1,
): RecipeMatch<Recipe> {
  const asked = needsOf(recipe, kitchen.vocabulary)
  const needs: NeedMatch[] = []
  let used = 0
  let missed = 0
  let weight = 0
  let gained = 0
  let urgency = 0
  for (const { need, isEssential } of asked) {
    const match = matchNeed(need, kitchen)
    needs.push(match)
    if (isUsed(match.state)) used++
    else if (isMissed(match.state)) missed++
    else continue
    const counts = needWeight(need.ingredient, isEssential, weightOf)
    weight += counts
    gained += counts * match.credit
    urgency = Math.max(urgency, match.urgency)
  }
  return {
    recipe,
    needs,
    band: bandOf(missed, needs),
    usedIngredientCount: used,
    missedIngredientCount: missed,
    credit: weight === 0 ? fullCredit : Math.floor((gained * 100) / weight),
    urgency,
  }
}
