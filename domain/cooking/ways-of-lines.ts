import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { ingredientsOfSteps, type NamedLine } from './step-ingredients.ts'

/**
 * What becomes of an ingredient: some substitutes hold in the pot and not on the salad. `cooked` where the steps
 * only tell that it is.
 */
export type Way = 'raw' | 'cooked' | 'fried' | 'simmered' | 'baked'

const heat: readonly [way: Way, words: RegExp][] = [
  ['fried', /\b(?:fry|frying|sizzl\w*|sear|brown(?! sugar| rice)|crisp|stir-fry|wok)\b/iu],
  ['simmered', /\b(?:simmer\w*|boil|boils|poach|bubbling|steam|stew)\b/iu],
  ['baked', /\b(?:bakes?|roasts?|broil|grill|oven)\b/iu],
  ['cooked', /\b(?:cooks?|cover for|until (?:it|they) (?:wilts?|melts?|sets?|softens?))\b/iu],
]
/** Heat that only waits for the food, heat that is over, and heat or time that a word cannot place. */
const preparing = /\b(?:preheat|heat (?:the|your) (?:oven|broiler|grill)|oven to)\b/iu
const offHeat =
  /\b(?:off the heat|from the heat|turn off|out of the oven|let (?:it|them) cool|chill)\b/iu
const vague = /\b(?:warm|melt|toast\w*|heat|hot|char\w*|gap|minutes?|seconds?)\b/iu
const serving =
  /\b(?:scatter|top|serve|sprinkle|drizzle|dust|squeeze|finish|strew|stir in|fold in|tear|over|toss|dress)\b/iu

export interface RecipeInSteps {
  steps: readonly string[]
  lines: readonly NamedLine[]
  /** Whether it is mixed and then baked as a whole: a cake, a bread. */
  isBaked: boolean
}

export interface Clause {
  text: string
  step: number
  /** What heats it; empty where nothing does or it is off. */
  heat: readonly Way[]
  isOff: boolean
}

/** The clauses of steps, one after the other, each with what heats it. */
export function clausesOf(steps: readonly string[]): Clause[] {
  const texts = steps.flatMap((text, step) =>
    text
      .split(/(?<=[.;:!?])\s+|,? then /u)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, step })),
  )
  return texts.map((each) => {
    const found = heat.flatMap(([way, words]) => (words.test(each.text) ? [way] : []))
    const isCold = preparing.test(each.text)
    const isOff = offHeat.test(each.text)
    // To cook in a wok is to fry: the general word says nothing beside another.
    const surest = found.length > 1 ? found.filter((way) => way !== 'cooked') : found
    return { ...each, heat: isCold || isOff ? [] : surest, isOff }
  })
}

/** Whether what a clause names stays as it is: nothing is heated any more, and it is not put on to heat. */
function staysRaw(place: number, clauses: readonly Clause[]): boolean {
  const text = clauses[place]?.text ?? ''
  if (clauses.slice(place).some(({ heat: after }) => after.length > 0)) return false
  const wasHeated = clauses.slice(0, place).some(({ heat: before }) => before.length > 0)
  return !vague.test(text) && (!wasHeated || serving.test(text))
}

/**
 * What becomes of what a clause names: the heat of that clause or the next in its step, as long as it is on.
 * Where heat comes in a later step it may be for others, and only of what is baked as a whole it is for all.
 */
function waysFrom(place: number, clauses: readonly Clause[], isBaked: boolean): readonly Way[] {
  const [here, ...later] = clauses.slice(place)
  if (here === undefined) return []
  if (here.heat.length > 0) return here.heat
  if (staysRaw(place, clauses)) return ['raw']
  const next = later.find((each) => each.heat.length > 0 || each.isOff)
  const isBakedLater = later.flatMap((each) => each.heat).every((way) => way === 'baked')
  if (isBaked && isBakedLater && next !== undefined) return ['baked']
  return here.isOff || next?.step !== here.step ? [] : next.heat
}

/**
 * In which ways each line of a recipe is used, by its steps; empty where they do not tell surely. A line that
 * they name more than once is used in all of those ways, and not known where one of them is not.
 */
export function waysOfLines(
  { steps, lines, isBaked }: RecipeInSteps,
  vocabulary: Vocabulary,
): ReadonlySet<Way>[] {
  const clauses = clausesOf(steps)
  const texts = clauses.map(({ text }) => text)
  const named = ingredientsOfSteps(texts, lines, vocabulary)
  return lines.map((_, line) => {
    const places = named.flatMap((found, place) => (found.includes(line) ? [place] : []))
    const each = places.map((place) => waysFrom(place, clauses, isBaked))
    return new Set(each.some((found) => found.length === 0) ? [] : each.flat())
  })
}
