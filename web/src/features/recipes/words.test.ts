import { expect, it } from 'vitest'

import { listInWords, minutesInWords } from './words.ts'

it.each([
  [5, '5 min'],
  [60, '1 h'],
  [70, '1 h 10 min'],
  [195, '3 h 15 min'],
])('writes %i minutes as %j', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words)
})

it.each([
  [[], ''],
  [['thyme'], 'thyme'],
  [['thyme', 'sage'], 'thyme and sage'],
  [['thyme', 'sage', 'dill'], 'thyme, sage and dill'],
  [['thyme', 'sage', 'dill', 'mint'], 'thyme, sage and 2 more'],
])('lists %j as %j', (names, words) => {
  expect(listInWords(names)).toBe(words)
})
