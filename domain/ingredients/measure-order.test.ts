import { expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

it.each([
  ['Egg whites (large), 4', 4, null, 'Egg whites'],
  ['Smoked paprika, pinch', null, 'pinch', 'Smoked paprika'],
  ['70% dark chocolate, 2 cups', 2, 'cup', '70% dark chocolate'],
  ['3 (4 x 6-inch) sheets nori', 3, 'sheet', 'nori'],
  ['most of 1 bunch dill', 1, 'bunch', 'dill'],
  ['1 recipe for pizza dough', 1, 'batch', 'pizza dough'],
  ['¼ teaspoon or a few drops of rose water', 0.25, 'tsp', 'rose water'],
  ['1 cup each: peaches, plums', 1, 'cup', 'peaches'],
  ['two thirds cup milk', 2 / 3, 'cup', 'milk'],
  ['three quarters of a cup of oats', 0.75, 'cup', 'oats'],
  ['2 cups coarsely grate carrots', 2, 'cup', 'carrots'],
  ['1 cup grated, not sliced, cheese', 1, 'cup', 'cheese'],
  ['1 cup thin shavings pecorino', 1, 'cup', 'pecorino'],
  ['1 lb strip steak', 1, 'lb', 'strip steak'],
  ['6 oz chunk light tuna', 6, 'oz', 'chunk light tuna'],
  ['4 oz slab bacon', 4, 'oz', 'slab bacon'],
  ['6 unpeeled cloves garlic', 6, 'clove', 'garlic'],
])('reads the measure of %j wherever it stands', (text, min, unit, name) => {
  const line = parseLine(text)
  expect([line.amount?.min ?? null, line.unit, line.name]).toEqual([min, unit, name])
})

it('keeps the size that stands behind the name', () => {
  expect(parseLine('Egg whites (large), 4').size).toBe('large')
})

it.each([
  ['3 cm piece ginger', 3, 'cm'],
  ['1½-inch stick cinnamon', 1.5, 'inch'],
])('keeps how long the piece of %j is', (text, min, unit) => {
  expect(parseLine(text)).toMatchObject({
    amount: { min: 1 },
    packSize: { amount: { min, max: null }, unit },
  })
})
