import { withoutSameIdeas } from '../composing/among-recipes.ts'
import type { DishCard } from '../composing/dish-card.ts'
import { isDish } from '../composing/is-dish.ts'
import { spreadForms } from '../composing/spread-forms.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import type { RecipeMatch } from '../matching/match-recipe.ts'
import { rankRecipes, usesPantry } from '../matching/rank.ts'
import { needsNoShopping, tonightFirst } from '../matching/tonight.ts'
import { rarityWeights } from '../matching/weights.ts'
import { isMainMeal } from '../recipes/main-meal.ts'
import { isOfKind } from '../recipes/kinds-wanted.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { keepsRules } from '../recipes/suits-diet.ts'
import type { ChatQuestion } from './read-question.ts'

/** A recipe with what it uses of the pantry. */
export type FoundRecipe = RecipeMatch<RecipeCard>

/** Whether a recipe needs a food, a kind of it, or what it is a kind of. */
export function takes(recipe: RecipeCard, food: IngredientId, vocabulary: Vocabulary): boolean {
  return recipe.needs.some(
    ({ ingredient }) =>
      ingredient !== null &&
      (lineageOf(ingredient, vocabulary).includes(food) ||
        lineageOf(food, vocabulary).includes(ingredient)),
  )
}

/**
 * The recipes and composed dishes that answer a question, best first by what is at home, as the home page orders them: of the meal
 * and within the time that it names, and with all of its foods; where none has all, with the most of them.
 *
 * @param recipes those that suit the diet of who asks
 * @param dishes composed for this kitchen; those that do not keep to its rules are left out
 */
export function findForQuestion(
  { about, foods, meals, maxMinutes }: ChatQuestion,
  recipes: readonly RecipeCard[],
  kitchen: Kitchen,
  dishes: readonly DishCard[] = [],
): FoundRecipe[] {
  const wanted = {
    cuisines: [],
    difficulties: [],
    meals: about === 'plan' && meals.length === 0 ? ['dinner'] : meals,
    maxMinutes,
  }
  const allowed = dishes.filter((dish) => keepsRules(dish, kitchen.rules))
  const ofKind = [...recipes, ...allowed].filter((recipe) => isOfKind(recipe, wanted))
  const mode = maxMinutes === null ? 'ready-now' : 'quickest'
  const weightOf = rarityWeights(recipes)
  const all = rankRecipes(withMost(foods, ofKind, kitchen.vocabulary), kitchen, mode, weightOf)
  const ranked = withoutSameIdeas(all.filter((match) => !isDish(match.recipe) || usesPantry(match)))
  // Who asked for a food wants that food, not what is nearest to the pantry alone.
  if (foods.length > 0) return spreadForms(namedFirst(ranked, foods, kitchen.vocabulary))
  const isForTonight =
    about === 'recipes' && mode === 'ready-now' && (meals.length === 0 || meals.some(isMainMeal))
  return spreadForms(isForTonight ? tonightFirst(ranked, weightOf).ranked : ranked)
}

function withMost(
  foods: readonly IngredientId[],
  recipes: readonly RecipeCard[],
  vocabulary: Vocabulary,
): readonly RecipeCard[] {
  if (foods.length === 0) return recipes
  const count = (recipe: RecipeCard) =>
    foods.filter((food) => takes(recipe, food, vocabulary)).length
  const counts = recipes.map(count)
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : recipes.filter((_, index) => counts[index] === most)
}

/** What needs no shopping stands first; of that, as of the rest, those that name a food in their title before those that only need it. */
function namedFirst(
  found: readonly FoundRecipe[],
  foods: readonly IngredientId[],
  vocabulary: Vocabulary,
): FoundRecipe[] {
  const names = foods.flatMap((food) => {
    const known = vocabulary.ingredients.get(food)
    return known === undefined ? [] : [known.name.toLowerCase(), known.plural.toLowerCase()]
  })
  const isNamed = ({ recipe }: FoundRecipe) =>
    names.some((name) => (recipe.writtenTitle ?? recipe.title).toLowerCase().includes(name))
  const worth = (each: FoundRecipe) => 2 * Number(needsNoShopping(each)) + Number(isNamed(each))
  return found.toSorted((left, right) => worth(right) - worth(left))
}
