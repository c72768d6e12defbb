import { expect, it } from 'vitest'
import { recipeCard } from '../recipes/testing/recipe-card.ts'
import { inSavedOrder, type SavedOrder } from './saved-order.ts'

const saved = [
  recipeCard({ id: 1, title: 'Ziti', readyInMinutes: 40 }),
  recipeCard({ id: 2, title: 'éclairs', readyInMinutes: 90 }),
  recipeCard({ id: 3, title: 'Dal', readyInMinutes: 5, assumed: ['ready_in_minutes'] }),
  recipeCard({ id: 4, title: 'Fattoush', readyInMinutes: 20 }),
]
const cooked = new Map([
  [4, { times: 1, lastAt: '2026-03-03T18:00:00Z' }],
  [2, { times: 3, lastAt: '2026-01-01T18:00:00Z' }],
])

it.each<[Exclude<SavedOrder, 'pantry'>, number[]]>([
  ['newest', [1, 2, 3, 4]],
  ['title', [3, 2, 4, 1]],
  // A time that nobody stated says nothing.
  ['quickest', [4, 1, 2, 3]],
  ['cooked-last', [4, 2, 1, 3]],
  ['cooked-most', [2, 4, 1, 3]],
])('%s', (order, ids) => {
  const inOrder = inSavedOrder(saved, order, (id) => cooked.get(id))
  expect(inOrder.map(({ id }) => id)).toEqual(ids)
})
