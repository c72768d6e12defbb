import { expect, test } from 'vitest'
import { testVocabulary, vocabularyOf } from '../../ingredients/testing/vocabulary.ts'
import type { DraftLine } from '../draft.ts'
import { draftLinesOf, type SavedLine } from './draft-of-recipe.ts'
import { furtherFoodNote, isFurtherFood } from './further-row.ts'
import { isPageAddress } from './page-address.ts'
import { readDraftLine } from './read-draft.ts'
import { choicesOf, linesOfText, optionsOf, textOfLines } from './written-lines.ts'

const savedLine = (fields: Partial<SavedLine>): SavedLine => ({
  written: null,
  ingredient: 'milk',
  name: 'milk',
  section: null,
  amount: 200,
  amountMax: null,
  unit: 'ml',
  note: null,
  us: null,
  optional: false,
  ...fields,
})
const read = (line: DraftLine) =>
  readDraftLine(line, testVocabulary).map(({ ingredient, optional }) => ({ ingredient, optional }))
const typedAgain = (lines: readonly DraftLine[]) =>
  linesOfText(textOfLines(lines), choicesOf(lines), optionsOf(lines))

test.each(['milk and flouer', '1 cup milk plus 2 tbsp flouer'])(
  'what a line names besides what was chosen for it stays unknown: %s',
  (text) => {
    const things = read({ text, section: null, chosen: 'milk' })
    expect(things.map(({ ingredient }) => ingredient)).toEqual(['milk', null])
  },
)

test.each(['2 zorbles, peeled and chopped', 'zorbles or flouer'])(
  'a line of one thing is all that was chosen for it: %s',
  (text) => {
    const things = read({ text, section: null, chosen: 'milk' })
    expect(things.map(({ ingredient }) => ingredient)).toEqual(['milk'])
  },
)

test('several things that no parser reads out of their text become lines of their own', () => {
  const lines = draftLinesOf(
    [
      savedLine({ written: 'a cup of white and a knob of yellow' }),
      savedLine({ ingredient: 'butter', name: 'yellow', amount: 1, unit: 'tbsp' }),
    ],
    testVocabulary,
  )
  expect(lines).toHaveLength(2)
  expect(lines.flatMap(read).map(({ ingredient }) => ingredient)).toEqual(['milk', 'butter'])
})

test('a note of two words is no second thing', () => {
  const lines = draftLinesOf([savedLine({ note: 'cold and sweet' })], testVocabulary)
  expect(lines.flatMap(read)).toEqual([{ ingredient: 'milk', optional: false }])
})

test('what a line was copied as decides whether it can be left out, not its words', () => {
  const lines = draftLinesOf(
    [savedLine({ note: 'to serve' }), savedLine({ optional: true })],
    testVocabulary,
  )
  expect(lines[0]?.text).toBe('200 ml milk, to serve')
  expect(typedAgain(lines).flatMap(read)).toEqual([
    { ingredient: 'milk', optional: false },
    { ingredient: 'milk', optional: true },
  ])
})

const oils = vocabularyOf([{ id: 'olive-oil' }, { id: 'butter', contains: ['dairy'] }])
const oil = savedLine({
  written: '1 tbsp olive oil or butter',
  ingredient: 'olive-oil',
  name: 'olive oil',
})
const further = { amount: null, unit: null, note: furtherFoodNote, optional: true }

test.each([
  [
    'with the other food that it names',
    [oil, savedLine({ ingredient: 'butter', name: 'butter', ...further })],
  ],
  ['before other foods counted', [oil]],
])(
  'a line with “or” that was saved %s is one line, as it was written, and read anew',
  (_, rows) => {
    const lines = draftLinesOf(rows, oils)
    expect(lines).toEqual([{ text: '1 tbsp olive oil or butter', section: null, chosen: null }])
    const things = lines.flatMap((line) => readDraftLine(line, oils))
    expect(things.map(({ ingredient }) => ingredient)).toEqual(['olive-oil', 'butter'])
    expect(things.map(isFurtherFood)).toEqual([false, true])
  },
)

test('a line of no part stays out of the parts, and a long heading stays one', () => {
  const long = 'x'.repeat(100)
  const line = { section: null, chosen: null }
  const lines = [
    { ...line, text: 'milk', section: long },
    { ...line, text: 'salt' },
  ]
  expect(typedAgain(lines)).toEqual([
    { ...line, text: 'salt' },
    { ...line, text: 'milk', section: long },
  ])
})

test.each([
  ['https://example.org', true],
  ['http://bücher.example:8080/a b'.replace(' ', '%20'), true],
  ['https://example.org/tart?page=1#top', true],
  ['https://[', false],
  ['https://?', false],
  ['https://', false],
  ['https://example.org:port/', false],
  ['https://exa mple.org', false],
  ['javascript:alert(1)', false],
])('%s is the address of a page: %s', (address, isOne) => {
  expect(isPageAddress(address)).toBe(isOne)
})
