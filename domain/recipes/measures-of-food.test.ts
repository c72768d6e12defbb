import { expect, test } from 'vitest'
import { measuresOfFood } from './measures-of-food.ts'

test('reads what the database holds', () => {
  const nutrition = { kcal: 83, protein: 3.1, carbohydrate: 18.6, fat: 0.2, saturated: 0 }
  const { row, weights, pieces, states } = measuresOfFood({
    row: 'bulgur, dry',
    weights: { pack: 500, armful: 3 },
    pieces: {},
    states: { cooked: { cup: 182, yield: 4.08, row: 'bulgur, cooked', nutrition } },
  })
  expect({ row, weights, pieces }).toEqual({
    row: 'bulgur, dry',
    weights: { pack: 500 },
    pieces: {},
  })
  expect(states.cooked).toMatchObject({
    cup: 182,
    nutrition: { kcal: 83, carbohydrate: 18.6, row: 'bulgur, cooked' },
  })
})

test('what is nothing of the kind says nothing', () => {
  for (const json of [null, undefined, 'cup', [], { weights: 'heavy', states: null }]) {
    expect(measuresOfFood(json)).toMatchObject({ row: null, weights: {}, states: {} })
  }
})
