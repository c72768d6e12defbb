import type { DishCard } from '../../composing/dish-card.ts'
import { foldText, normalise } from '../../ingredients/normalise.ts'
import { lineageOf } from '../../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import { staplesOf } from '../../matching/kitchen-with.ts'
import { type Kitchen, prepareKitchen } from '../../matching/kitchen.ts'
import { type Lackable, hasFacts } from '../../recipes/kitchen-facts.ts'
import { factsWithout } from '../../recipes/lacked.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { bothRules, type DietRules, keepsRules } from '../../recipes/suits-diet.ts'
import { takes } from '../find-for-question.ts'
import { type Group, mayBeOf } from './avoided.ts'
import type { Wish } from './read-wish.ts'

/** What an answer is made of, narrowed to a wish. */
export interface Narrowed {
  kitchen: Kitchen
  recipes: readonly RecipeCard[]
  rules: DietRules
  lacked: readonly Lackable[]
}

const hotWords =
  /\b(?:hot|spicy|fiery|vindaloo|arrabbiata|jerk|harissa|sriracha|sambal|buffalo|kimchi|jalapenos?|chipotle|gochujang|diavola)\b/u
const hotFoods =
  /scotch-bonnet|habanero|bird|thai-chili|cayenne|gochujang|sriracha|sambal|harissa|chili-flake|serrano|ghost/u
const withAlcohol = /\b(?:wine|beer|ale|stout|rum|brandy|sherry|whisky|marsala|cider)\b/u

const isOfGroup = (id: IngredientId, group: Group, vocabulary: Vocabulary): boolean => {
  const known = vocabulary.ingredients.get(id)
  if (known === undefined) return true
  const { category, diets } = known
  return mayBeOf(group, { kinds: lineageOf(id, vocabulary), category, diets })
}

/** Whether a wish rules a food out by itself, by its settings or by the group that it is of. */
export function isRuledOut(id: IngredientId, wish: Wish, vocabulary: Vocabulary): boolean {
  const lineage = lineageOf(id, vocabulary)
  if (wish.without.some((each) => lineage.includes(each))) return true
  if (wish.groups.some((group) => isOfGroup(id, group, vocabulary))) return true
  const known = vocabulary.ingredients.get(id)
  return known === undefined || !keepsRules(known, wish.rules)
}

/** A dish that is eaten mild, and a dish that holds what somebody avoids, is known by its title, its tags and its facts. */
function breaksGroup(recipe: RecipeCard, group: Group, vocabulary: Vocabulary): boolean {
  const title = foldText(recipe.writtenTitle ?? recipe.title)
  if (group === 'spicy') {
    const isHot = recipe.needs.some(
      ({ ingredient }) => ingredient !== null && hotFoods.test(ingredient),
    )
    return isHot || hotWords.test(title) || recipe.tags.includes('spicy')
  }
  if (group === 'alcohol') {
    return !hasFacts(recipe.facts, ['no-added-alcohol']) || withAlcohol.test(title)
  }
  return recipe.needs.some(({ ingredient }) =>
    ingredient === null ? true : isOfGroup(ingredient, group, vocabulary),
  )
}

/** The word that a title has of a dish: "fried" is also in "stir-fried". */
const stemOf = (word: string) =>
  word.replace(/^(?:deep|pan) /u, '').replace(/(?:ies|ied|ed|es|s|y)$/u, '')

/** Whether a recipe or a dish is one that a wish leaves out. */
export function isLeftOut(recipe: RecipeCard, wish: Wish, vocabulary: Vocabulary): boolean {
  const title = foldText(recipe.writtenTitle ?? recipe.title)
  return (
    namesRuledOut(recipe, wish, vocabulary) ||
    wish.without.some(
      (food) => takes(recipe, food, vocabulary) || namesFood(title, food, vocabulary),
    ) ||
    wish.groups.some((group) => breaksGroup(recipe, group, vocabulary)) ||
    wish.withoutDishes.some((word) => title.includes(stemOf(word)))
  )
}

/** Who wants no onion wants no onion powder, and who hates coriander means leaf and seed: a name that has the word is left out. */
function namesRuledOut({ needs }: RecipeCard, { ruledOut, without }: Wish, vocabulary: Vocabulary) {
  if (without.length === 0) return false
  const words = ruledOut.map((each) => normalise(each))
  return needs.some(({ ingredient, text }) => {
    const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
    const name = ` ${normalise(known?.name ?? text)} `
    return words.some((word) => name.includes(` ${word} `))
  })
}

/** A line that nobody could read may hide it; its title does not. */
function namesFood(title: string, food: IngredientId, vocabulary: Vocabulary): boolean {
  const name = vocabulary.ingredients.get(food)?.name
  return name !== undefined && ` ${title}`.includes(` ${foldText(name)}`)
}

/** The pantry, staples and recipes without what a wish rules out, and with its diets beside those of the settings. */
export function narrowedTo(wish: Wish, { kitchen, recipes, rules, lacked }: Narrowed): Narrowed {
  const { vocabulary } = kitchen
  const both = bothRules(rules, wish.rules)
  const isOut = (id: IngredientId) =>
    wish.without.some((each) => lineageOf(id, vocabulary).includes(each)) ||
    wish.groups.some((group) => isOfGroup(id, group, vocabulary))
  const isAsWas =
    wish.without.length + wish.groups.length + wish.rules.restrictions.length === 0 &&
    wish.rules.preferences.length === 0
  const narrow = isAsWas
    ? kitchen
    : prepareKitchen(
        kitchen.pantry.filter(({ ingredient }) => ingredient === null || !isOut(ingredient)),
        staplesOf(kitchen).filter((id) => !isOut(id)),
        vocabulary,
        both,
      )
  const tools = [...new Set([...lacked, ...wish.lacked])]
  return {
    kitchen: narrow,
    recipes: recipes.filter(
      (recipe) =>
        keepsRules(recipe, both) &&
        (wish.lacked.length === 0 || hasFacts(recipe.facts, factsWithout(tools))) &&
        !isLeftOut(recipe, wish, vocabulary),
    ),
    rules: both,
    lacked: tools,
  }
}

/** The composed dishes that a wish does not leave out. */
export const dishesLeft = (dishes: readonly DishCard[], wish: Wish, vocabulary: Vocabulary) =>
  dishes.filter((dish) => !isLeftOut(dish, wish, vocabulary))
