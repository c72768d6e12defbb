import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { avoidable, type Substitution } from '../ingredients/vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { mostUseful } from './substitutes.ts'

const swap = (use: string): Substitution => ({
  need: 'butter',
  uses: [use],
  ratio: 1,
  quality: 0.8,
  context: null,
  diets: [],
  freeOf: avoidable,
  note: 'Much the same.',
})
const others = ['egg', 'milk', 'onion', 'garlic', 'tomato', 'cream', 'cheese']
const entries = [{ ingredient: 'cheese', status: 'have', ageDays: 0 }] as const

test('of many substitutes six are explained, what is at home before the others, and the rest is named', () => {
  const kitchen = prepareKitchen(entries, [], testVocabulary, noRules)
  const { explained, named } = mostUseful(others.map(swap), kitchen)
  expect(explained.map(({ uses }) => uses.join())).toEqual(['cheese', ...others.slice(0, 5)])
  expect(named.map(({ uses }) => uses.join())).toEqual(['cream'])
})
