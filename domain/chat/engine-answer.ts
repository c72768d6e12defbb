import { listed } from '../listed.ts'
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
import type { DietRules } from '../recipes/suits-diet.ts'
import { donenessOf } from './doneness.ts'
import { addressOf, linkTo } from './answer-links.ts'
import { findForQuestion, type FoundRecipe, takes } from './find-for-question.ts'
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
      return 'What I can tell from Larder’s recipes: what to cook with what you have, a quick dinner, how to cook something, what to take instead, and a plan for the week.'
  }
}

const named = (foods: readonly IngredientId[], { kitchen }: EngineKnowledge) =>
  foods.map((food) => ingredientPlural(food, kitchen.vocabulary)).join(' and ')

function recipesInWords(question: ChatQuestion, known: EngineKnowledge): string {
  const { recipes, kitchen, dishes } = known
  const found = findForQuestion(question, recipes, kitchen, dishes).slice(0, shown)
  const { foods, maxMinutes } = question
  const withFoods = foods.length === 0 ? '' : ` with ${named(foods, known)}`
  const within = maxMinutes === null ? '' : ` within ${maxMinutes} minutes`
  const [first] = found
  if (first === undefined) {
    return `I know no recipe${withFoods}${within} that keeps to what you eat.`
  }
  const isBare = known.kitchen.owned.size === 0
  const hasAll = foods.every((food) => takes(first.recipe, food, known.kitchen.vocabulary))
  const begin = [
    hasAll ? '' : `I know no recipe${withFoods} together.`,
    isBare ? 'Your pantry is empty, so I cannot tell what is nearest to it.' : '',
    `${headingOf(hasAll ? withFoods : ' with one of them', within, isBare)}:`,
  ].filter((part) => part !== '')
  return `${begin.join(' ')}\n\n${found.map((each) => `- ${inWords(each, known)}`).join('\n')}`
}

function headingOf(withFoods: string, within: string, isBare: boolean): string {
  if (isBare) return `Good recipes to begin with${withFoods}${within}`
  if (withFoods !== '') return `Recipes${withFoods}${within}, nearest to what you have first`
  return within === ''
    ? 'What goes best with what you have'
    : `Ready${within}, nearest to what you have first`
}

function techniqueInWords(question: ChatQuestion, known: EngineKnowledge): string {
  const [food] = question.foods
  if (food === undefined) return recipesInWords(question, known)
  const { vocabulary } = known.kitchen
  const done = donenessOf(food, vocabulary)
  const found = findForQuestion(question, known.recipes, known.kitchen).slice(0, shown)
  const name = named([food], known)
  const begin = done === null ? '' : `**${capitalised(name)}**: ${done}\n\n`
  if (found.length === 0) return `${begin}I know no recipe with ${name} that keeps to what you eat.`
  const list = found.map((each) => `- ${inWords(each, known)}`).join('\n')
  return `${begin}These recipes show how to cook ${name}, step by step:\n\n${list}`
}

function substitutesInWords(food: IngredientId, known: EngineKnowledge): string {
  const { vocabulary } = known.kitchen
  const name = named([food], known)
  const { suitable, heldBack } = substitutesFor(food, known.rules, vocabulary)
  const held = heldBack === 0 ? '' : `I left out ${heldBack} that may not suit what you eat.`
  if (suitable.length === 0) return `I know no good substitute for ${name}. ${held}`.trim()
  const { explained, named: others } = mostUseful(suitable, known.kitchen)
  const lines = explained.map((each) => {
    const where = each.context === null ? '' : ` (${each.context})`
    const there = isThere(each, known.kitchen) ? ' You have that.' : ''
    return `- **${capitalised(usesInWords(each, vocabulary))}**${where}: ${each.note}${there}`
  })
  const names = others.map((each) => usesInWords(each, vocabulary))
  const also = names.length === 0 ? '' : `Also possible: ${names.join(', ')}.`
  return [`Instead of ${name} you can take:`, lines.join('\n'), also, held]
    .filter((part) => part !== '')
    .join('\n\n')
}

function planInWords(question: ChatQuestion, known: EngineKnowledge): string {
  const found = findForQuestion(question, known.recipes, known.kitchen)
  const plan = planMeals(found, question.days)
  if (plan.length === 0) return 'I know no recipes for that plan that keep to what you eat.'
  const lines = plan.map((each, index) => `- Day ${index + 1}: ${inWords(each, known)}`)
  return `A plan for ${plan.length === 1 ? 'a day' : `${plan.length} days`}:\n\n${lines.join('\n')}`
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
  const composed = isDish(recipe) ? ', put together for your kitchen' : ''
  const name = `**${linkTo(recipe.title, addressOf(recipe))}**`
  const begin = `${name}, ${recipe.readyInMinutes} min${composed}`
  if (owned.size === 0) return begin
  if (missedIngredientCount === 0) {
    const without = needs.flatMap(({ state, reason }) =>
      state === 'left-out' ? [capitalised(reason)] : [],
    )
    const tooLittle = tooLittleFor(found, known.kitchen, known.packages)
    const short = tooLittle.map((id) => ingredientPlural(id, vocabulary))
    const likely = believedIn(needs).map((id) => ingredientPlural(id, vocabulary))
    const isAll = [...without, ...short, ...likely].length === 0
    const rest = isAll ? 'you have everything' : 'you can cook it'
    const few = short.length === 0 ? [] : [`There is not quite enough of ${listed(short)}`]
    const guessed = likely.length === 0 ? [] : [`You probably have ${listed(likely)}`]
    return `${begin}: ${[rest, ...guessed, ...without, ...few].join('. ')}.`
  }
  const missed = needs.flatMap(({ state, need }) =>
    isMissed(state)
      ? [need.ingredient === null ? need.text : ingredientPlural(need.ingredient, vocabulary)]
      : [],
  )
  const rest = missed.length > shown ? ` and ${missed.length - 2} more` : ''
  const first = missed.length > shown ? missed.slice(0, 2) : missed
  return `${begin}: you still need ${rest === '' ? listed(first) : first.join(', ') + rest}.`
}
