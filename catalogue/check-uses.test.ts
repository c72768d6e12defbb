import { expect, test } from 'vitest'
import { checkUses } from './check-uses.ts'
import { ingredientEntry, recipeEntry } from './format.ts'
import { toVocabulary } from './vocabulary.ts'

const ingredient = (id: string, plural: string) => ({
  ...ingredientEntry.parse({
    id,
    name: id.replaceAll('-', ' '),
    plural,
    origin: 'plant',
    contains: [],
  }),
  category: 'Vegetables' as const,
})

const vocabulary = toVocabulary({
  ingredients: [
    ingredient('onion', 'onions'),
    ingredient('salt', 'salt'),
    ingredient('bay-leaf', 'bay leaves'),
    ingredient('parsley', 'parsley'),
  ],
  substitutions: [],
  transforms: [],
  recipes: [],
  facts: new Map(),
  rowNames: new Map(),
  coreTemperatures: [],
  icons: new Set(),
})

const flat = 'the juices are a little flatter'
const leaf = { item: 'bay-leaf', use: 'flavour', without: flat }
const parsley = { item: 'parsley', use: 'finish' }
const base = [{ item: 'onion' }, { item: 'salt' }]

function problemsOf(title: string, ...ingredients: Record<string, unknown>[]): string[] {
  const recipe = recipeEntry.parse({
    id: 1,
    title,
    summary: 'Sweet to the heart.',
    cuisine: ['french'],
    mealType: ['dinner'],
    difficulty: 'easy',
    servings: 2,
    minutes: { active: 5, total: 60 },
    ingredients,
    steps: ['Roast it all.'],
  })
  return checkUses({ ...recipe, slug: 'roast' }, vocabulary)
}

test('lines may carry taste or finish a dish', () => {
  expect(problemsOf('Roast onions', ...base, leaf, parsley)).toEqual([])
  expect(problemsOf('Roast onions', ...base, leaf, { ...parsley, without: flat })).toEqual([])
})

const faults: [name: string, line: Record<string, unknown>, problem: string][] = [
  ['a flavour whose loss nobody names', { ...leaf, without: undefined }, 'say what is lost'],
  ['a loss of what is never left out', { ...leaf, use: 'base' }, 'is for lines that can be left'],
  ['a loss told at length', { ...leaf, without: `it ${'is '.repeat(30)}flat` }, 'at most 80'],
  ['a loss with an end of its own', { ...leaf, without: 'it is flat.' }, 'does not end a sentence'],
  ['a loss that begins large', { ...leaf, without: 'It is flat' }, 'does not end a sentence'],
  ['a loss that begins twice', { ...leaf, without: 'without it, it is flat' }, 'does not end a'],
  ['a use of what is optional', { ...parsley, optional: true }, 'what is optional has no other'],
]

test.each(faults)('%s is a problem', (_name, line, problem) => {
  expect(problemsOf('Roast onions', ...base, line)).toEqual([expect.stringContaining(problem)])
})

test('what the title names is base, by any of its names', () => {
  const named = 'bay-leaf: the title names it, so it is base'
  expect(problemsOf('Onions with bay leaves', ...base, leaf)).toEqual([named])
  expect(problemsOf('Bayonne onions', ...base, leaf)).toEqual([])
})

test('half of the lines stay base, and one of them has a taste', () => {
  const onion = { item: 'onion' }
  expect(problemsOf('Roast', onion, leaf)).toEqual([])
  expect(problemsOf('Roast', onion, leaf, { ...parsley, optional: true, use: 'base' })).toEqual([])
  expect(problemsOf('Roast', onion, leaf, parsley)).toEqual([
    'only 1 of 3 lines are base: at least half must be',
  ])
  expect(problemsOf('Broth', { item: 'salt' }, leaf)).toEqual(['nothing that it tastes of is base'])
})
