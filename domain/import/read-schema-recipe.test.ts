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
