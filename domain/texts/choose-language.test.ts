import { expect, test } from 'vitest'

import { chooseLanguage } from './choose-language.ts'

const offered = ['en', 'de', 'fr'] as const

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [undefined, 'nl, fr;q=0.3, de;q=0.7', 'de'],
  [undefined, 'nl,*;q=0.1', 'en'],
  [undefined, 'de;q=0, fr;q=0.1', 'fr'],
  [undefined, 'en-GB,de', 'en'],
  [undefined, ';;q=,,=1;q=x', 'en'],
  ['fr', 'de', 'fr'],
  // Was offered once, or was never.
  ['it', 'de', 'de'],
  ['../../etc', undefined, 'en'],
] as const)('who chose %s and accepts %s reads %s', (chosen, accepted, language) => {
  expect(chooseLanguage({ chosen, accepted }, offered)).toBe(language)
})

test.each([
  [undefined, 'en-GB,en;q=0.9', 'en-GB'],
  [undefined, 'en-IE,en;q=0.9', 'en-GB'],
  [undefined, 'fr-CH;q=0.1, en-AU', 'en-GB'],
  [undefined, 'en-US,en-GB;q=0.9', 'en'],
  [undefined, 'en-CA', 'en'],
  [undefined, 'en', 'en'],
  ['en-GB', 'de', 'en-GB'],
  ['en', 'en-GB', 'en'],
] as const)(
  'of two Englishes, who chose %s and accepts %s reads %s',
  (chosen, accepted, language) => {
    expect(chooseLanguage({ chosen, accepted }, ['en', 'en-GB', 'fr'])).toBe(language)
  },
)

test('where English alone is offered everybody reads it', () => {
  expect(chooseLanguage({ chosen: 'de', accepted: 'de' }, ['en'])).toBe('en')
})
