import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { contextsOfLines, type UsedRecipe } from './contexts-of-lines.ts'

const vocabulary = {
  ...testVocabulary,
  substitutions: ['cooked', 'in sauces', 'for thickening', null].map((context) => ({
    need: 'butter',
    uses: ['olive-oil'],
    ratio: 1,
    quality: 0.7,
    context,
    diets: [],
    freeOf: [],
    note: 'A note.',
  })),
}

const recipe: UsedRecipe = {
  title: 'Supper',
  tags: [],
  mealType: ['dinner'],
  minutes: 20,
  steps: ['Simmer the butter with the water for 5 minutes.'],
  lines: [
    { name: 'butter', ingredient: 'butter', use: 'base' },
    { name: 'water', ingredient: 'water', use: 'base' },
  ],
}

const ofButter = (changed: Partial<UsedRecipe>) =>
  contextsOfLines({ ...recipe, ...changed }, vocabulary)[0]

test('those of its substitutions that the steps prove, by the alphabet', () => {
  expect(contextsOfLines(recipe, vocabulary)).toEqual([['cooked', 'in sauces'], []])
})

test('what simmers in a dessert is in no sauce', () => {
  expect(ofButter({ mealType: ['dessert'] })).toEqual(['cooked'])
})

test('where the steps do not tell there is none', () => {
  expect(ofButter({ steps: ['Make supper.'] })).toEqual([])
})

test('of two lines of one thing those that both are used in', () => {
  const steps = ['Simmer the butter for 5 minutes.', 'Fry the onion in the clarified butter.']
  const lines = [
    { name: 'butter', ingredient: 'butter', use: 'base' },
    { name: 'clarified butter', ingredient: 'butter', use: 'base' },
  ] as const
  const found = contextsOfLines({ ...recipe, steps, lines }, vocabulary)
  expect(new Set(found.map((each) => each.join()))).toHaveLength(1)
  expect(found[0]).not.toContain('in sauces')
})
