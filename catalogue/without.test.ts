import { expect, test } from 'vitest'
import { ingredientEntry, type RecipeLine } from './format.ts'
import { sentenceWithout, leavingOf } from './without.ts'

const leaf = {
  ...ingredientEntry.parse({
    id: 'bay-leaf',
    name: 'bay leaf',
    plural: 'bay leaves',
    origin: 'plant',
    contains: [],
  }),
  category: 'Herbs' as const,
}
const line = (changes: Partial<RecipeLine>): RecipeLine => ({
  item: 'bay-leaf',
  optional: false,
  use: 'flavour',
  ...changes,
})
const without = 'the broth is a little flatter'

test.each([
  [{ amount: 1, without }, `without the bay leaf, ${without}`],
  [{ amount: 0.5, unit: 'piece' as const, without }, `without the bay leaf, ${without}`],
  [{ amount: 2, without }, `without the bay leaves, ${without}`],
  [{ amount: 1, max: 2, without }, `without the bay leaves, ${without}`],
  [{ amount: 1, unit: 'g' as const, without }, `without the bay leaves, ${without}`],
  [{ amount: 1 }, 'without the bay leaf'],
  [{}, null],
  [{ use: 'base' as const, amount: 1 }, null],
])('%j: %s', (changes, sentence) => {
  expect(sentenceWithout(line(changes), leaf)).toBe(sentence)
})

test('a base line says nothing to matching', () => {
  expect(leavingOf(line({ use: 'base' }), leaf)).toEqual({})
  expect(leavingOf(line({ use: 'finish' }), leaf)).toEqual({ use: 'finish' })
})
