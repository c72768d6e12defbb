import type { DishCard } from '../composing/dish-card.ts'
import { isDish } from '../composing/is-dish.ts'
import { capitalised, ingredientPlural } from '../ingredients/names.ts'
import type { Packages } from '../ingredients/packages.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { isThere } from '../matching/at-home-first.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import { believedIn, isMissed } from '../matching/need.ts'
import { tooLittleFor } from '../pantry/too-little.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { contextOfSwap, noteOfSwap } from '../recipes/said-of-swap.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { t } from '../texts/t.ts'
import { donenessOf } from './doneness.ts'
import { addressOf, linkTo } from './answer-links.ts'
import { findForQuestion, type FoundRecipe, takes } from './find-for-question.ts'
import { allInWords, dayInWords, listed, saidOf } from './answer-words.ts'
import { planMeals } from './plan-meals.ts'
import type { ChatQuestion } from './read-question.ts'
import { mostUseful, substitutesFor, usesInWords } from './substitutes.ts'

/** All that the engine answers from. */
export interface EngineKnowledge {
  kitchen: Kitchen
  /** Those that suit the diet of who asks. */
  recipes: readonly RecipeCard[]
  /** Composed for this kitchen and the foods of the question, each with its reasons. */
  dishes?: readonly DishCard[]
  rules: DietRules
  /** What a can or a bag holds, as far as that is known. */
  packages?: Packages
}

const shown = 3

/** What the matching engine alone answers, as Markdown that names recipes by their titles. */
export function answerFromEngine(question: ChatQuestion, known: EngineKnowledge): string {
  switch (question.about) {
    case 'substitute':
      return question.foods.map((food) => substitutesInWords(food, known)).join('\n\n')
    case 'technique':
      return techniqueInWords(question, known)
    case 'plan':
      return planInWords(question, known)
    case 'recipes':
      return recipesInWords(question, known)
    case 'other':
      return t(
        'What I can tell from Larder’s recipes: what to cook with what you have, a quick dinner, how to cook something, what to take instead, and a plan for the week.',
      )
  }
}

const named = (foods: readonly IngredientId[], { kitchen }: EngineKnowledge) =>
  allInWords(foods.map((food) => ingredientPlural(food, kitchen.vocabulary)))

function recipesInWords(question: ChatQuestion, known: EngineKnowledge): string {
  const { recipes, kitchen, dishes } = known
  const found = findForQuestion(question, recipes, kitchen, dishes).slice(0, shown)
  const foods = named(question.foods, known)
  const minutes = String(question.maxMinutes ?? 'none')
  const wanted = question.foods.length === 0 ? 'none' : 'all'
  const [first] = found
  if (first === undefined) {
    return t(
      'I know no recipe{wanted, select, none {} other { with {foods}}}{minutes, select, none {} other { within {minutes} minutes}} that keeps to what you eat.',
      { wanted, foods, minutes },
    )
  }
  const isBare = kitchen.owned.size === 0
  const hasAll = question.foods.every((food) => takes(first.recipe, food, kitchen.vocabulary))
  const begin = [
    hasAll ? '' : t('I know no recipe with {foods} together.', { foods }),
    isBare ? t('Your pantry is empty, so I cannot tell what is nearest to it.') : '',
    headingOf({ which: hasAll ? wanted : 'some', foods, minutes, isBare }),
  ].filter((part) => part !== '')
  return `${begin.join(' ')}\n\n${found.map((each) => `- ${inWords(each, known)}`).join('\n')}`
}

interface Heading {
  /** Which of the foods that were asked for are in the recipes. */
  which: 'none' | 'some' | 'all'
  foods: string
  /** A number, or `none`. */
  minutes: string
  isBare: boolean
}

function headingOf({ which, foods, minutes, isBare }: Heading): string {
  if (isBare) {
    return t(
      'Good recipes to begin with{which, select, none {} some { with one of them} other { with {foods}}}{minutes, select, none {} other { within {minutes} minutes}}:',
      { which, foods, minutes },
    )
  }
  if (which !== 'none') {
    return t(
      'Recipes{which, select, some { with one of them} other { with {foods}}}{minutes, select, none {} other { within {minutes} minutes}}, nearest to what you have first:',
      { which, foods, minutes },
    )
  }
  return minutes === 'none'
    ? t('What goes best with what you have:')
    : t('Ready within {minutes} minutes, nearest to what you have first:', { minutes })
}

function techniqueInWords(question: ChatQuestion, known: EngineKnowledge): string {
  const [food] = question.foods
  if (food === undefined) return recipesInWords(question, known)
  const { vocabulary } = known.kitchen
  const done = donenessOf(food, vocabulary)
  const found = findForQuestion(question, known.recipes, known.kitchen).slice(0, shown)
  const name = named([food], known)
  const begin = done === null ? '' : `${saidOf(`**${capitalised(name)}**`, done)}\n\n`
  if (found.length === 0)
    return begin + t('I know no recipe with {food} that keeps to what you eat.', { food: name })
  const list = found.map((each) => `- ${inWords(each, known)}`).join('\n')
  return `${begin}${t('These recipes show how to cook {food}, step by step:', { food: name })}\n\n${list}`
}

function substitutesInWords(food: IngredientId, known: EngineKnowledge): string {
  const { vocabulary } = known.kitchen
  const name = named([food], known)
  const { suitable, heldBack } = substitutesFor(food, known.rules, vocabulary)
  const held =
    heldBack === 0
      ? ''
      : t('{heldBack, plural, other {I left out # that may not suit what you eat.}}', { heldBack })
  if (suitable.length === 0)
    return `${t('I know no good substitute for {food}.', { food: name })} ${held}`.trim()
  const { explained, named: others } = mostUseful(suitable, known.kitchen)
  const lines = explained.map((each) => {
    const context = contextOfSwap(each)
    const where = context === null ? '' : ` (${context})`
    const there = isThere(each, known.kitchen) ? ` ${t('You have that.')}` : ''
    const head = `**${capitalised(usesInWords(each, vocabulary))}**${where}`
    return `- ${saidOf(head, `${noteOfSwap(each)}${there}`)}`
  })
  const names = others.map((each) => usesInWords(each, vocabulary))
  const also = names.length === 0 ? '' : t('Also possible: {foods}.', { foods: names.join(', ') })
  return [t('Instead of {food} you can take:', { food: name }), lines.join('\n'), also, held]
    .filter((part) => part !== '')
    .join('\n\n')
}

function planInWords(question: ChatQuestion, known: EngineKnowledge): string {
  const found = findForQuestion(question, known.recipes, known.kitchen)
  const plan = planMeals(found, question.days)
  if (plan.length === 0) return t('I know no recipes for that plan that keep to what you eat.')
  const lines = plan.map(
    (each, index) => `- ${saidOf(dayInWords(index + 1), inWords(each, known))}`,
  )
  const begin = t('{count, plural, one {A plan for a day:} other {A plan for # days:}}', {
    count: plan.length,
  })
  return `${begin}\n\n${lines.join('\n')}`
}

/** "**[Leek soup](/recipe/8)**, 30 min: you have everything."; of a dish also why each thing goes in. */
function inWords(found: FoundRecipe, known: EngineKnowledge) {
  const { recipe } = found
  const words = stateInWords(found, known)
  return isDish(recipe) ? [words, ...(recipe.reasons ?? [])].join(' ') : words
}

function stateInWords(found: FoundRecipe, known: EngineKnowledge) {
  const { recipe, needs, missedIngredientCount } = found
  const { vocabulary, owned } = known.kitchen
  const name = `**${linkTo(recipe.title, addressOf(recipe))}**`
  const minutes = recipe.readyInMinutes
  const begin = isDish(recipe)
    ? t('{name}, {minutes} min, put together for your kitchen', { name, minutes })
    : t('{name}, {minutes} min', { name, minutes })
  if (owned.size === 0) return begin
  if (missedIngredientCount === 0) {
    const without = needs.flatMap(({ state, reason }) =>
      state === 'left-out' ? [capitalised(reason)] : [],
    )
    const tooLittle = tooLittleFor(found, known.kitchen, known.packages)
    const short = tooLittle.map((id) => ingredientPlural(id, vocabulary))
    const likely = believedIn(needs).map((id) => ingredientPlural(id, vocabulary))
    const isAll = [...without, ...short, ...likely].length === 0
    const rest = isAll ? t('you have everything|after a colon') : t('you can cook it|after a colon')
    const few =
      short.length === 0
        ? []
        : [t('There is not quite enough of {foods}', { foods: listed(short) })]
    const guessed =
      likely.length === 0 ? [] : [t('You probably have {foods}', { foods: listed(likely) })]
    return saidOf(begin, `${[rest, ...guessed, ...without, ...few].join('. ')}.`)
  }
  const missed = needs.flatMap(({ state, need }) =>
    isMissed(state)
      ? [need.ingredient === null ? need.text : ingredientPlural(need.ingredient, vocabulary)]
      : [],
  )
  const count = missed.length - 2
  const rest =
    missed.length > shown
      ? t('{count, plural, other {you still need {foods} and # more.}}', {
          count,
          foods: missed.slice(0, 2).join(', '),
        })
      : t('you still need {foods}.', { foods: listed(missed) })
  return saidOf(begin, rest)
}
