import { expect, test } from 'vitest'
import { undoneMeats } from './check-doneness.ts'
import { ingredient, recipe } from './testing/entries.ts'

const food = [
  ingredient('chicken'),
  ingredient('chicken-thigh', { parent: 'chicken' }),
  ingredient('ground-meat'),
  ingredient('ground-beef', { parent: 'ground-meat' }),
  ingredient('pork'),
  ingredient('fish'),
]
const byId = new Map(food.map((entry) => [entry.id, entry]))

const wrong = (item: string, step: string, note = 'raw') =>
  undoneMeats(recipe('one', { ingredients: [{ item, note }], steps: [step, 'Eat.'] }), byId)

test.each([
  ['chicken-thigh', 'Fry it until the thickest piece reads 74 °C (165 °F).'],
  ['ground-beef', 'Fry the patties until they read 71 °C (160 °F).'],
  ['ground-beef', 'Fry it until no pink is left.'],
  ['ground-beef', 'Brown it, then simmer it for 20 minutes.'],
  ['pork', 'Braise it for 2 hours.'],
  ['pork', 'Fry it to 63 °C (145 °F).'],
  ['fish', 'Fry it until it flakes.'],
])('%s: "%s" is safe', (item, step) => {
  expect(wrong(item, step)).toEqual([])
})

test.each([
  ['chicken-thigh', 'Fry it until no pink is left.', 74],
  ['chicken-thigh', 'Simmer it for 40 minutes, at 71 °C (160 °F).', 74],
  ['chicken-thigh', 'Roast it at 200 °C (400 °F) until brown.', 74],
  ['ground-beef', 'Fry the patties until no pink is left.', 71],
  ['ground-beef', 'Fry it 5 minutes, until brown.', 71],
  ['pork', 'Fry it until brown.', 63],
  ['fish', 'Bake it 20 minutes at 200 °C (400 °F).', 63],
])('%s: "%s" is not', (item, step, degrees) => {
  expect(wrong(item, step)).toEqual([
    `${item}: nothing says when it is safe, at ${degrees} °C inside`,
  ])
})

test('what is cooked already is only warmed', () => {
  expect(wrong('chicken', 'Shred it.', 'cooked')).toEqual([])
})
