import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { donenessOf } from './doneness.ts'

const [anything] = testVocabulary.ingredients.values()
if (anything === undefined) throw new Error('the vocabulary of tests is empty')
const food = (id: IngredientId, parent: IngredientId | null = null): [string, Ingredient] => [
  id,
  { ...anything, id, parent },
]
const vocabulary: Vocabulary = {
  ...testVocabulary,
  ingredients: new Map([
    food('chicken'),
    food('chicken-thigh', 'chicken'),
    food('beef'),
    food('beef-shank', 'beef'),
    food('ground-meat'),
    food('mixed-ground-meat', 'ground-meat'),
    food('ground-beef', 'ground-meat'),
    food('ground-chicken', 'ground-meat'),
    food('ground-turkey', 'ground-meat'),
    food('pepperoni', 'beef'),
    food('carrot'),
  ]),
  coreTemperatures: new Map([
    ['chicken', { kind: 'poultry', celsius: 74, rest: 0 }],
    ['ground-chicken', { kind: 'poultry', celsius: 74, rest: 0 }],
    ['ground-turkey', { kind: 'poultry', celsius: 74, rest: 0 }],
    ['ground-meat', { kind: 'ground', celsius: 71, rest: 0 }],
    ['beef', { kind: 'cut', celsius: 63, rest: 3 }],
    ['pepperoni', null],
  ]),
}

test.each([
  ['chicken-thigh', '74 °C'],
  ['ground-chicken', '74 °C'],
  ['ground-turkey', '74 °C'],
  ['ground-beef', '71 °C'],
  ['mixed-ground-meat', '71 °C'],
  ['ground-meat', '71 °C'],
  ['beef-shank', '63 °C'],
])('%s is safe at %s', (id, temperature) => {
  expect(donenessOf(id, vocabulary)).toContain(temperature)
})

test('says both scales, and how long it rests', () => {
  expect(donenessOf('beef-shank', vocabulary)).toBe(
    'A whole piece is safe at 63 °C (145 °F); let it rest for 3 minutes.',
  )
})

test('says nothing of what is eaten as it is, though its kind is not', () => {
  expect(donenessOf('pepperoni', vocabulary)).toBeNull()
})

test('no temperature tells when a carrot is done', () => {
  expect(donenessOf('carrot', vocabulary)).toBeNull()
})
