import { expect, test } from 'vitest'
import { testVocabulary } from '../../ingredients/testing/vocabulary.ts'
import type { RecipeDraft } from '../draft.ts'
import { readDraft } from './read-draft.ts'
import { toSavedRecipe } from './saved-recipe.ts'

const line = (text: string, section: string | null = null, chosen: string | null = null) => ({
  text,
  section,
  chosen,
})

const draft: RecipeDraft = {
  title: '  Sunday omelette ',
  summary: '',
  image: null,
  servings: 2,
  readyInMinutes: 20,
  activeMinutes: 45,
  lines: [
    line('3 eggs'),
    line('salt and butter'),
    line('2-3 tbsp whole milk, warm', 'For the froth'),
    line('1 glug of zorbleberry'),
    line('1 spoon of the good stuff', null, 'cream'),
    line('   '),
  ],
  steps: ['Beat.', '  ', 'Fry.'],
  cuisine: ['French', 'french '],
  mealType: ['Breakfast'],
  difficulty: null,
  tags: ['Quick'],
  tip: null,
  storage: ' ',
  source: { url: 'javascript:alert(1)', name: 'Grandmother' },
  nutrition: null,
}
const key = '6c1f4c9e-3f3e-4a44-9d6c-0d5f9f8f2b11'

test('a draft becomes the document that the database keeps', () => {
  const reading = readDraft(draft, testVocabulary)
  const saved = toSavedRecipe(draft, reading, { key, visibility: 'private' })
  expect(saved).toMatchObject({
    id: null,
    key,
    title: 'Sunday omelette',
    servings: 2,
    ready_in_minutes: 20,
    // More work than time is no statement.
    active_minutes: null,
    difficulty: null,
    cuisine: ['french'],
    meal_type: ['breakfast'],
    instructions: ['Beat.', 'Fry.'],
    storage: null,
    // An address that is no page's is nobody's credit.
    source: { url: null, name: 'Grandmother' },
    copied_from: null,
  })
  expect(saved.ingredients).toEqual([
    expect.objectContaining({ text: '3 eggs', slug: 'egg', name: null, amount: 3, unit: 'piece' }),
    // One line of two things: only the first holds the text.
    expect.objectContaining({ text: 'salt and butter', slug: 'salt', amount: null, unit: null }),
    expect.objectContaining({ text: null, slug: 'butter', name: null }),
    expect.objectContaining({
      section: 'For the froth',
      slug: 'milk',
      amount: 2,
      amount_max: 3,
      unit: 'tbsp',
      note: 'warm',
    }),
    expect.objectContaining({ slug: null, text: '1 glug of zorbleberry' }),
    expect.objectContaining({ slug: 'cream' }),
  ])
})

test('a time that nobody stated is what the steps say, and never less than the work', () => {
  const minutes = (changes: Partial<RecipeDraft>) => {
    const unstated = { ...draft, readyInMinutes: null, ...changes }
    const reading = readDraft(unstated, testVocabulary)
    return toSavedRecipe(unstated, reading, { key, visibility: 'private' }).ready_in_minutes
  }
  const steps = ['Brown for 10 minutes.', 'Simmer 2 1/2 hours.']
  expect(minutes({ steps, activeMinutes: null })).toBe(160)
  expect(minutes({ steps, activeMinutes: 200 })).toBe(200)
  expect(minutes({ steps, readyInMinutes: 30, activeMinutes: null })).toBe(30)
  expect(minutes({ activeMinutes: null })).toBeNull()
})

test('what the database would refuse for its length is cut, not lost', () => {
  const long: RecipeDraft = {
    ...draft,
    title: 'x'.repeat(500),
    lines: Array.from({ length: 300 }, () => line('1 egg')),
    steps: Array.from({ length: 300 }, () => 'y'.repeat(9000)),
    servings: 99_999,
  }
  const saved = toSavedRecipe(long, readDraft(long, testVocabulary), { key, visibility: 'public' })
  expect(saved.title).toHaveLength(200)
  expect(saved.ingredients).toHaveLength(200)
  expect(saved.instructions).toHaveLength(100)
  expect(saved.instructions[0]).toHaveLength(5000)
  expect(saved.servings).toBeNull()
})

test('what may take its place is said once', () => {
  const noteOf = (text: string) =>
    readDraft({ ...draft, lines: [line(text)] }, testVocabulary)[0]?.[0]?.note
  expect(noteOf('2 tbsp butter (or oil)')).toBe('or oil')
  expect(noteOf('2 tbsp butter, or oil, or oil')).toBe('or oil')
  expect(noteOf('2 tbsp butter, or oil, melted')).toBe('or oil, melted')
})

test('what there is no place for is not known, and takes no line’s place', () => {
  const saved = (text: string, count: number) => {
    const lines = Array.from({ length: count }, () => line(text))
    return toSavedRecipe({ ...draft, lines }, readDraft({ ...draft, lines }, testVocabulary), {
      key,
      visibility: 'private',
    }).ingredients
  }
  const some = saved('1 egg or zorbleberry', 100)
  expect(some.map(({ slug }) => slug).slice(0, 3)).toEqual(['egg', null, 'egg'])
  const many = saved('1 egg or zorbleberry', 150)
  expect(many.filter(({ slug }) => slug === 'egg')).toHaveLength(150)
  expect(many.at(-1)).toMatchObject({ slug: null, optional: true })
  expect(saved('1 egg', 201).at(-1)).toMatchObject({ slug: null, optional: true })
})

test('what PostgreSQL takes no text with is left out, also where a sign was cut in two', () => {
  const odd = { ...draft, title: `Pie\u0000 \ud800${'x'.repeat(194)}🥧`, steps: ['One\ntwo\u0007'] }
  const saved = toSavedRecipe(odd, [], { key, visibility: 'private' })
  expect(saved.title).toBe(`Pie ${'x'.repeat(194)}`)
  expect(saved.instructions).toEqual(['One\ntwo'])
})

test('what the source states of a serving goes before what is worked out', () => {
  const computed = {
    calories: 1,
    protein: 1,
    carbs: 1,
    fat: 1,
    known: 2,
    counted: 3,
    grams: [150, null],
    partial: ['fat'],
    missing: [1],
  } as const
  const stated = { calories: 300, protein: 20, carbs: null, fat: -1 }
  const savedAs = { key, visibility: 'private', nutrition: computed } as const
  expect(toSavedRecipe(draft, [], savedAs).nutrition_info).toEqual(computed)
  expect(toSavedRecipe({ ...draft, nutrition: stated }, [], savedAs).nutrition_info).toEqual({
    calories: 300,
    protein: 20,
    carbs: null,
    fat: null,
    partial: [],
    missing: [],
    known: null,
    counted: null,
    grams: [150, null],
  })
})
