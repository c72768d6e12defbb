import { namesIn } from '../cooking/step-ingredients.ts'
import { timersIn } from '../cooking/timers.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { ingredientName } from '../ingredients/names.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'
import type { DishLine } from './dish.ts'
import type { Techniques } from './technique.ts'

/** A finished recipe: how it came about is not looked at. */
export interface Finished {
  title: string
  servings: number
  lines: readonly Pick<DishLine, 'ingredient' | 'amount'>[]
  steps: readonly string[]
  minutes: { active: number; total: number }
}

/** What a template leaves behind that went wrong. */
const leftover = /[{}[\]|]|undefined|null|\bNaN\b|\bthe the\b|\b(\p{L}+) \1\b|\s[,.;]|\(\)/iu

const fewestSteps = 2
const mostGramsAPerson = 600

function wrongLines({ lines, servings }: Finished, vocabulary: Vocabulary): string[] {
  const seen = new Set<string>()
  return lines.flatMap(({ ingredient, amount }) => {
    const name = ingredientName(ingredient, vocabulary)
    const again = seen.has(ingredient) ? [`${name} stands in two lines`] : []
    seen.add(ingredient)
    if (amount === null) return [...again, `nobody knows how much of ${name}`]
    const isTooMuch = amount.unit === 'g' && amount.amount / servings > mostGramsAPerson
    return isTooMuch ? [...again, `too much of ${name}`] : again
  })
}

function wrongWords({ title, steps, lines }: Finished, vocabulary: Vocabulary): string[] {
  const named = lines.map(({ ingredient }) => ({
    name: ingredientName(ingredient, vocabulary),
    ingredient,
  }))
  const found = namesIn(steps.join(' '), named, vocabulary)
  const silent = named.flatMap(({ name }, at) =>
    found.has(at) ? [] : [`no step says what to do with ${name}`],
  )
  const broken = [title, ...steps].flatMap((text) =>
    leftover.test(text) ? [`a broken sentence: ${text}`] : [],
  )
  return [...silent, ...broken, ...(steps.length < fewestSteps ? ['too few steps'] : [])]
}

function wrongTimes({ steps, minutes }: Finished): string[] {
  const longest = Math.max(0, ...steps.flatMap(timersIn).map(({ seconds }) => seconds / 60))
  return longest > minutes.total ? [`a step takes ${longest} of ${minutes.total} minutes`] : []
}

/** What must be hot inside, and which words say that it is. */
function unsafe({ lines, steps }: Finished, techniques: Techniques): string[] {
  const text = steps.join('\n')
  const degrees = [...text.matchAll(/(\d+) °C/gu)].map(([, each]) => Number(each))
  return lines.flatMap(({ ingredient }) => {
    const core = techniques.of(ingredient)?.core
    if (core === undefined) return []
    const isSaid =
      degrees.some((each) => each >= core && each < 100) || /\bno pink is left\b/u.test(text)
    const isLong = steps.flatMap(timersIn).some(({ seconds }) => seconds >= 45 * 60)
    return isSaid || isLong ? [] : [`nothing says when ${ingredient} is safe`]
  })
}

/** What is wrong with a finished recipe for who keeps to these rules; empty for a good one. */
export function faultsOf(
  dish: Finished,
  rules: DietRules,
  { vocabulary, techniques }: { vocabulary: Vocabulary; techniques: Techniques },
): string[] {
  const forbidden = dish.lines.flatMap(({ ingredient }) => {
    const food = vocabulary.ingredients.get(ingredient)
    return food !== undefined && keepsRules(food, rules) ? [] : [`${ingredient} breaks the rules`]
  })
  return [
    ...forbidden,
    ...wrongLines(dish, vocabulary),
    ...wrongWords(dish, vocabulary),
    ...wrongTimes(dish),
    ...unsafe(dish, techniques),
  ]
}
