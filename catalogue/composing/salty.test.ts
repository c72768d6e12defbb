import { expect, test } from 'vitest'
import { saltInHundred, seasoned, withoutExcess } from '#domain/composing/salty.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, composing, vocabulary } = await wholeBook()

test.each([...saltInHundred])('%s brings about as much salt as its row says: %f g', (id, grams) => {
  const entry = catalogue.ingredients.find((each) => each.id === id)
  expect(entry).toBeDefined()
  const known = catalogue.facts.get(entry?.ndb ?? '')?.salt ?? null
  // The row of guanciale is that of the raw fat.
  if (known === null || id === 'guanciale') return
  expect(grams).toBeGreaterThan(known * 0.6)
  expect(grams).toBeLessThan(known * 1.6)
})

test.each([
  ['salt', 0.75, 'tsp', 0.75],
  ['kosher-salt', 0.75, 'tsp', 1.5],
  ['kosher-salt', 1, 'tbsp', 2],
  ['sea-salt', 1.25, 'tsp', 1.25],
] as const)('%s: %f %s of table salt are %f', (id, amount, unit, found) => {
  const form = composing.book.forms.get('fried-rice')
  if (form === undefined) throw new Error('there is no fried rice')
  const salt = { id, slot: 'salt', amount: { amount, unit }, technique: null }
  expect(seasoned([salt], form, vocabulary)[0]?.amount).toEqual({ amount: found, unit })
})

test.each([
  ['prosciutto', 50],
  ['goat-cheese', 90],
  ['cooked-chicken', 90],
])('of 90 g of %s each eats %i g', (id, grams) => {
  const main = { id, slot: 'main', amount: { amount: 180, unit: 'g' as const }, technique: null }
  const { amount } = withoutExcess(main, 2, vocabulary)
  expect(amount).toEqual({ amount: grams * 2, unit: 'g' })
})
