import { foldText } from '../ingredients/normalise.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import type { RecipeMatch } from '../matching/match-recipe.ts'
import { rankAnswers } from '../matching/rank-answers.ts'
import type { RankingMode } from '../matching/rank.ts'
import { areAlike, askedBy, needsNoShopping } from '../matching/tonight.ts'
import type { WeightOf } from '../matching/weights.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { keepsRules } from '../recipes/suits-diet.ts'
import type { DishCard } from './dish-card.ts'
import { isDish } from './is-dish.ts'

/** A dish that shares so much with a recipe of ours is the same idea. */
const sameIdea = 0.6

const namesKnown = new WeakMap<RecipeCard, string>()

/** What people call it, before the gloss: "Bratkartoffeln" of "Bratkartoffeln, German fried potatoes". */
function nameOf({ recipe }: RecipeMatch<RecipeCard>): string {
  const name =
    namesKnown.get(recipe) ?? foldText((recipe.writtenTitle ?? recipe.title).split(',')[0] ?? '')
  namesKnown.set(recipe, name)
  return name
}

/** The ranking without composed dishes that are the same idea as a recipe of ours for which nothing is to be bought either. */
export function withoutSameIdeas<Match extends RecipeMatch<RecipeCard>>(
  ranked: readonly Match[],
): readonly Match[] {
  if (!ranked.some(({ recipe }) => isDish(recipe))) return ranked
  const ours = ranked
    .filter((match) => !isDish(match.recipe) && needsNoShopping(match))
    .map((match) => ({ name: nameOf(match), needs: askedBy(match) }))
  return ranked.filter((match) => {
    if (!isDish(match.recipe)) return true
    const [name, needs] = [nameOf(match), askedBy(match)]
    return !ours.some((other) => other.name === name || areAlike(other.needs, needs, sameIdea))
  })
}

/**
 * All that answers a kitchen: recipes, and the dishes composed of it, in the order of `mode`. Whoever has just said that they
 * avoid something is not offered what was composed before.
 */
export function answersOf(
  recipes: readonly RecipeCard[],
  dishes: readonly DishCard[],
  kitchen: Kitchen,
  mode: RankingMode,
  weightOf: WeightOf,
): readonly RecipeMatch<RecipeCard>[] {
  const isAllowed = (dish: DishCard) => keepsRules(dish, kitchen.rules)
  const allowed = dishes.every(isAllowed) ? dishes : dishes.filter(isAllowed)
  return withoutSameIdeas(rankAnswers<RecipeCard>([recipes, allowed], kitchen, mode, weightOf))
}

/** What a kitchen can cook without shopping, in the order of `mode`: what the home page counts as that, by the same rule. */
export function cookableIn(
  recipes: readonly RecipeCard[],
  dishes: readonly DishCard[],
  mode: RankingMode,
  { kitchen, weightOf }: { kitchen: Kitchen; weightOf: WeightOf },
): RecipeMatch<RecipeCard>[] {
  // Of an empty kitchen nothing is made, not even by what is always there.
  if (kitchen.owned.size === 0) return []
  const kept = recipes.filter((recipe) => keepsRules(recipe, kitchen.rules))
  return answersOf(kept, dishes, kitchen, mode, weightOf).filter(needsNoShopping)
}
