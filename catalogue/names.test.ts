import { expect, test } from 'vitest'
import { normalise } from '#domain/ingredients/normalise.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const { aliases } = await wholeVocabulary()

test.each([
  ['zha cai', 'pickled-mustard-green'],
  ['Sichuan preserved vegetable', 'pickled-mustard-green'],
  ['sauce alfredo', 'alfredo-sauce'],
  ['sauce carbonara en pot', undefined],
  ['carbonara sauce jar', undefined],
])('“%s” means %s', (written, ingredient) => {
  expect(aliases.get(normalise(written))).toBe(ingredient)
})
