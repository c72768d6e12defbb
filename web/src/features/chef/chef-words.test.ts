import { expect, test } from 'vitest'
import * as sent from '#domain/chat/chat-words.ts'
import * as shown from './chef-words.ts'

test('the panel has the words that a server sends', () => {
  expect(shown.chatRefusal).toBe(sent.chatRefusal)
  expect(shown.accountNeeded).toBe(sent.accountNeeded)
  expect(shown.chatFailure).toBe(sent.chatFailure)
  expect(shown.notConnected).toBe(sent.notConnected)
  expect(shown.suggestions).toEqual(sent.suggestions)
})

test('a refusal that is not known is shown as it was sent', () => {
  expect(shown.readableRefusal('Try again in 3 seconds')).toBe('Try again in 3 seconds')
})
