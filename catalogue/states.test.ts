import { expect, test } from 'vitest'
import { inState } from '#domain/recipes/food-state.ts'
import { gramsEaten } from '#domain/recipes/weigh.ts'
import { foodInStates } from './food-in-states.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))

function foodOf(id: string) {
  const entry = byId.get(id)
  if (entry === undefined) throw new Error(`no ingredient "${id}"`)
  return foodInStates(entry, catalogue.facts)
}

test('every state names a row that there is', () => {
  const missing = catalogue.ingredients.flatMap(({ id, states = {} }) =>
    Object.values(states).flatMap(({ ndb }) => (catalogue.facts.has(ndb) ? [] : `${id} ${ndb}`)),
  )
  expect(missing).toEqual([])
})

// By the label of the cooked food: grams of carbohydrate.
test.each([
  ['bulgur', 'cup', 33.8],
  ['red-cabbage', 'leaf', 1.5],
  ['quinoa', 'cup', 39.4],
  ['spinach', 'cup', 6.8],
] as const)('one %s, cooked, by the %s', (id, unit, carbohydrate) => {
  const { weighable, nutrition } = inState(foodOf(id), 'cooked')
  const grams = gramsEaten({ amount: 1, unit }, weighable) ?? 0
  expect((grams * (nutrition?.carbohydrate ?? 0)) / 100).toBeCloseTo(carbohydrate, 1)
})

test('sizes grow', () => {
  const wrong = catalogue.ingredients.filter(({ pieces = {} }) => {
    const { small = 0, medium = small, large = medium } = pieces
    return small > medium || medium > large
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no cooked meat or fish holds more water than raw', () => {
  const wrong = catalogue.ingredients.filter(({ category, states = {} }) => {
    const isFlesh = category === 'Meat' || category === 'Fish & Seafood'
    return isFlesh && (states.cooked?.yield ?? 1) > 1
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})
