import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { partSpokenList } from './spoken-list.ts'

it.each([
  ['two eggs milk and half an onion', 'two eggs, milk, half an onion'],
  ['chicken thighs egg noodles', 'chicken thighs, egg noodles'],
  ['two cloves of garlic butter', 'two cloves of garlic, butter'],
  ['tomatoes chopped', 'tomatoes chopped'],
  ['zorkberries', 'zorkberries'],
  ['Milk, butter.', 'Milk, butter'],
  ['', ''],
])('parts %j', (spoken, parted) => {
  expect(partSpokenList(spoken, testVocabulary)).toBe(parted)
})
