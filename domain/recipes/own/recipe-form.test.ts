import { expect, test } from 'vitest'
import { testVocabulary } from '../../ingredients/testing/vocabulary.ts'
import type { RecipeLine } from '../recipe.ts'
import { draftLinesOf, type SavedLine } from './draft-of-recipe.ts'
import { readDraft } from './read-draft.ts'
import { draftOfForm, emptyForm, faultsOf, formOfDraft, isBlankForm } from './recipe-form.ts'
import { toSavedRecipe } from './saved-recipe.ts'
import { linesOfText, textOfLines } from './written-lines.ts'

const key = '6c1f4c9e-3f3e-4a44-9d6c-0d5f9f8f2b11'
const written = '3 eggs\n- salt and butter\n\nFor the sauce:\n1 glug of the white stuff\n'
const choices = { '1 glug of the white stuff': 'cream' }

test('lines of one field: a colon begins a part, and signs before a line are none of it', () => {
  expect(linesOfText(written, choices)).toEqual([
    { text: '3 eggs', section: null, chosen: null },
    { text: 'salt and butter', section: null, chosen: null },
    { text: '1 glug of the white stuff', section: 'For the sauce', chosen: 'cream' },
  ])
  const lines = linesOfText(written, choices)
  expect(linesOfText(textOfLines(lines), choices)).toEqual(lines)
})

test('a form says the same after it was a draft', () => {
  const form = {
    ...emptyForm(key),
    title: 'Omelette',
    servings: '2',
    readyInMinutes: '20',
    lines: written,
    choices,
    steps: ['Beat.', 'Fry.'],
    tags: 'quick, for one',
    sourceUrl: 'https://example.org',
  }
  const draft = draftOfForm(form)
  expect(draftOfForm(formOfDraft(draft, key))).toEqual(draft)
  expect(draft.tags).toEqual(['quick', 'for one'])
})

test('what is kept and opened to be changed is read as it was meant', () => {
  const draft = draftOfForm({ ...emptyForm(key), title: 'x', lines: written, choices })
  const saved = toSavedRecipe(draft, readDraft(draft, testVocabulary), {
    key,
    visibility: 'private',
  })
  const savedLines = saved.ingredients.map((line): SavedLine => ({
    ...line,
    written: line.text,
    ingredient: line.slug,
    name: line.name ?? line.slug ?? '',
    amountMax: line.amount_max,
    us: null,
  }))
  expect(draftLinesOf(savedLines, testVocabulary)).toEqual(draft.lines)
})

test('lines of which nobody kept the words are written out', () => {
  const line: RecipeLine = {
    ingredient: 'milk',
    name: 'milk',
    section: null,
    amount: 200,
    amountMax: null,
    unit: 'ml',
    note: 'warm',
    us: null,
    optional: false,
  }
  const other = { ...line, ingredient: 'cream', name: 'white stuff', amount: 2, unit: 'tbsp' }
  expect(
    draftLinesOf(
      [line, other].map((each) => ({ ...each, written: null })),
      testVocabulary,
    ),
  ).toEqual([
    { text: '200 ml milk, warm', section: null, chosen: null },
    { text: '2 tbsp white stuff, warm', section: null, chosen: 'cream' },
  ])
})

test('faults stand at their fields', () => {
  const form = {
    ...emptyForm(key),
    servings: '2.5',
    readyInMinutes: '10',
    activeMinutes: '11',
    sourceUrl: 'javascript:x',
  }
  expect(Object.keys(faultsOf(form)).toSorted()).toEqual(
    ['activeMinutes', 'lines', 'servings', 'sourceUrl', 'steps', 'title'].toSorted(),
  )
  const good = { ...emptyForm(key), title: 'x', lines: 'egg', steps: ['Boil.'] }
  expect(faultsOf(good)).toEqual({})
  expect(isBlankForm(emptyForm(key))).toBe(true)
  expect(isBlankForm(good)).toBe(false)
})

test('what lines are there for is said of each, and saved', () => {
  const uses = { '3 eggs': { use: 'flavour', without: 'without the eggs it is flat' } } as const
  const form = {
    ...emptyForm(key),
    title: 'Milk',
    lines: '1 l milk\n3 eggs\n200 g cream',
    uses,
    steps: ['Mix.'],
  }
  const draft = draftOfForm(form)
  expect(draftOfForm(formOfDraft(draft, key))).toEqual(draft)
  const reading = readDraft(draft, testVocabulary)
  const saved = toSavedRecipe(draft, reading, { key, visibility: 'private' })
  expect(saved.ingredients.map(({ use, without }) => [use, without])).toEqual([
    [undefined, undefined],
    ['flavour', 'without the eggs it is flat'],
    [undefined, undefined],
  ])
})
