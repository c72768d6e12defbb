import { describe, expect, it, test } from 'vitest'
import { testVocabulary, vocabularyOf } from '../../ingredients/testing/vocabulary.ts'
import type { DraftLine } from '../draft.ts'
import { draftLinesOf, type SavedLine, withStatedUses } from './draft-of-recipe.ts'
import { furtherFoodNote, isFurtherFood } from './further-row.ts'
import { isPageAddress } from './page-address.ts'
import { readDraft, readDraftLine } from './read-draft.ts'
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

describe('what a line is there for', () => {
  const steps = ['Warm the milk.', 'Serve it. Scatter the parsley over it.']
  const rows = (use?: SavedLine['use'], more: Partial<SavedLine> = {}) => [
    savedLine({ ingredient: 'milk', name: 'milk', written: '1 l milk' }),
    savedLine({ ingredient: 'egg', name: 'egg', written: '2 eggs' }),
    savedLine({
      ingredient: 'parsley',
      name: 'parsley',
      written: 'some parsley',
      ...more,
      ...(use && { use }),
    }),
  ]
  function reopened(lines: readonly SavedLine[]) {
    const draft = { title: 'Soup', steps, lines: draftLinesOf(lines, testVocabulary) }
    return { ...draft, lines: withStatedUses(draft, testVocabulary) }
  }
  const useAgain = (draft: ReturnType<typeof reopened>) =>
    readDraft(draft, testVocabulary).at(-1)?.[0]

  it.each(['base', 'flavour', 'finish'] as const)('stays %s', (use) => {
    expect(useAgain(reopened(rows(use)))?.use ?? 'base').toBe(use)
  })

  it('is said where the rule gives another, and only there', () => {
    expect(reopened(rows('finish')).lines.at(-1)).not.toHaveProperty('use')
    expect(reopened(rows('base')).lines.at(-1)).toMatchObject({ use: 'base' })
    expect(reopened(rows('flavour')).lines.at(-1)).toMatchObject({ use: 'flavour' })
    expect(reopened(rows('finish')).lines[0]).not.toHaveProperty('use')
  })

  it('keeps the sentence of what is lost', () => {
    const without = 'without the parsley it is a little pale'
    expect(useAgain(reopened(rows('finish', { without })))).toMatchObject({
      use: 'finish',
      without,
    })
  })
})
