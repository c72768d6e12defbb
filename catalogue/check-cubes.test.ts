import { expect, test } from 'vitest'
import { unlistedCubes } from './check-cubes.ts'
import { ingredient, recipe } from './testing/entries.ts'

const byId = new Map(
  [
    ingredient('stock-cube'),
    ingredient('mushroom-cube', { parent: 'stock-cube' }),
    ingredient('chicken-stock'),
  ].map((entry) => [entry.id, entry]),
)

const wrong = (item: string, step: string, note = 'hot') =>
  unlistedCubes(recipe('one', { ingredients: [{ item, note }], steps: [step, 'Eat.'] }), byId)

test('a stock cube in the words is among the ingredients', () => {
  const step = 'Dissolve the stock cube in water.'
  expect(wrong('stock-cube', step)).toEqual([])
  expect(wrong('mushroom-cube', step)).toEqual([])
  expect(wrong('chicken-stock', step)).toHaveLength(1)
  expect(wrong('chicken-stock', 'Pour in the stock.', 'from bouillon powder')).toHaveLength(1)
  expect(wrong('chicken-stock', 'Add the stock, until a cube of potato is soft.')).toEqual([])
})
