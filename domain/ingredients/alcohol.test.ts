import { expect, test } from 'vitest'
import { alcoholIn } from './alcohol.ts'

test.each([
  ['red-wine', 'yes'],
  ['beer', 'yes'],
  ['mirin', 'yes'],
  ['shaoxing-wine', 'yes'],
  ['vanilla-extract', 'extract'],
  ['soy-sauce', 'brewed'],
  ['gochujang', 'brewed'],
  ['ponzu', 'varies'],
  ['hoisin-sauce', 'brewed'],
  ['whole-grain-mustard', 'varies'],
  ['vanilla-ice-cream', 'varies'],
  ['non-alcoholic-beer', 'varies'],
  ['red-wine-vinegar', 'no'],
  ['ginger-beer', 'no'],
  ['root-beer', 'no'],
  ['onion', 'no'],
])('%s: %s', (ingredient, content) => {
  expect(alcoholIn(ingredient)).toBe(content)
})

test('a food that nobody has read is not known to be free of it', () => {
  expect(alcoholIn(null)).toBe('unknown')
})
