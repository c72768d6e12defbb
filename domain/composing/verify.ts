import { timersIn } from '../cooking/timers.ts'
import type { CoreKind } from '../ingredients/core-kinds.ts'
import { coreTemperatureOf } from '../ingredients/core-temperature.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { nameInEnglish } from '../ingredients/names.ts'
import { isByAmount, rulesForFoods } from '../recipes/diets-by-amount.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'
import { isCuredInRashers } from './cured.ts'
import { gramsOf } from './measure.ts'
import { dietsByAmountOf, type KnownFoods, type Portioned } from './nutrition-of-dish.ts'

/** A finished recipe: how it came about is not looked at. */
export interface Finished extends Portioned {
  title: string
  steps: readonly string[]
  minutes: { active: number; total: number }
}

/** What a template leaves behind that went wrong. */
const leftover =
  /[{}[\]|]|undefined|null|\bNaN\b|\bthe the\b|\b(?!mahi|piri|peri|dan|pil)(\p{L}+) \1\b|\s[,.;]|\(\)|\(\s/iu

const fewestSteps = 2
const mostGramsAPerson = 600
/** Above it a temperature is that of the oil or the oven. */
const hottestInside = 100

function wrongLines({ lines, servings }: Finished, vocabulary: Vocabulary): string[] {
  const seen = new Set<string>()
  return lines.flatMap(({ ingredient, amount }) => {
    const name = nameInEnglish(ingredient, vocabulary)
    const again = seen.has(ingredient) ? [`${name} stands in two lines`] : []
    seen.add(ingredient)
    if (amount === null) return [...again, `nobody knows how much of ${name}`]
    const isTooMuch = (gramsOf(amount) ?? 0) / servings > mostGramsAPerson
    return isTooMuch ? [...again, `too much of ${name}`] : again
  })
}

/** Foods that no step names, in the singular or the plural. */
function unnamed({ steps, lines }: Finished, { ingredients }: Vocabulary): string[] {
  const inWords = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const text = inWords(steps.join(' '))
  // Whole words: "boil" names no oil.
  const isThere = (name: string | undefined) => name !== undefined && text.includes(inWords(name))
  return lines.flatMap(({ ingredient }) => {
    const food = ingredients.get(ingredient)
    return isThere(food?.name) || isThere(food?.plural) ? [] : [ingredient]
  })
}

function wrongWords(dish: Finished, vocabulary: Vocabulary): string[] {
  const { title, steps } = dish
  const silent = unnamed(dish, vocabulary).map((id) => `no step says what to do with ${id}`)
  const broken = [title, ...steps].flatMap((text) =>
    leftover.test(text) ? [`a broken sentence: ${text}`] : [],
  )
  const untitled = title === '' ? ['it has no title'] : []
  return [
    ...silent,
    ...broken,
    ...untitled,
    ...(steps.length < fewestSteps ? ['too few steps'] : []),
  ]
}

function wrongTimes({ minutes }: Finished, timers: readonly number[]): string[] {
  const longest = Math.max(0, ...timers) / 60
  return longest > minutes.total ? [`a step takes ${longest} of ${minutes.total} minutes`] : []
}

/** What a cook sees of what needs no thermometer. */
const seen: Partial<Record<CoreKind, RegExp>> = {
  ground: /\bno pink is left\b/u,
  cut: /\bno pink is left\b|\bno longer pink\b/u,
  fish: /\b(?:flakes?|opaque|firm|pink|curl(?:ed|s)?|open(?:ed)?|white)\b/u,
  eggs: /\b(?:set|firm|hard|cooked through|no liquid egg|clean)\b/u,
}
const longEnough = 45 * 60
/** Cured, or cooked when it is sold. */
const asSold = new Set<CoreKind>(['cooked-ham', 'heated'])

/** What must be hot inside, and which words say that it is. */
function unsafe(
  { lines, steps }: Finished,
  timers: readonly number[],
  vocabulary: Vocabulary,
): string[] {
  const text = steps.join('\n')
  const degrees = [...text.matchAll(/(\d+) °C/gu)].map(([, each]) => Number(each))
  const isLong = timers.some((seconds) => seconds >= longEnough)
  return lines.flatMap(({ ingredient }) => {
    const core = coreTemperatureOf(ingredient, vocabulary)
    if (core === null || asSold.has(core.kind) || isCuredInRashers(ingredient)) return []
    const isSaid =
      degrees.some((each) => each >= core.celsius && each < hottestInside) ||
      seen[core.kind]?.test(text) === true ||
      (isLong && core.kind !== 'poultry')
    return isSaid ? [] : [`nothing says when ${ingredient} is safe`]
  })
}

/** What is wrong with a finished recipe for who keeps to these rules; empty for a good one. */
export function faultsOf(
  dish: Finished,
  rules: DietRules,
  { vocabulary, foods }: { vocabulary: Vocabulary; foods: KnownFoods },
): string[] {
  const ofFoods = rulesForFoods(rules)
  const forbidden = dish.lines.flatMap(({ ingredient }) => {
    const food = vocabulary.ingredients.get(ingredient)
    return food !== undefined && keepsRules(food, ofFoods) ? [] : [`${ingredient} breaks the rules`]
  })
  const wanted = rules.preferences.filter(isByAmount)
  const kept = wanted.length === 0 ? [] : dietsByAmountOf(dish, { foods, vocabulary })
  const missed = wanted.flatMap((diet) =>
    kept.some((each) => each === diet) ? [] : [`it is not known to be ${diet}`],
  )
  const timers = dish.steps.flatMap(timersIn).map(({ seconds }) => seconds)
  return [
    ...forbidden,
    ...missed,
    ...wrongLines(dish, vocabulary),
    ...wrongWords(dish, vocabulary),
    ...wrongTimes(dish, timers),
    ...unsafe(dish, timers, vocabulary),
  ]
}
