import type { DishCard } from '../../composing/dish-card.ts'
import { foldText } from '../../ingredients/normalise.ts'
import { capitalised, ingredientPlural } from '../../ingredients/names.ts'
import type { Vocabulary } from '../../ingredients/vocabulary.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { hasOneOf } from '../../recipes/kinds-wanted.ts'
import { listed } from '../answer-words.ts'
import { answerFromEngine, type EngineKnowledge } from '../engine-answer.ts'
import { findForQuestion } from '../find-for-question.ts'
import { type DishKind, isFoodToo } from '../wish/dish-kinds.ts'
import { generalOf } from '../wish/general-food.ts'
import { dishesLeft } from '../wish/narrow.ts'
import type { Wish } from '../wish/read-wish.ts'

/** An answer, apart from what it repeats of the question. */
export interface WishAnswer {
  /** What was understood of a wish, so that who asks sees what was not; empty where there is nothing to say. */
  understood: string
  words: string
}

/** "Vegetarian, without onions, for 4." */
function understoodOf({ diets, ruledOut, servings, cuisines, about }: Wish): string {
  const parts = [
    ...diets,
    ...(ruledOut.length > 0 ? [`without ${listed([...new Set(ruledOut)])}`] : []),
    ...cuisines,
    ...(servings === null || about === 'plan' ? [] : [`for ${servings}`]),
  ]
  if (parts.length === 0) return ''
  return `I looked for: ${parts.join(', ')}.`
}

const titleOf = ({ title, writtenTitle = title }: RecipeCard) => foldText(writtenTitle)

/** Those of a kind of dish, by their titles, or by the tag of that name. */
const ofKinds = <Card extends RecipeCard>(cards: readonly Card[], kinds: readonly DishKind[]) =>
  cards.filter((card) =>
    kinds.some(({ name, words }) => words.test(titleOf(card)) || card.tags.includes(name)),
  )

const ofCuisines = <Card extends RecipeCard>(cards: readonly Card[], cuisines: readonly string[]) =>
  cards.filter(({ cuisine }) => hasOneOf(cuisines, cuisine))

/** What spoils first of the pantry, where that is asked. */
function spoilingFirst({ plain }: Wish, { kitchen }: EngineKnowledge): string {
  if (!/\bgo(?:es)? (?:bad|off)|spoil|use up first|expire|oldest/u.test(plain)) return ''
  const first = [...kitchen.daysLeft].toSorted(([, left], [, right]) => left - right).slice(0, 3)
  return first.length === 0
    ? ''
    : `Use first: ${listed(first.map(([id]) => ingredientPlural(id, kitchen.vocabulary)))}.`
}

/** A wish, and what of it is not kept to. */
interface Attempt {
  wish: Wish
  given: string | null
}

/** A wish as it is, then without what matters least: the meal, then what the food is called in particular, then the food. */
function attemptsAt(wish: Wish, vocabulary: Vocabulary): Attempt[] {
  const anyMeal: Wish = { ...wish, meals: [] }
  const general = wish.foods.map((id) => generalOf(id, vocabulary) ?? id)
  const foods = listed(wish.foods.map((id) => ingredientPlural(id, vocabulary)))
  const minutes = wish.maxMinutes === null ? '' : ` within ${wish.maxMinutes} minutes`
  return [
    { wish, given: null },
    { wish: anyMeal, given: listed(wish.meals) },
    { wish: { ...anyMeal, foods: general }, given: foods },
    { wish: { ...anyMeal, foods: [] }, given: `${foods}${minutes}` },
    { wish: { ...anyMeal, foods: [], maxMinutes: null }, given: `${foods}${minutes}` },
  ]
}

/** The recipes and dishes of a kind, where there are any. */
function among(
  wanted: readonly unknown[],
  { recipes, dishes }: Cards,
  of: <Card extends RecipeCard>(cards: readonly Card[]) => Card[],
): Cards | null {
  if (wanted.length === 0) return null
  const found = { recipes: of(recipes), dishes: of(dishes) }
  return found.recipes.length + found.dishes.length > 0 ? found : null
}

interface Cards {
  recipes: readonly RecipeCard[]
  dishes: readonly DishCard[]
}

/** Answers a wish with recipes and dishes, or a plan; what cannot be kept of it is said. */
export function answerWish(wish: Wish, known: EngineKnowledge): WishAnswer {
  const { kitchen } = known
  const { vocabulary } = kitchen
  const all: Cards = {
    recipes: known.recipes,
    dishes: dishesLeft(known.dishes ?? [], wish, vocabulary),
  }
  const kinds = wish.foods.length > 0 ? wish.dishes.filter((each) => !isFoodToo(each)) : wish.dishes
  const ofCuisine = among(wish.cuisines, all, (cards) => ofCuisines(cards, wish.cuisines))
  const ofKind = among(kinds, ofCuisine ?? all, (cards) => ofKinds(cards, kinds))
  const narrowed = ofKind ?? ofCuisine ?? all
  const about = wish.about === 'plan' ? 'plan' : 'recipes'
  const attempts = attemptsAt({ ...wish, about }, vocabulary)
  const kept =
    attempts.find(
      ({ wish: each }) =>
        findForQuestion(each, narrowed.recipes, kitchen, narrowed.dishes).length > 0,
    ) ?? attempts[0]
  const lacking = [
    ...(wish.cuisines.length > 0 && ofCuisine === null ? wish.cuisines.map(capitalised) : []),
    ...(kinds.length > 0 && ofKind === null ? kinds.map(({ name }) => name) : []),
    ...(kept?.given === null || kept?.given === undefined || kept.given === '' ? [] : [kept.given]),
  ]
  const sorry =
    lacking.length === 0
      ? ''
      : `I know no recipe for that as you want it (${lacking.join(', ')}); the nearest I have:`
  const words = answerFromEngine(kept?.wish ?? wish, { ...known, ...narrowed })
  const begin = [spoilingFirst(wish, known), sorry].filter((part) => part !== '')
  const servings =
    wish.servings === null || about === 'plan'
      ? ''
      : `On a recipe’s page, set the servings to ${wish.servings}, and its amounts follow.`
  return {
    understood: understoodOf(wish),
    words: [...begin, words, ...(servings === '' ? [] : [servings])].join('\n\n'),
  }
}

/** What a question that is neither a fact nor a wish is answered with. */
export const notUnderstood =
  'That I do not know: I only know cooking, and not all of it. I can tell you what to cook with what you have, how long and how hot, what to take instead, how things keep, and plan your week.'
