import { foodsInText } from '../../ingredients/foods-in-text.ts'
import {
  type Avoidable,
  avoidable,
  type IngredientId,
  type Vocabulary,
} from '../../ingredients/vocabulary.ts'
import { allCuisines } from '../../recipes/kinds.ts'
import type { Lackable } from '../../recipes/kitchen-facts.ts'
import type { DietRules } from '../../recipes/suits-diet.ts'
import { type ChatQuestion, readQuestion } from '../read-question.ts'
import { type Avoided, dietWords, type Group } from './avoided.ts'
import { dishesIn, type DishKind } from './dish-kinds.ts'
import { type Negations, readNegations } from './negations.ts'
import { plainly } from './plain-words.ts'

/** What somebody wishes for, and what not. */
export interface Wish extends ChatQuestion {
  /** The question in plain words, and what is left of it without what it rules out. */
  plain: string
  rest: string
  /** Beside the settings of who asks. */
  rules: DietRules
  groups: readonly Group[]
  /** Foods, with all of their kinds. */
  without: readonly IngredientId[]
  /** Words of titles: "soup", "fried". */
  withoutDishes: readonly string[]
  lacked: readonly Lackable[]
  cuisines: readonly string[]
  dishes: readonly DishKind[]
  servings: number | null
  /** "vegetarian", "gluten-free": diets as they are repeated. */
  diets: readonly string[]
  /** What is ruled out, as it was said. */
  ruledOut: readonly string[]
}

const smallNumbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const number = String.raw`(\d{1,3}|${smallNumbers.join('|')})`
const persons = String.raw`(?:people|persons?|adults?|guests?|of us|servings?|portions?|kids|children|friends)`
const forHowMany = [
  new RegExp(String.raw`\b${number} ${persons}\b`, 'u'),
  new RegExp(String.raw`\b(?:feeding|feed|serves|serving|we are|were) ${number}\b`, 'u'),
  new RegExp(
    String.raw`\bfor ${number}(?:$|[.,?!]| (?:please|on|this|today|tonight|tomorrow))`,
    'u',
  ),
]

/** "six" and "6". */
export function numberOf(said: string): number {
  const place = smallNumbers.indexOf(said)
  return place === -1 ? Number(said) : place + 1
}

export function servingsIn(plain: string): number | null {
  for (const each of forHowMany) {
    const [, said] = each.exec(plain) ?? []
    if (said !== undefined) return numberOf(said)
  }
  return /\bjust me\b|\bfor me\b|\bon my own\b/u.test(plain) ? 1 : null
}

const quickMinutes = 30
const minutesPerHour = 60

function minutesIn(plain: string): number | null {
  const [, minutes] = /\b(\d{1,3}) ?(?:min|m\b)/u.exec(plain) ?? []
  if (minutes !== undefined) return Number(minutes)
  if (/\bhalf (?:an|a) hour\b/u.test(plain)) return quickMinutes
  if (/\b(?:an|one|1) hour\b/u.test(plain)) return minutesPerHour
  const [, hours] = /\b(\d) hours\b/u.exec(plain) ?? []
  if (hours !== undefined) return Number(hours) * minutesPerHour
  const isQuick = /\b(?:quick|fast|hurry|rush|speedy|asap|no time|short on time|starving)/u.test(
    plain,
  )
  return isQuick && !/\bbreakfast\b(?!.*\b(?:quick|fast)\b)/u.test(plain) ? quickMinutes : null
}

const cuisineWords: readonly (readonly [RegExp, string])[] = [
  ...allCuisines.map(
    (each) => [new RegExp(String.raw`\b${each.replace('-', '[ -]')}\b`, 'u'), each] as const,
  ),
  [/\btex mex\b/u, 'mexican'],
  [/\blebanese\b/u, 'middle-eastern'],
  [/\bmoroccan\b/u, 'north-african'],
]
const weekDays = 'mon tue wed thu fri sat sun'.split(' ')

/** Days of a plan, as a question names them. */
function daysIn(plain: string): number | null {
  const [, from, to] =
    /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:-|to|till|until|through)? ?(mon|tue|wed|thu|fri|sat|sun)/u.exec(
      plain,
    ) ?? []
  if (from !== undefined && to !== undefined) {
    return ((weekDays.indexOf(to) - weekDays.indexOf(from) + 7) % 7) + 1
  }
  const [, said] =
    new RegExp(
      String.raw`\b${number} (?:[a-z]+ )?(?:days?|dinners?|meals?|evenings?|nights?)\b`,
      'u',
    ).exec(plain) ?? []
  if (said !== undefined) return Math.min(7, numberOf(said))
  if (/\bweekend\b/u.test(plain)) return 2
  return /\bweek(?:ly)?\b/u.test(plain) ? 7 : null
}

const asksPlan =
  /\bplan(?:ning|ner)?\b|\bmeal prep|\bnext \d days\b|\bweekly (?:menu|meals?|dinners?)|\bmenu for\b|\b(?:this|the|my|our|whole|next) week(?:end)?\b(?!.*\bago)|\b\d{1,2} (?:days?|dinners|evenings)\b.*\b(?:please|meals?|ideas?|menu|no|without)\b/u

function rulesFrom(avoided: readonly Avoided[]) {
  const restrictions = new Set<Avoidable>()
  const preferences = new Set<string>()
  const groups = new Set<Group>()
  const lacked = new Set<Lackable>()
  for (const each of avoided) {
    if (each.kind === 'restriction') for (const id of each.ids) restrictions.add(id)
    if (each.kind === 'diet') preferences.add(each.id)
    if (each.kind === 'group') groups.add(each.id)
    if (each.kind === 'tool') lacked.add(each.id)
  }
  // Neither fish nor meat is what vegetarians eat.
  const hasFish = restrictions.has('fish')
  if (groups.has('meat') && hasFish) preferences.add('vegetarian')
  return {
    rules: {
      restrictions: avoidable.filter((each) => restrictions.has(each)),
      preferences: [...preferences],
    },
    groups: [...groups],
    lacked: [...lacked],
  }
}

/** The diets that a question asks for; one behind "not" is none. */
function dietsIn(plain: string) {
  return dietWords.filter(({ words }) => {
    const at = plain.search(words)
    return (
      at !== -1 &&
      !/\b(?:not|isnt|non|arent|no longer)(?: (?:a|really|strictly))? $/u.test(plain.slice(0, at))
    )
  })
}

/** "how long to roast chicken thighs": the verb is no part of a name, as in roast chicken. */
const verbs =
  /\b(to|i|you|we|long) (?:roast|fry|boil|bake|grill|steam|poach|cook|smoke) (?=[a-z])/gu

function withoutDiets(text: string): string {
  return dietWords.reduce((left, { words }) => left.replace(words, ' '), text)
}

/** Reads an English question into what is wanted and what is not. */
export function readWish(text: string, vocabulary: Vocabulary): Wish {
  const plain = plainly(text)
  const negations: Negations = readNegations(plain, vocabulary)
  const diets = dietsIn(plain)
  const rest = withoutDiets(negations.rest)
  const question = readQuestion(rest, vocabulary)
  const avoided = [...negations.avoided, ...diets.flatMap(({ rules }) => rules)]
  const days = daysIn(plain)
  const isPlan = asksPlan.test(plain)
  return {
    ...question,
    about: isPlan ? 'plan' : question.about,
    foods: foodsInText(rest.replaceAll(verbs, '$1 '), vocabulary),
    maxMinutes: minutesIn(plain),
    days: days ?? question.days,
    plain,
    rest,
    ...rulesFrom(avoided),
    without: negations.foods,
    withoutDishes: negations.dishes,
    cuisines: [...new Set(cuisineWords.flatMap(([words, id]) => (words.test(rest) ? [id] : [])))],
    dishes: dishesIn(rest),
    servings: servingsIn(plain),
    diets: diets.map(({ name }) => name),
    ruledOut: negations.names,
  }
}
