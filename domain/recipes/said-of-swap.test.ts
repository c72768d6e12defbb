import { afterEach, expect, test } from 'vitest'
import { findSpeakerBy } from '../texts/speaker.ts'
import { contextOfSwap, noteOfSwap } from './said-of-swap.ts'

const speak = (tag: string) => findSpeakerBy(() => ({ tag, translate: () => undefined }))
afterEach(() => findSpeakerBy(() => undefined))

const swap = { context: 'in curries', note: 'Softer than zucchini.' }
const inGerman = { ...swap, said: { context: 'in Currys', note: 'Weicher als Zucchini.' } }

test('a swap is said in the language of the page', () => {
  expect([contextOfSwap(inGerman), noteOfSwap(inGerman)]).toEqual([swap.context, swap.note])
  speak('de')
  expect([contextOfSwap(inGerman), noteOfSwap(inGerman)]).toEqual([
    'in Currys',
    'Weicher als Zucchini.',
  ])
})

test('what has no words in a language is said in English, and British to the British', () => {
  speak('fr')
  expect([contextOfSwap(swap), noteOfSwap(swap)]).toEqual([swap.context, swap.note])
  expect(contextOfSwap({ context: null, said: { context: null, note: '' } })).toBeNull()
  speak('en-GB')
  expect(noteOfSwap(inGerman)).toBe('Softer than courgette.')
})
