import type { DishCard } from '../../composing/dish-card.ts'
import { foldText } from '../../ingredients/normalise.ts'
import { capitalised, pluralInEnglish } from '../../ingredients/names.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { hasOneOf } from '../../recipes/kinds-wanted.ts'
import { listed } from '../answer-words.ts'
import { answerFromEngine, type EngineKnowledge } from '../engine-answer.ts'
import { type DishKind, isFoodToo } from '../wish/dish-kinds.ts'
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
    : `Use first: ${listed(first.map(([id]) => pluralInEnglish(id, kitchen.vocabulary)))}.`
}

/** Answers a wish with recipes and dishes, or a plan; what cannot be kept of it is said. */
export function answerWish(wish: Wish, known: EngineKnowledge): WishAnswer {
  const { vocabulary } = known.kitchen
  const all: readonly DishCard[] = dishesLeft(known.dishes ?? [], wish, vocabulary)
  const kinds = wish.foods.length > 0 ? wish.dishes.filter((each) => !isFoodToo(each)) : wish.dishes
  const byCuisine = {
    recipes: ofCuisines(known.recipes, wish.cuisines),
    dishes: ofCuisines(all, wish.cuisines),
  }
  const hasCuisine = byCuisine.recipes.length + byCuisine.dishes.length > 0
  const among = hasCuisine ? byCuisine : { recipes: known.recipes, dishes: all }
  const ofKind = {
    recipes: ofKinds(among.recipes, kinds),
    dishes: ofKinds(among.dishes, kinds),
  }
  const hasKind = kinds.length > 0 && ofKind.recipes.length + ofKind.dishes.length > 0
  const narrowed = hasKind ? ofKind : among
  const lacking = [
    ...(wish.cuisines.length > 0 && !hasCuisine ? [listed(wish.cuisines.map(capitalised))] : []),
    ...(kinds.length > 0 && !hasKind ? [listed(kinds.map(({ name }) => name))] : []),
  ]
  const sorry =
    lacking.length === 0
      ? ''
      : `I know no recipe for that as you want it (${lacking.join(', ')}); the nearest I have:`
  // A kind of dish that is found needs not all of the foods that are named beside it.
  const question = {
    ...wish,
    about: wish.about === 'plan' ? ('plan' as const) : ('recipes' as const),
  }
  const words = answerFromEngine(question, { ...known, ...narrowed })
  const begin = [spoilingFirst(wish, known), sorry].filter((part) => part !== '')
  const servings =
    wish.servings === null || wish.about === 'plan'
      ? ''
      : `On a recipe’s page, set the servings to ${wish.servings}, and its amounts follow.`
  return {
    understood: understoodOf(wish),
    words: [...begin, words, ...(servings === '' ? [] : [servings])].join('\n\n'),
  }
}

/** What a question that is neither a fact nor a wish is told. */
export const notUnderstood =
  'That I do not know: I only know cooking, and not all of it. I can tell you what to cook with what you have, how long and how hot, what to take instead, how things keep, and plan your week.'
