import { afterEach, expect, it } from 'vitest'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { avoidablesInWords, eitherInWords } from './avoidable-words.ts'

afterEach(() => findSpeakerBy(() => undefined))

it('joins what is avoided, all of it or any', () => {
  const ids = ['nuts', 'fish', 'animal-rennet'] as const
  expect(avoidablesInWords(ids)).toBe('nuts, fish and animal rennet')
  expect(eitherInWords(ids)).toBe('nuts, fish or animal rennet')
  expect(eitherInWords(['tree-nuts'])).toBe('tree nuts')
})

it('has for translators the names that English has without them', () => {
  const english = avoidable.map(avoidableName)
  findSpeakerBy(() => ({ tag: 'en-XA', translate: () => undefined }))
  expect(avoidable.map(avoidableName)).toEqual(english)
})
