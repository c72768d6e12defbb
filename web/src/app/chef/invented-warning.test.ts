import { expect, it } from 'vitest'
import type { InventedFacts } from '#domain/chat/read-invented.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { inventedWarning } from './invented-warning.ts'

const harmless: InventedFacts = { diets: ['vegetarian'], ...holding('dairy') }

it.each([
  ['who avoids nothing', [], [], null, null],
  ['before it is known', ['nuts'], [], null, 'Not checked yet against what you avoid.'],
  ['harmless', ['nuts'], ['vegetarian'], harmless, null],
  ['an allergen', ['nuts', 'dairy'], [], harmless, 'Contains dairy, which you avoid.'],
  [
    'an allergen, although a line was not read',
    ['dairy'],
    [],
    { ...harmless, freeOf: [] },
    'Contains dairy, which you avoid.',
  ],
  [
    'a line that was not read',
    ['nuts', 'fish', 'eggs'],
    [],
    { ...harmless, freeOf: [] },
    'It is not known whether this contains nuts, fish or eggs, which you avoid.',
  ],
  ['a diet', [], ['vegan'], harmless, 'Not known to be vegan.'],
] as const)('warns of %s', (_, restrictions, preferences, facts, warning) => {
  expect(inventedWarning({ restrictions, preferences }, facts)).toBe(warning)
})
