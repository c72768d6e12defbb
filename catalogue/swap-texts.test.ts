import { expect, test } from 'vitest'
import { hasEnglishTexts, offeredLanguages } from '#domain/texts/language.ts'
import { checkSwapTexts, readSwapTexts } from './swap-texts.ts'
import { withLanguageSwaps, writeLanguageSwaps } from './transport-language-swaps.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const spoken = offeredLanguages.filter((tag) => !hasEnglishTexts(tag))

test.each(spoken)('all that a cook says of swaps is there in %s, and fits', async (tag) => {
  expect(checkSwapTexts(tag, await readSwapTexts(tag), vocabulary)).toEqual([])
})

test('what is missing, not used or has other numbers is named', () => {
  const swap = { need: 'egg', uses: ['flax-egg'], ratio: 1, quality: 0.5, diets: [], freeOf: [] }
  const substitutions = [
    { ...swap, context: 'in baking', note: '60 g for one egg.' },
    { ...swap, context: null, note: 'Cook it to 74 °C (165 °F).' },
  ]
  const texts = new Map([
    ['60 g for one egg.', '50 g für ein Ei.'],
    ['Cook it to 74 °C (165 °F).', 'Bis 74 °C garen.'],
    ['Milder.', 'Milder.'],
  ])
  const found = checkSwapTexts('de', texts, { substitutions })
  expect(found.map(({ entry, text }) => `${entry} ${text}`)).toEqual([
    'in baking is missing',
    '60 g for one egg. has other numbers',
    'Milder. is not used',
  ])
})

test('it travels whole, and leaves the English to the rules', async () => {
  const texts = await readSwapTexts('de')
  const file: unknown = JSON.parse(JSON.stringify(writeLanguageSwaps(vocabulary, texts)))
  const { substitutions } = withLanguageSwaps(vocabulary, file)
  expect(substitutions).toMatchObject(vocabulary.substitutions)
  expect(substitutions.map(({ said }) => said?.note)).toEqual(
    vocabulary.substitutions.map(({ note }) => texts.get(note)),
  )
  const swap = substitutions.find(({ need, uses }) => need === 'tamari' && uses[0] === 'soy-sauce')
  expect(swap?.said?.note).toBe('Außer wenn jemand keinen Weizen essen darf.')
})

test('a text that a language lacks stays in English, and a file for other swaps is refused', () => {
  const [first] = vocabulary.substitutions
  const texts = new Map([['Milder.', 'Milder.']])
  const file = writeLanguageSwaps(vocabulary, texts)
  expect(withLanguageSwaps(vocabulary, file).substitutions[0]?.said?.note).toBe(first?.note)
  for (const other of [{ ...file, texts: ['Milder.'] }, null]) {
    expect(() => withLanguageSwaps(vocabulary, other)).toThrow('larder-language-swaps')
  }
})
