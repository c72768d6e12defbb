import { expect, it } from 'vitest'
import { afterPantryChange } from './pantry-change.ts'
import type { PantryItem } from './pantry-item.ts'

const at = new Date('2026-11-20T12:00:00Z')
const milk: PantryItem = {
  id: '1',
  name: 'Milk',
  category: 'Dairy',
  quantity: null,
  unit: 'piece',
  ingredient: 'milk',
  typedAs: null,
  status: 'have',
  stockedAt: at,
  createdAt: at,
}

it('names nobody as who used up what the reader has just used up', () => {
  const [after] = afterPantryChange([milk], {
    put: [{ ...milk, status: 'out', usedUpBy: 'ben-2' }],
    remove: [],
  })
  expect(after).toEqual({ ...milk, status: 'out' })
})

it('leaves it as it is while the thing stays used up', () => {
  const out: PantryItem = { ...milk, status: 'out', usedUpBy: 'ben-2' }
  const put = [{ ...out, name: 'Whole milk' }]
  expect(afterPantryChange([out], { put, remove: [] })).toEqual(put)
})
