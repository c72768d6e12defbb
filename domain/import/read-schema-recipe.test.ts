import { expect, test } from 'vitest'
import { readSchemaRecipe } from './read-schema-recipe.ts'

const site = 'https://example.org'

test.each([
  ['one that is named', `${site}/tart.jpg`, `${site}/tart.jpg`],
  ['the first of several', [`${site}/tart.jpg`, `${site}/slice.jpg`], `${site}/tart.jpg`],
  [
    'the largest copy of the first',
    [`${site}/tart-300x200.jpg`, `${site}/tart-1200x800.jpg`, `${site}/slice-2000x1500.jpg`],
    `${site}/tart-1200x800.jpg`,
  ],
  [
    'the picture itself before its copies',
    [`${site}/tart-300x200.jpg`, `${site}/tart.jpg`],
    `${site}/tart.jpg`,
  ],
  [
    'the first, also where another picture is wider',
    [
      { '@type': 'ImageObject', url: `${site}/tart-1.jpg?w=1`, width: 300 },
      { '@type': 'ImageObject', url: `${site}/other.jpg`, width: 900 },
    ],
    `${site}/tart-1.jpg?w=1`,
  ],
  ['none that stands for one', 'data:image/gif;base64,x', null],
])('takes %s', (_, image, taken) => {
  expect(readSchemaRecipe({ '@type': 'Recipe', image }).image).toBe(taken)
})

test('all lines in one entry are so many ingredients', () => {
  const read = (...recipeIngredient: string[]) =>
    readSchemaRecipe({ '@type': 'Recipe', recipeIngredient }).lines.map(({ text }) => text)
  expect(read('1 leek\n2 g salt\n500 g flour\npepper')).toEqual([
    '1 leek',
    '2 g salt',
    '500 g flour',
    'pepper',
  ])
  expect(read('1 leek<br>2 g salt<br>1 egg', 'pepper')).toHaveLength(4)
  expect(read('1 leek\n of the garden', 'pepper')).toEqual(['1 leek of the garden', 'pepper'])
})

test('a heading that is given as the first step is none, and nutrients have shorter names too', () => {
  const { steps, nutrition } = readSchemaRecipe({
    '@type': 'Recipe',
    recipeInstructions: ['Preparation', 'Chop the leek.', 'Boil it.'],
    nutrition: { calories: '410', protein: '23g', carbohydrates: '27g' },
  })
  expect(steps).toEqual(['Chop the leek.', 'Boil it.'])
  expect(nutrition).toEqual({ calories: 410, protein: 23, carbs: 27, fat: null })
})
