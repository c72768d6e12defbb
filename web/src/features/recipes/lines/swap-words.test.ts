import { expect, it } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { swapInWords } from './swap-words.ts'

const [buttermilk, cream] = testVocabulary.substitutions
const line = (amount: number | null, unit: string | null, amountMax: number | null = null) => ({
  amount,
  unit,
  amountMax,
})

it.each([
  [
    line(200, 'ml'),
    1,
    'use 200 ml coconut milk instead. Coconut milk is as rich, and tastes of coconut.',
  ],
  [
    line(1, 'cup', 2),
    0.5,
    'use ½–1 cup coconut milk instead. Coconut milk is as rich, and tastes of coconut.',
  ],
  [
    line(null, null),
    0.5,
    'use coconut milk instead, ½ × as much. Coconut milk is as rich, and tastes of coconut.',
  ],
  // A can of one thing is no measure of another.
  [line(1, 'can'), 1, 'use coconut milk instead. Coconut milk is as rich, and tastes of coconut.'],
])('writes %j at ratio %f as %j', (given, ratio, words) => {
  if (cream === undefined) throw new Error('the test vocabulary has no substitution for cream')
  expect(swapInWords({ ...cream, ratio }, given, testVocabulary)).toBe(words)
})

it('names all that a swap takes, where it works, and what a cook says of it', () => {
  if (buttermilk === undefined) throw new Error('the test vocabulary has none for buttermilk')
  const inBaking = { ...buttermilk, context: 'in baking' }
  expect(swapInWords(inBaking, line(1, 'cup'), testVocabulary)).toBe(
    'use milk and lemon juice instead (in baking). Stir a spoonful of lemon juice into milk and wait five minutes.',
  )
})
