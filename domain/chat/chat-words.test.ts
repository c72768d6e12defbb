import { expect, test } from 'vitest'
import { readAnswerEvent, writeAnswerEvent } from './answer-event.ts'
import { chatMessageType } from './chat-message.ts'
import { chatFailure, chatRefusal, notConnected, withInvitation } from './chat-words.ts'

test('refuses in the specified words', () => {
  expect(chatRefusal()).toBe(
    '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.',
  )
})

test('invites to add an API key where no provider is set up', () => {
  expect(notConnected()).toBe(
    'I am not connected on this server yet: whoever runs it is invited to add the API key of an AI provider, and then I can answer anything about cooking. Until then I look things up in Larder’s recipes.',
  )
})

test('invites after the first answer of a chat alone', () => {
  const first = withInvitation('Boil it for 10 minutes.', [])
  expect(first).toBe(`Boil it for 10 minutes.\n\n${notConnected()}`)
  expect(withInvitation('Soak it.', [{ content: first }])).toBe('Soak it.')
})

test('a chat that fails says so in the specified words', () => {
  expect(chatFailure()).toBe("I'm having trouble right now. Please try again in a moment!")
})

test.each([
  ['What can I MAKE?', 'recipe_suggestion'],
  ['How do I cook chicken breast?', 'recipe_suggestion'],
  ['Recipes, please', 'recipe_suggestion'],
  ['How to peel garlic', 'cooking_tip'],
  ['A tip for onions', 'cooking_tip'],
  ['What can I use as a substitute for eggs?', 'ingredient_help'],
  ['Is this ingredient fresh?', 'ingredient_help'],
  ['Hello!', 'general'],
])('%s is %s', (content, type) => {
  expect(chatMessageType(content)).toBe(type)
})

test('events survive their way as lines; what is none is left', () => {
  const events = [
    { type: 'words', words: 'Line\nbreak “and” quotes' },
    { type: 'end', ending: 'too-long' },
  ] as const
  expect(events.map(writeAnswerEvent).map((line) => readAnswerEvent(line))).toEqual(events)
  expect(['', '{', '{"type":"end","ending":"x"}', '[]', '1'].map(readAnswerEvent)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})
