import { expect, test } from 'vitest'
import type { Belief } from './brier.ts'
import { answerTo } from './answer.ts'
import { brierOf } from './brier.ts'
import { catalogueRecipes } from './catalogue.ts'
import { type Half, halfOf, ourHouseholds } from './household.ts'

const [recipes, ours] = await Promise.all([catalogueRecipes(), ourHouseholds()])
/** Nothing is ranked: what is believed does not depend on recipes. */
const withoutDishes = { ...recipes, cards: [] }
const statedOf = (half: Half) =>
  halfOf(ours, half).flatMap((household) => answerTo(household, withoutDishes).beliefs)
const statedOfOdd = statedOf('odd')

/** Each basic stated as often as it is at home in the half that was learned from. */
function asOftenAsIn(learned: readonly Belief[], stated: readonly Belief[]): Belief[] {
  return stated.map((belief) => {
    const same = learned.filter(({ id }) => id === belief.id)
    const there = same.filter(({ isAtHome }) => isAtHome)
    return { ...belief, probability: there.length / Math.max(1, same.length) }
  })
}

test('on the half that nothing was fitted to, it is a sixth better than how often each basic is at home', () => {
  const stated = statedOfOdd
  const byRate = brierOf(asOftenAsIn(statedOf('even'), stated)) ?? 0
  expect(stated.length).toBeGreaterThan(3000)
  expect(brierOf(stated)).toBeLessThan((byRate * 5) / 6)
})

test('what is stated as likely is there about as often', () => {
  const likely = statedOfOdd.filter(({ probability }) => probability >= 0.5)
  const there = likely.filter(({ isAtHome }) => isAtHome).length / likely.length
  const said = likely.reduce((sum, { probability }) => sum + probability, 0) / likely.length
  expect(Math.abs(there - said)).toBeLessThan(0.1)
})
