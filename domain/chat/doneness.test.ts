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
    food('carrot'),
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

test('no temperature tells when a carrot is done', () => {
  expect(donenessOf('carrot', vocabulary)).toBeNull()
})
