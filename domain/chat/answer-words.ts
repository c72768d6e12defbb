import { t } from '../texts/t.ts'

/** "chia seeds and water" */
export const allInWords = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : names.reduce((first, second) => t('{first} and {second}', { first, second }))

/** "eggs, milk and flour" */
export function listed(names: readonly string[]): string {
  const rest = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  return rest.length === 0 ? last : t('{names} and {last}', { names: rest.join(', '), last })
}

/** "35 min: you have everything": a head, and what is said of it. */
export const saidOf = (head: string, said: string): string => t('{head}: {said}', { head, said })

/** "Day 2" of a plan; also of a pattern for the number, by which a plan is found again. */
export const dayInWords = (number: number | string): string => t('Day {number}', { number })
