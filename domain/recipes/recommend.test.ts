import { expect, test } from 'vitest'
import { explainRecommendation, isPersonal } from './recommend.ts'

test.each([
  ['cooked', 'Red lentil dal', null, 'Because you cooked Red lentil dal'],
  ['rated', 'Red lentil dal', null, 'Because you rated Red lentil dal highly'],
  ['saved', 'Red lentil dal', null, 'Because you saved Red lentil dal'],
  ['saved-cuisine', 'thai', 4, 'Because you saved 4 Thai recipes'],
  ['pantry', 'spinach', null, 'Uses your spinach, which won’t keep'],
  ['start', null, null, 'A good one to begin with'],
  ['fits', null, 1, 'Uses 1 thing you have'],
  ['fits', null, 4, 'Uses 4 things you have'],
])('%s %s is explained', (reason, name, count, words) => {
  expect(explainRecommendation({ reason, name, count })).toBe(words)
})

test.each([
  // The liked recipe was taken away meanwhile: no sentence with a hole in it.
  { reason: 'cooked', name: null, count: null },
  { reason: 'fits', name: null, count: 0 },
  { reason: 'of a newer version', name: 'x', count: 3 },
])('$reason without what it takes is not explained', (recommendation) => {
  expect(explainRecommendation(recommendation)).toBeNull()
})

test('only what a person did is personal', () => {
  const of = (reason: string) => isPersonal({ reason, name: null, count: null })
  expect(['cooked', 'rated', 'saved', 'saved-cuisine', 'pantry'].every(of)).toBe(true)
  expect(['fits', 'start'].some(of)).toBe(false)
})
