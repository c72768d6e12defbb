import { describe, expect, it } from 'vitest'
import { readLines } from './read-lines.ts'
import { testVocabulary } from './testing/vocabulary.ts'

const read = (text: string) =>
  readLines(text, testVocabulary).map(({ amount, unit, resolution, original }) => [
    amount?.min ?? null,
    unit,
    resolution.kind === 'resolved' ? resolution.ingredient : original,
  ])

describe('readLines', () => {
  it.each([
    [
      'salt and pepper to taste',
      [
        [null, null, 'salt'],
        [null, null, 'black-pepper'],
      ],
    ],
    [
      'salt & pepper',
      [
        [null, null, 'salt'],
        [null, null, 'black-pepper'],
      ],
    ],
    [
      'salt, pepper and garlic',
      [
        [null, null, 'salt'],
        [null, null, 'black-pepper'],
        [null, null, 'garlic'],
      ],
    ],
    [
      '1 tsp each salt and saffron',
      [
        [1, 'tsp', 'salt'],
        [1, 'tsp', 'saffron'],
      ],
    ],
    [
      '1 cup butter and cheese',
      [
        [null, null, 'butter'],
        [null, null, 'cheese'],
      ],
    ],
    [
      '1 tbsp salt and ¼ tsp pepper',
      [
        [1, 'tbsp', 'salt'],
        [0.25, 'tsp', 'black-pepper'],
      ],
    ],
    [
      '2 eggs plus 1 egg yolk',
      [
        [2, null, 'egg'],
        [1, null, 'egg-yolk'],
      ],
    ],
    ['1 cup half and half', [[1, 'cup', 'half-and-half']]],
    ['1 tbsp plus 1 tsp milk', [[1.333, 'tbsp', 'milk']]],
    ['salt and mystery', [[null, null, 'salt and mystery']]],
    ['1 egg', [[1, null, 'egg']]],
  ])('reads %j as the things that it names', (text, things) => {
    expect(read(text)).toEqual(things)
  })
})

it.each([
  ['salt and freshly ground pepper, to taste', ['to taste', 'freshly ground, to taste']],
  ['chopped onion and garlic', ['chopped', 'chopped']],
])('of %j it is known what is done to which', (text, expected) => {
  expect(readLines(text, testVocabulary).map(({ preparation }) => preparation)).toEqual(expected)
})
