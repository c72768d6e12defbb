import { expect, test } from 'vitest'
import { quickAddGroups } from '#domain/pantry/quick-add-groups.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const { ingredients } = await wholeVocabulary()
const inGroups = quickAddGroups.flatMap((group) => group.ingredients)

test('the catalogue knows whatever is offered by a tap, each thing once', () => {
  expect([...inGroups, ...usualStaples].filter((id) => !ingredients.has(id))).toEqual([])
  expect(new Set(inGroups).size).toBe(inGroups.length)
})

test('no group is empty or longer than a glance', () => {
  const sizes = quickAddGroups.map((group) => group.ingredients.length)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12)
})
