import { expect, it } from 'vitest'

import { notConnected, refusal, shownSuggestions, suggestions } from './words.ts'

it('refuses in the specified words', () => {
  expect(refusal).toBe(
    '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.',
  )
})

it('invites to add an API key where no provider is configured', () => {
  expect(notConnected).toMatch(/invited to add the API key/)
})

it('offers five things to ask and shows three', () => {
  expect(suggestions).toHaveLength(5)
  expect(shownSuggestions).toBe(3)
})
