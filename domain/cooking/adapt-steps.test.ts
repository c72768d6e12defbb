import { expect, test } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import type { RecipeLine } from '../recipes/recipe.ts'
import { adaptSteps } from './adapt-steps.ts'
import { withNotes } from './adapted-step.ts'

const vocabulary = await wholeVocabulary()

function adapted(step: string, need: string, uses: string[], ratio = 1, unit = 'g') {
  const written: RecipeLine = {
    ingredient: need,
    name: vocabulary.ingredients.get(need)?.name ?? need,
    section: null,
    amount: 100,
    amountMax: null,
    unit,
    note: null,
    us: null,
    optional: false,
  }
  const known = { quality: 0.8, context: null, diets: [], freeOf: [], note: '' }
  const swap = { ...known, need, uses, ratio }
  return adaptSteps([step], [{ written, swap }], vocabulary).map(withNotes)[0]
}

test('another name stands where it fits', () => {
  expect(adapted('Stir 50 g of the parsley in. Parsley last.', 'parsley', ['cilantro'])).toBe(
    'Stir 50 g of the cilantro in. Cilantro last.',
  )
  expect(adapted('Add a shallot.', 'shallot', ['onion'])).toBe('Add an onion.')
})

test.each([
  ['another amount', 'Add 50 g of the parsley.', 'parsley', ['cilantro'], 2, 'g'],
  ['another count', 'Chop the onion.', 'onion', ['shallot'], 1, 'piece'],
  [
    'a verb',
    'Oil the pan with olive oil. Olive oil the tin.',
    'olive-oil',
    ['vegetable-oil'],
    1,
    'tbsp',
  ],
  ['a food of another kind', 'Crack the eggs.', 'egg', ['silken-tofu'], 1, 'g'],
  ['two foods', 'Pour in the buttermilk.', 'buttermilk', ['milk', 'lemon-juice'], 1, 'ml'],
  ['a part of it', 'Squeeze the lemon juice and zest of the lemon.', 'lemon', ['lime'], 1, 'piece'],
] as const)('%s gets a note instead', (_, step, need, uses, ratio, unit) => {
  const text = adapted(step, need, [...uses], ratio, unit) ?? ''
  expect(text.startsWith(`${step} Use `)).toBe(true)
  expect(text).toMatch(/ in place of .* here\.$/u)
})

test('the milk of coconut milk is none', () => {
  const step = 'Pour in the coconut milk, then the milk.'
  expect(adapted(step, 'milk', ['oat-milk'], 1, 'ml')).toContain('coconut milk')
})

test('of a translation the words stay, and a note says what is taken at the step that names it in English', () => {
  const written: RecipeLine = {
    ingredient: 'parsley',
    name: 'parsley',
    section: null,
    amount: 100,
    amountMax: null,
    unit: 'g',
    note: null,
    us: null,
    optional: false,
  }
  const known = { ratio: 1, quality: 0.8, context: null, diets: [], freeOf: [], note: '' }
  const swap = { ...known, need: 'parsley', uses: ['cilantro'] }
  const steps = ['Boil water.', 'Stir the parsley in.']
  const shown = ['Wasser kochen.', 'Die Petersilie einrühren.']
  expect(adaptSteps(steps, [{ written, swap }], vocabulary, ['', 'So.'], shown)).toEqual([
    { text: 'Wasser kochen.', written: 'Boil water.', notes: [] },
    {
      text: 'Die Petersilie einrühren.',
      written: 'Stir the parsley in.',
      notes: ['Use cilantro in place of parsley here.', 'So.'],
    },
  ])
})
