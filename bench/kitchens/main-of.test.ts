import { expect, test } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { mainOf } from './main-of.ts'

const vocabulary = await wholeVocabulary()

test.each([
  ['Lemon chicken thighs', ['chicken-thigh', 'lemon'], 'lemon'],
  ['Chicken with lemon', ['lemon', 'chicken-thigh'], 'chicken'],
  ['Crisp chicken wings', ['salt', 'chicken-wing'], 'chicken'],
  ['Shakshuka', ['egg', 'tomato'], 'pan'],
  ['Eggplant in the oven', ['egg', 'eggplant'], 'eggplant'],
])('“%s” is mainly of what the title names first', (title, needs, main) => {
  expect(mainOf({ title, needs, otherwise: 'pan' }, vocabulary)).toBe(main)
})
