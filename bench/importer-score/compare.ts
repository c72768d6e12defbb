import type { Expected } from './pages.ts'

/** What a reader made of a page. */
export interface Reading {
  title: string | null
  ingredients: readonly string[]
  steps: readonly string[]
  servings: number | null
  minutes: number | null
}

export const fields = ['title', 'ingredients', 'steps', 'servings', 'minutes'] as const
export type Field = (typeof fields)[number]

/** Case, punctuation, symbols and whitespace do not count; nor how a fraction is written. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Cf}\s]+/gu, '')
}

const folded = (texts: readonly string[]) => fold(texts.join(' '))

/** Right, wrong, or null where the data does not say what is expected. */
export function judge(reading: Reading, expected: Expected): Record<Field, boolean | null> {
  const { title, ingredients, instructions_list: steps, yields, total_time: minutes } = expected
  const servings = /\d+(?:\.\d+)?/u.exec(yields ?? '')?.[0]
  return {
    title: title ? fold(reading.title ?? '') === fold(title) : null,
    ingredients: ingredients?.length ? folded(reading.ingredients) === folded(ingredients) : null,
    steps: steps?.length ? folded(reading.steps) === folded(steps) : null,
    servings: servings === undefined ? null : reading.servings === Number(servings),
    minutes: minutes ? reading.minutes === minutes : null,
  }
}

const number = /^\s*(?:step\s*)?\d{1,2}\s*[.):]\s*/iu
const withoutNumbers = (steps: readonly string[]) =>
  folded(steps.map((step) => step.replace(number, '')))

/**
 * Whether all five are right where the headings of groups and of parts of the work may stand among the lines and steps or
 * apart from them, and the numbers of steps do not count. `headed` and `headedSteps` are those with their headings.
 */
export function isFairlyRight(
  reading: Reading,
  headed: readonly string[],
  headedSteps: readonly string[],
  expected: Expected,
): boolean {
  const verdict = judge(reading, expected)
  const { ingredients, instructions_list: steps } = expected
  return fields.every((field) => {
    if (verdict[field] !== false) return true
    if (field === 'ingredients') return folded(headed) === folded(ingredients ?? [])
    const wanted = withoutNumbers(steps ?? [])
    return field === 'steps' && [reading.steps, headedSteps].map(withoutNumbers).includes(wanted)
  })
}

/** What was read and what was expected, for a person who looks for the cause. */
export function describeDifference(field: Field, reading: Reading, expected: Expected): string {
  const wanted = {
    title: expected.title,
    ingredients: expected.ingredients,
    steps: expected.instructions_list,
    servings: expected.yields,
    minutes: expected.total_time,
  }
  return `    expected ${JSON.stringify(wanted[field])}\n    read     ${JSON.stringify(reading[field])}`
}
