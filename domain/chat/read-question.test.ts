import { expect, test } from 'vitest'
import { testVocabulary as vocabulary } from '../ingredients/testing/vocabulary.ts'
import { foodsInText } from '../ingredients/foods-in-text.ts'
import { readQuestion } from './read-question.ts'

test.each([
  ['What can I make with my ingredients?', 'recipes', []],
  ['Suggest a quick dinner recipe', 'recipes', []],
  ['How do I cook chicken breast?', 'technique', ['chicken-breast']],
  ['What can I use as a substitute for eggs?', 'substitute', ['egg']],
  ['I ran out of milk', 'substitute', ['milk']],
  ['I have no butter', 'substitute', ['butter']],
  ['Why is my onion bitter?', 'other', ['onion']],
  ['What can I make out of milk and onions?', 'recipes', ['milk', 'onion']],
  ['Help me plan meals for this week', 'plan', []],
  ['Aubergine?', 'recipes', ['eggplant']],
  ['How do I sharpen a knife?', 'other', []],
  ['Tell me a joke', 'other', []],
])('%s', (text, about, foods) => {
  expect(readQuestion(text, vocabulary)).toMatchObject({ about, foods })
})

test.each([
  ['Suggest a quick dinner recipe', { meals: ['dinner'], maxMinutes: 30 }],
  ['Something for breakfast in 10 minutes', { meals: ['breakfast'], maxMinutes: 10 }],
  ['A slow lunch', { meals: ['lunch'], maxMinutes: null }],
  ['Help me plan meals for this week', { days: 7 }],
  ['Plan my meals', { days: 3 }],
  ['A plan for 5 days', { days: 5 }],
  ['Plan 40 dinners', { days: 7 }],
])('of “%s” the kind is read', (text, kind) => {
  expect(readQuestion(text, vocabulary)).toMatchObject(kind)
})

test('the longest name counts, and small words are no food', () => {
  const text = 'the egg noodles in a pan, and chicken thighs'
  expect(foodsInText(text, vocabulary)).toEqual(['egg-noodle', 'chicken-thigh'])
})
