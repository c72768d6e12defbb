import { afterEach, beforeEach, expect, it } from 'vitest'
import { withGermanNames } from '#domain/ingredients/testing/german-names.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { swapInWords } from './swap-words.ts'

beforeEach(() => findSpeakerBy(() => ({ tag: 'de', translate: readTranslations('de') })))
afterEach(() => findSpeakerBy(() => undefined))

const swap = {
  need: 'butter',
  uses: ['egg'],
  ratio: 1,
  quality: 0.8,
  context: 'in sauces',
  diets: [],
  freeOf: [],
  note: 'Milder.',
}
const unmeasured = { amount: null, amountMax: null, unit: null }

it('says a swap, where it works and its note in German', () => {
  const said = { context: 'in Saucen', note: 'Milder im Geschmack.' }
  expect(swapInWords({ ...swap, said }, unmeasured, withGermanNames(testVocabulary))).toBe(
    'nimm stattdessen Eier (in Saucen). Milder im Geschmack.',
  )
})
