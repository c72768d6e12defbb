import { describe, expect, it } from 'vitest'
import type { Collection } from './collection.ts'
import { collectionColor, collectionIcon, tidyDetails } from './collection.ts'
import { collectionAsText } from './as-text.ts'
import { placesAfterMove, positionAtEnd, type Place } from './position.ts'
import {
  afterCollectionOperation,
  noCollections,
  entriesOf,
  type CollectionEntry,
  type CollectionOperation,
  type Collections,
} from './collections.ts'

function collection(id: string, createdAt: string, isDefault = false): Collection {
  const details = { name: id, description: '', color: 'purple', icon: null } as const
  return { ...details, id, createdAt, isDefault }
}

function entry(collectionId: string, recipeId: string, position: number): CollectionEntry {
  return { collectionId, recipeId, position, recipeData: '{}' }
}

const soups = collection('soups', '2026-02-01T00:00:00Z')
const mine = collection('mine', '2026-03-01T00:00:00Z', true)
const filled: Collections = {
  collections: [mine, soups],
  entries: [entry('soups', 'a', 1), entry('mine', 'a', 1), entry('soups', 'b', 2)],
}
const idsIn = (collections: Collections, id: string) =>
  entriesOf(collections, id).map(({ recipeId }) => recipeId)

describe('collections', () => {
  const operations: CollectionOperation[] = [
    { kind: 'make', collection: soups, entries: [entry('soups', 'c', 0)] },
    { kind: 'edit', collectionId: 'soups', details: { ...soups, name: 'Stews' } },
    { kind: 'delete', collectionId: 'soups' },
    { kind: 'put', entry: entry('mine', 'c', 9) },
    { kind: 'take', collectionId: 'soups', recipeId: 'a' },
    { kind: 'put-each', collectionId: 'mine', entries: [entry('mine', 'c', 9)] },
    { kind: 'take-each', collectionId: 'soups', recipeIds: ['a', 'b'] },
    { kind: 'place', collectionId: 'soups', places: [{ recipeId: 'b', position: 0 }] },
    { kind: 'share', collectionId: 'soups', kitchen: 'flat' },
  ]

  it.each(operations)('$kind, done twice, is as done once', (operation) => {
    const once = afterCollectionOperation(filled, operation)
    expect(once).not.toEqual(filled)
    expect(afterCollectionOperation(once, operation)).toEqual(once)
  })

  it('are shared with one kitchen, and with nobody where they are made anew', () => {
    const share = { kind: 'share', collectionId: 'soups' } as const
    const shared = afterCollectionOperation(filled, { ...share, kitchen: 'flat' })
    const [, there] = shared.collections
    expect(there?.sharedIn).toBe('flat')
    expect(afterCollectionOperation(shared, { ...share, kitchen: null })).toEqual(filled)
    const without = afterCollectionOperation(shared, { kind: 'delete', collectionId: 'soups' })
    const made = { kind: 'make', collection: there ?? soups, entries: [] } as const
    expect(afterCollectionOperation(without, made).collections).toEqual([mine, soups])
  })

  it('take a recipe once, and several take the same one', () => {
    const twice = afterCollectionOperation(filled, { kind: 'put', entry: entry('soups', 'a', 7) })
    expect(twice).toEqual(filled)
    expect(idsIn(filled, 'mine')).toEqual(['a'])
    const taken = { kind: 'take', collectionId: 'soups', recipeId: 'a' } as const
    const less = afterCollectionOperation(filled, taken)
    expect([idsIn(less, 'soups'), idsIn(less, 'mine')]).toEqual([['b'], ['a']])
  })

  it('come back whole, in their order and their place', () => {
    const later = collection('later', '2026-05-01T00:00:00Z')
    const all = afterCollectionOperation(filled, { kind: 'make', collection: later, entries: [] })
    const gone = afterCollectionOperation(all, { kind: 'delete', collectionId: 'soups' })
    expect(idsIn(gone, 'soups')).toEqual([])
    const entries = entriesOf(all, 'soups').toReversed()
    const back = afterCollectionOperation(gone, { kind: 'make', collection: soups, entries })
    expect(back.collections.map(({ id }) => id)).toEqual(['mine', 'soups', 'later'])
    expect(idsIn(back, 'soups')).toEqual(['a', 'b'])
  })

  it('keep the default one and what is in it', () => {
    const after = afterCollectionOperation(filled, { kind: 'delete', collectionId: 'mine' })
    expect(after).toEqual(filled)
  })

  it('are purple where nobody knows the colour, and trimmed', () => {
    expect([collectionColor('teal'), collectionColor('#123456')]).toEqual(['teal', 'purple'])
    expect([collectionIcon('taco'), collectionIcon('skull'), collectionIcon(null)]).toEqual([
      'taco',
      null,
      null,
    ])
    const details = { ...soups, name: '  Soups ', description: '\n warm\n' }
    expect(tidyDetails(details)).toEqual({
      name: 'Soups',
      description: 'warm',
      color: 'purple',
      icon: null,
    })
  })

  it('are a text that can be sent', () => {
    const recipes = [
      { title: 'Leek soup', address: 'https://x.org/recipe/1' },
      { title: 'Lost stew', address: null },
    ]
    const text = 'Soups\n\nFor winter\n\n1. Leek soup\n   https://x.org/recipe/1\n2. Lost stew'
    expect(collectionAsText({ name: 'Soups', description: 'For winter' }, recipes)).toBe(text)
    expect(collectionAsText({ name: 'Soups', description: '' }, [])).toBe('Soups')
  })
})

describe('the order by hand', () => {
  const places = ['a', 'b', 'c', 'd'].map((recipeId, index) => ({ recipeId, position: index }))

  function move(recipeId: string, index: number, before: readonly Place[] = places) {
    const operation = {
      kind: 'place',
      collectionId: 'x',
      places: placesAfterMove(before, recipeId, index),
    } as const
    const entries = before.map((each) => entry('x', each.recipeId, each.position))
    return afterCollectionOperation({ ...noCollections, entries }, operation).entries
  }

  it.each([
    ['a', 3, 'bcda'],
    ['d', 0, 'dabc'],
    ['a', 1, 'bacd'],
    ['c', 1, 'acbd'],
    ['b', 99, 'acdb'],
    ['b', -9, 'bacd'],
    ['b', 1, 'abcd'],
    ['x', 1, 'abcd'],
  ])('%s to %i gives %s with one write', (recipeId, index, order) => {
    expect(placesAfterMove(places, recipeId, index).length).toBeLessThanOrEqual(1)
    expect(
      move(recipeId, index)
        .map((each) => each.recipeId)
        .join(''),
    ).toBe(order)
  })

  it('holds when two are moved to and fro a thousand times, at the size of the clock', () => {
    let now: readonly Place[] = places.map(({ recipeId, position }) => ({
      recipeId,
      position: position + 1.79e9,
    }))
    let renumbered = 0
    for (let step = 0; step < 1000; step++) {
      const order = now.map((each) => each.recipeId)
      const recipeId = order[2] ?? ''
      if (placesAfterMove(now, recipeId, 1).length > 1) renumbered++
      now = move(recipeId, 1, now)
      const expected = [order[0], order[2], order[1], order[3]]
      expect(now.map((each) => each.recipeId)).toEqual(expected)
      expect(new Set(now.map(({ position }) => position)).size).toBe(4)
    }
    expect(renumbered).toBeGreaterThan(0)
    expect(renumbered).toBeLessThan(60)
  })

  it('puts what is new at the end, also after a clock that ran ahead', () => {
    const now = new Date('2026-06-01T00:00:00Z')
    expect(positionAtEnd(places, now)).toBe(now.getTime() / 1000)
    expect(positionAtEnd([{ recipeId: 'a', position: 9e10 }], now)).toBeGreaterThan(9e10)
    expect(positionAtEnd([], now)).toBe(now.getTime() / 1000)
  })
})
