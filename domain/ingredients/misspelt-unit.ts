import { lettersBetween } from './misspelt.ts'
import type { Unit } from './units.ts'

/** The two words for a measure that are long enough to be mistyped and to be nothing else. */
const spoons: readonly (readonly [string, Unit])[] = [
  ['teaspoon', 'tsp'],
  ['tablespoon', 'tbsp'],
]
/** No other word of a kitchen is as near to them. */
const mostLetters = 2
const mayBeSpoon = /^t[a-z]{5,11}$/u

/** The unit that a normalised word spells wrongly: "teapsoon", "tablespoo"; null where it is none. */
export function misspeltUnit(word: string): Unit | null {
  if (!mayBeSpoon.test(word) || !word.includes('o')) return null
  const near = spoons
    .map(([name, unit]) => ({ unit, letters: lettersBetween(word, name, mostLetters) }))
    .filter(({ letters }) => letters <= mostLetters)
    .toSorted((left, right) => left.letters - right.letters)
  return near[0]?.unit ?? null
}
