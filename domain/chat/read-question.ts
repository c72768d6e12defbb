import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { mealTypes } from '../recipes/kinds.ts'
import { foodsInText } from '../ingredients/foods-in-text.ts'
import { foldText } from '../ingredients/normalise.ts'
import { type QuestionWords, questionWordsHere } from './question-words.ts'

/** What somebody asks the chef, as far as words tell it. */
export interface ChatQuestion {
  /** `recipes` also stands for "what can I make"; `other` for what no recipe answers. */
  about: 'recipes' | 'technique' | 'substitute' | 'plan' | 'other'
  foods: readonly IngredientId[]
  meals: readonly string[]
  maxMinutes: number | null
  /** Of a plan. */
  days: number
}

const usualDays = 3
const mostDays = 7
const quickMinutes = 30

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

function daysIn(text: string): number {
  const [, said] =
    /\b(\d{1,2}|one|two|three|four|five|six|seven)[ -](?:days?|dinners?|meals?)\b/i.exec(text) ?? []
  if (said !== undefined) {
    const word = numbers.indexOf(said.toLowerCase())
    return Math.min(mostDays, Math.max(1, word === -1 ? Number(said) : word + 1))
  }
  return /\bweek\b/i.test(text) ? mostDays : usualDays
}

function minutesIn(text: string): number | null {
  const [, said] = /\b(\d{1,3})[ -]?min/i.exec(text) ?? []
  if (said !== undefined) return Number(said)
  return /\b(quick|fast|hurry|rush)/i.test(text) ? quickMinutes : null
}

function subjectOf(text: string, foods: readonly IngredientId[]): ChatQuestion['about'] {
  if (/\bplan|\bmeals? for (the|this|my|our) week|\bmeal prep/i.test(text)) return 'plan'
  const swaps =
    /substitut|instead of|replace|alternative|swap|\b(?:ran|run|running|am|.m) out of\b|don.?t have|have no\b/i
  if (foods.length > 0 && swaps.test(text)) return 'substitute'
  const asksHow = /\bhow (do|to|can|should|long)\b|technique|\btips?\b/i
  if (asksHow.test(text)) return foods.length > 0 ? 'technique' : 'other'
  if (/^\s*why\b/i.test(text)) return 'other'
  const wantsFood =
    /recipe|make|cook|eat|ingredient|pantry|idea|suggest|breakfast|lunch|dinner|supper|snack|dessert|appetizer|starter/i
  return foods.length > 0 || wantsFood.test(text) ? 'recipes' : 'other'
}

/** What a question of another language is about, by its words. */
function subjectIn(
  words: QuestionWords,
  said: string,
  foods: readonly IngredientId[],
): ChatQuestion['about'] {
  if (words.plan.test(said)) return 'plan'
  if (foods.length > 0 && words.swap.test(said)) return 'substitute'
  if (words.how.test(said)) return foods.length > 0 ? 'technique' : 'other'
  if (words.why.test(said)) return 'other'
  const isHungry = words.food.test(said) || words.quick.test(said)
  return foods.length > 0 || isHungry ? 'recipes' : 'other'
}

function daysOf({ days, week, ...words }: QuestionWords, said: string): number | null {
  const [, number] = days.exec(said) ?? []
  if (number === undefined) return week.test(said) ? mostDays : null
  const place = words.numbers.findIndex((each) => number.startsWith(each))
  return Math.min(mostDays, Math.max(1, place === -1 ? Number(number) : place + 1))
}

/** As English has it, and as the language of the page has it: who reads German may ask in either. */
export function readQuestion(text: string, vocabulary: Vocabulary): ChatQuestion {
  const words = questionWordsHere()
  const english = readEnglish(text, vocabulary)
  if (words === null) return english
  const said = foldText(text)
  const { foods } = english
  const about = subjectIn(words, said, foods)
  const meals = mealTypes.filter((meal) => words.meals[meal]?.test(said) === true)
  const { plan, swap, how, why, food, quick } = words
  // A food alone tells no language, and what the panel offers comes in English.
  if (![plan, swap, how, why, food, quick].some((each) => each.test(said))) return english
  // What English would take for a wish is none of another language: German “fast” is almost.
  const minutes = /\d ?min/u.test(said) ? english.maxMinutes : null
  return {
    about,
    foods,
    meals: [...new Set([...meals, ...english.meals])],
    maxMinutes: minutes ?? (quick.test(said) ? quickMinutes : null),
    days: daysOf(words, said) ?? english.days,
  }
}

function readEnglish(text: string, vocabulary: Vocabulary): ChatQuestion {
  const foods = foodsInText(text, vocabulary)
  const said = text.toLowerCase().replaceAll('supper', 'dinner').replaceAll('starter', 'appetizer')
  return {
    about: subjectOf(text, foods),
    foods,
    meals: mealTypes.filter((meal) => said.includes(meal)),
    maxMinutes: minutesIn(text),
    days: daysIn(text),
  }
}
