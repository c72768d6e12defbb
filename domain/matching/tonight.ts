import type { IngredientId } from '../ingredients/vocabulary.ts'
import { isMainMeal } from '../recipes/main-meal.ts'
import type { MatchableRecipe, RecipeMatch } from './match-recipe.ts'
import { isUsed } from './need.ts'
import type { WeightOf } from './weights.ts'

/** So many are picked, and only out of more: a short list is its own choice. */
const picked = 3
/** What the weight of a thing that is used is worth beside the credit, of 10,000. Chosen on the even half of bench/kitchens. */
const worthOfWeight = 400
/**
 * A recipe asks for what belongs in it; a composed dish takes what it finds, so that each further thing says less for it.
 * From 0.5 to 0.7 it makes no difference on the even half of bench/kitchens.
 */
const worthOfFurther = 0.6
/** Two dishes that share so much of what they need are one idea. */
const alike = 0.5

/** Ready as it is, or with a change. */
export const needsNoShopping = ({ band }: RecipeMatch) =>
  band === 'ready' || band === 'ready-with-swaps'

/** Whether somebody would call it lunch or dinner; where nothing is said it may be. */
const isDinner = ({ recipe: { mealType = [] } }: RecipeMatch) =>
  mealType.length === 0 || mealType.some(isMainMeal)

/** How much of this kitchen a dish is made of: what few recipes ask for counts more than what most do. */
function worthOf({ recipe, needs, credit }: RecipeMatch, weightOf: WeightOf): number {
  const used = needs.filter(({ state }) => isUsed(state))
  const weights = used.map(({ need }) => weightOf(need.ingredient)).toSorted((a, b) => b - a)
  const further = recipe.form === undefined ? 1 : worthOfFurther
  const sum = weights.reduce((all, weight, place) => all + weight * further ** place, 0)
  const weight = sum + (recipe.bias ?? 0)
  return weight * worthOfWeight + credit
}

/** What a dish asks of a kitchen, beside what everybody has. */
export function askedBy({ needs }: RecipeMatch): ReadonlySet<IngredientId> {
  const counted = needs.filter(({ state }) => state !== 'assumed' && state !== 'optional')
  return new Set(counted.flatMap(({ need }) => need.ingredient ?? []))
}

/** @param share what both ask for, of all that either does */
export function areAlike(
  one: ReadonlySet<IngredientId>,
  other: ReadonlySet<IngredientId>,
  share = alike,
): boolean {
  const shared = [...one].filter((id) => other.has(id)).length
  return shared >= share * (one.size + other.size - shared)
}

/**
 * What a cook would name first: of the dishes that need no shopping, ready as they are or with a change, the three that
 * make most of the kitchen, no two of them nearly the same. Best first; none where there is nothing to choose from.
 */
function dishesForTonight<Recipe extends MatchableRecipe>(
  ranked: readonly RecipeMatch<Recipe>[],
  weightOf: WeightOf,
): RecipeMatch<Recipe>[] {
  const cookable = ranked.filter(needsNoShopping)
  if (cookable.length <= picked) return []
  const dinners = cookable.filter(isDinner)
  const worth = new Map(dinners.map((match) => [match, worthOf(match, weightOf)]))
  const best = dinners.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
  const picks: { match: RecipeMatch<Recipe>; asks: ReadonlySet<IngredientId> }[] = []
  for (const match of best) {
    if (picks.length === picked) break
    const asks = askedBy(match)
    const { form } = match.recipe
    const isNew = picks.every(
      (pick) =>
        !areAlike(pick.asks, asks) && (form === undefined || pick.match.recipe.form !== form),
    )
    if (isNew) picks.push({ match, asks })
  }
  return picks.map(({ match }) => match)
}

/** Of a short list, which is its own choice, what is a dinner stands before what goes with one: the curry before plain rice. */
function dinnersFirst<Recipe extends MatchableRecipe>(
  ranked: readonly RecipeMatch<Recipe>[],
): readonly RecipeMatch<Recipe>[] {
  const cookable = ranked.filter(needsNoShopping)
  if (cookable.length > picked) return ranked
  const dinners = cookable.filter(isDinner)
  return [...new Set([...dinners, ...cookable, ...ranked])]
}

/** The ranking with the dishes for tonight before the rest, which keeps its order; of a short list the dinners stand first. */
export function tonightFirst<Recipe extends MatchableRecipe>(
  ranked: readonly RecipeMatch<Recipe>[],
  weightOf: WeightOf,
): { tonight: readonly RecipeMatch<Recipe>[]; ranked: readonly RecipeMatch<Recipe>[] } {
  const tonight = dishesForTonight(ranked, weightOf)
  if (tonight.length === 0) return { tonight, ranked: dinnersFirst(ranked) }
  const first = new Set(tonight)
  return { tonight, ranked: [...tonight, ...ranked.filter((match) => !first.has(match))] }
}
