import { expect, test } from 'vitest'
import { quickShelves } from '#domain/pantry/quick-shelves.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { readCatalogue } from './read.ts'
import { toVocabulary } from './vocabulary.ts'

const { catalogue } = await readCatalogue()
const { ingredients } = toVocabulary(catalogue)
const onShelves = quickShelves.flatMap((shelf) => shelf.ingredients)

test('the catalogue knows whatever is offered by a tap, each thing once', () => {
  expect([...onShelves, ...usualStaples].filter((id) => !ingredients.has(id))).toEqual([])
  expect(new Set(onShelves).size).toBe(onShelves.length)
})

test('no shelf is empty or longer than a glance', () => {
  const sizes = quickShelves.map((shelf) => shelf.ingredients.length)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12)
})
