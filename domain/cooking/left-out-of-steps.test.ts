import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { notesOfSteps } from './left-out-of-steps.ts'

const line = (ingredient: string, name = ingredient) => ({ ingredient, name })
const [egg, parsley, milk, coconutMilk] = [
  line('egg', 'eggs'),
  line('parsley'),
  line('milk'),
  line('coconut-milk', 'coconut milk'),
]
const all = [egg, parsley, milk, coconutMilk]
const steps = [
  'Whisk the eggs with the milk.',
  'Stir in the coconut milk and the parsley.',
  'Serve with parsley.',
]

test('each step says what of it is left out, and another line of a like name is none', () => {
  expect(notesOfSteps(steps, all, [parsley, milk], testVocabulary)).toEqual([
    'Leave out the milk.',
    'Leave out the parsley.',
    'Leave out the parsley.',
  ])
  const [first] = notesOfSteps(
    ['Add parsley, milk and eggs.'],
    all,
    [milk, parsley, egg],
    undefined,
  )
  expect(first).toBe('Leave out the eggs, parsley and milk.')
})

test('where nothing is left out, no step says anything', () => {
  expect(notesOfSteps(steps, all, [], testVocabulary)).toEqual([])
})
