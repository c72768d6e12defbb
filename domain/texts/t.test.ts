import { afterEach, describe, expect, it } from 'vitest'

import { MessageError, readMessage } from './message.ts'
import { findSpeakerBy } from './speaker.ts'
import { isEnglish, locale, t } from './t.ts'

afterEach(() => findSpeakerBy(() => undefined))

const speak = (tag: string, texts: Record<string, string>) =>
  findSpeakerBy(() => ({ tag, translate: (english) => texts[english] }))

describe('a text', () => {
  it('is itself, with its values in it', () => {
    expect(t('Sign in')).toBe('Sign in')
    expect(t('For your account {email}.', { email: 'ada@example.com' })).toBe(
      'For your account ada@example.com.',
    )
  })

  it.each([
    [0, 'No recipe'],
    [1, '1 recipe, Ada’s'],
    [2, '2 recipes, Ada’s'],
  ])('has the plural of %i', (count, expected) => {
    const name = 'Ada'
    expect(
      t('{count, plural, =0 {No recipe} one {# recipe, {name}’s} other {# recipes, {name}’s}}', {
        count,
        name,
      }),
    ).toBe(expected)
  })

  it('chooses by a word, and takes “other” for one that it does not know', () => {
    const spoken = (kind: string) =>
      t('You reported {kind, select, recipe {a recipe} other {something}}.', { kind })
    expect(['recipe', 'song'].map(spoken)).toEqual([
      'You reported a recipe.',
      'You reported something.',
    ])
  })

  it('keeps marks that are quoted, and drops the hint that tells meanings apart', () => {
    expect(t("It’s '{'not'}' a name, it''s text")).toBe("It’s {not} a name, it's text")
    expect(t('Saved|of a recipe')).toBe('Saved')
  })

  it('is asked for in the language of its reader', () => {
    speak('fr', {
      '{count, plural, one {# day} other {# days}}':
        '{count, plural, one {# jour} other {# jours}}',
    })
    const days = (count: number) => t('{count, plural, one {# day} other {# days}}', { count })
    // French has nothing in the singular.
    expect([0, 1, 1.5, 2].map(days)).toEqual(['0 jour', '1 jour', '1.5 jour', '2 jours'])
    expect(t('Sign in')).toBe('Sign in')
    expect(locale()).toBe('fr')
  })

  it('needs each of its values, by name and kind', () => {
    // @ts-expect-error: a value is missing
    expect(() => t('Hello {name}', {})).toThrow('needs name')
    // @ts-expect-error: no values at all
    expect(() => t('Hello {name}')).toThrow('needs name')
    // @ts-expect-error: a plural wants a number
    t('{count, plural, one {# day} other {{name} days}}', { count: '1', name: 'Ada' })
    // @ts-expect-error: one inside a branch
    expect(() => t('{count, plural, one {# day} other {{name} days}}', { count: 2 })).toThrow(
      'name',
    )
    // @ts-expect-error: a name that the text does not have
    t('Hello {name}', { name: 'Ada', nmae: 'Bo' })
    // @ts-expect-error: a text without values takes none
    t('Hello', { name: 'Ada' })
  })
})

it.each([
  'Hello {name',
  'Hello }',
  '<b>bold',
  'both</b>',
  '{count, plural, one {# day}}',
  '{count, plurl, other {# days}}',
])('refuses %s', (text) => {
  expect(() => readMessage(text)).toThrow(MessageError)
})

it.each([
  ['en', true],
  ['en-GB', true],
  ['de', false],
  ['en-XA', false],
])('%s is English: %s', (tag, expected) => {
  speak(tag, {})
  expect(isEnglish()).toBe(expected)
})
