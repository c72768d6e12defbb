import { expect, it } from 'vitest'
import type { PantryItem } from './pantry-item.ts'
import { asReader } from './used-up.ts'

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
const out: PantryItem = { ...milk, status: 'out', usedUpBy: 'ben-2' }

it('names nobody as who used up what the reader has just used up', () => {
  const change = asReader([milk], { put: [out], remove: ['2'] })
  expect(change).toEqual({ put: [{ ...milk, status: 'out' }], remove: ['2'] })
})

it('leaves it as it is while the thing stays used up', () => {
  const change = { put: [{ ...out, name: 'Whole milk' }], remove: [] }
  expect(asReader([out], change)).toEqual(change)
})
