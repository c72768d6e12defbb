import { expect, test } from 'vitest'
import { checkKeeping } from './check-keeping.ts'
import { recipeEntry } from './format.ts'

function problemsOf(
  storage: string,
  tags: readonly string[] = [],
  items: readonly string[] = ['onion'],
) {
  const recipe = recipeEntry.parse({
    id: 1,
    title: 'Roast onions',
    summary: 'Sweet to the heart.',
    cuisine: ['french'],
    mealType: ['dinner'],
    difficulty: 'easy',
    servings: 2,
    minutes: { active: 5, total: 60 },
    ingredients: items.map((item) => ({ item })),
    steps: ['Halve the onions.', 'Roast them.'],
    tags,
    storage,
  })
  return checkKeeping({ ...recipe, slug: 'roast-onions' })
}

test('what tags say of the freezer, storage says too', () => {
  expect(problemsOf('3 days in the fridge, 3 months in the freezer.')).toEqual([
    'storage freezes it: tag it freezes-well',
  ])
  expect(problemsOf('3 days in the fridge, 3 months in the freezer.', ['freezes-well'])).toEqual([])
  expect(problemsOf('The sauce freezes for a month.', ['freezes-well'])).toEqual([])
  const nothing = ['tagged freezes-well, and storage names nothing that freezes']
  expect(problemsOf('3 days in the fridge.', ['freezes-well'])).toEqual(nothing)
  expect(problemsOf('3 days in the fridge. It does not freeze.', ['freezes-well'])).toEqual(nothing)
})

test('of what is only frozen raw or in part, and of ice cream, no tag is asked', () => {
  expect(problemsOf('2 days in the fridge. Freeze them raw, 2 months.')).toEqual([])
  expect(problemsOf('3 days in the fridge; the sauce freezes for a month.')).toEqual([])
  expect(problemsOf('1 month in the freezer.')).toEqual([])
})

test('what is made ahead keeps for a day, and what is better later is made ahead', () => {
  expect(problemsOf('Eat it at once.', ['make-ahead'])).toHaveLength(1)
  expect(problemsOf('The jelly keeps 3 days in the fridge.', ['make-ahead'])).toEqual([])
  expect(problemsOf('4 days in the fridge, and better on the second.')).toEqual([
    'storage calls it better later: tag it make-ahead',
  ])
  expect(problemsOf('For now only. Cold potatoes are better in tomorrow’s omelette.')).toEqual([])
})

test('boiled rice keeps a day, two where it is chilled at once, and no longer', () => {
  const rice = ['jasmine-rice']
  expect(problemsOf('1 day in the fridge.', [], rice)).toEqual([])
  expect(problemsOf('2 days in the fridge.', [], rice)).toHaveLength(1)
  expect(problemsOf('2 days in the fridge, chilled within an hour.', [], rice)).toEqual([])
  expect(problemsOf('3 days in the fridge, chilled within an hour.', [], rice)).toHaveLength(1)
  expect(problemsOf('3 days in the fridge; cook the rice fresh.', [], rice)).toEqual([])
  expect(problemsOf('3 days in the fridge.', [], ['cauliflower-rice', 'rice-noodle'])).toEqual([])
})
