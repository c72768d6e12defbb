import { afterEach, expect, it } from 'vitest'
import { findSpeakerBy } from '../texts/speaker.ts'
import { avoidableName } from './avoidable-name.ts'
import { avoidable } from './vocabulary.ts'

afterEach(() => findSpeakerBy(() => undefined))

it('has for translators the names that English has without them', () => {
  const english = avoidable.map(avoidableName)
  expect(english).toContain('animal rennet')
  findSpeakerBy(() => ({ tag: 'en-XA', translate: () => undefined }))
  expect(avoidable.map(avoidableName)).toEqual(english)
})
