import { expect, test } from 'vitest'
import { uneatenLines } from './check-eaten.ts'
import { ingredient, recipe } from './testing/entries.ts'

const oil = { ...ingredient('oil', { cup: 218 }), category: 'Oils & Vinegars' as const }
const byId = new Map([oil, ingredient('salt', { cup: 292 })].map((entry) => [entry.id, entry]))

const wrong = (line: Record<string, unknown>, step = 'Fry it.') =>
  uneatenLines(recipe('one', { ingredients: [line], steps: [step, 'Eat.'] }), byId)

test.each([
  [{ amount: 400, unit: 'ml', item: 'oil' }],
  [{ amount: 6, unit: 'tbsp', item: 'oil', note: 'for frying' }],
  [{ amount: 1, unit: 'tbsp', item: 'oil', note: 'half of it stays in the pan' }],
  [{ amount: 3, unit: 'tsp', item: 'salt', note: 'most of it for the pasta water' }],
])('%o', (line) => {
  expect(wrong(line)).toEqual([`${line.item}: say how much of it is "eaten"`])
  expect(wrong({ ...line, eaten: 0.3 })).toEqual([])
})

test('what the steps pour off or throw away', () => {
  const spoons = { amount: 4, unit: 'tbsp', item: 'oil' }
  expect(wrong(spoons)).toEqual([])
  expect(wrong(spoons, 'Pour off all but a film of oil.')).toHaveLength(1)
  expect(wrong(spoons, 'Throw the used marinade away.')).toEqual([
    'a marinade is thrown away: say how much of its lines is "eaten"',
  ])
})
