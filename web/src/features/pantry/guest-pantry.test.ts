import { beforeEach, expect, it } from 'vitest'

import type { PantryItem } from '#domain/pantry/pantry-item.ts'

import { readGuestPantry, writeGuestPantry } from './guest-pantry.ts'

const eggs: PantryItem = {
  id: '1',
  name: 'Eggs',
  category: 'Dairy & Eggs',
  quantity: 2,
  unit: 'piece',
  ingredient: 'egg',
  typedAs: 'eggs',
  status: 'low',
  stockedAt: new Date('2026-05-02T10:00:00Z'),
  createdAt: new Date('2026-05-01T10:00:00Z'),
}
const milk: PantryItem = { ...eggs, id: '2', name: 'Milk', quantity: null, ingredient: 'milk' }

beforeEach(() => localStorage.clear())

it('keeps every field, the unstated amount too, under guest_pantry', () => {
  expect(writeGuestPantry([eggs, milk])).toBe(true)
  expect(localStorage.getItem('guest_pantry')).not.toBeNull()
  expect(readGuestPantry()).toEqual([eggs, milk])
})

it('keeps how a thing is kept, and leaves out what of it cannot be read', () => {
  const kept: PantryItem = {
    ...eggs,
    place: 'freezer',
    openedAt: new Date('2026-05-03T10:00:00Z'),
    bestBefore: '2026-06-01',
  }
  writeGuestPantry([kept])
  expect(readGuestPantry()).toEqual([kept])
  const unread = { ...eggs, place: 'cellar', openedAt: 'never', bestBefore: 'soon' }
  localStorage.setItem('guest_pantry', JSON.stringify([unread]))
  expect(readGuestPantry()).toEqual([eggs])
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  [
    'entries of another shape',
    '[1, null, {"id":"x"}, {"id":"1","name":"Egg","createdAt":"never"}]',
  ],
])('reads an empty pantry from %s', (_, stored) => {
  if (stored !== null) localStorage.setItem('guest_pantry', stored)
  expect(readGuestPantry()).toEqual([])
})

it('keeps the entries that it can read beside one that it cannot, and never an amount of zero', () => {
  localStorage.setItem(
    'guest_pantry',
    JSON.stringify([7, { ...eggs, quantity: 0, category: '', unit: '' }]),
  )
  expect(readGuestPantry()).toEqual([{ ...eggs, quantity: null, category: 'Other' }])
})

it('reads items from before there were a status and an age', () => {
  const { typedAs: _typedAs, status: _status, stockedAt: _stockedAt, ...old } = eggs
  localStorage.setItem('guest_pantry', JSON.stringify([old]))
  expect(readGuestPantry()).toEqual([
    { ...eggs, typedAs: null, status: 'have', stockedAt: eggs.createdAt },
  ])
})
