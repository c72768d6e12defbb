import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { mealTypes } from '../recipes/kinds.ts'
import { foodsInText } from '../ingredients/foods-in-text.ts'

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

export function readQuestion(text: string, vocabulary: Vocabulary): ChatQuestion {
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
