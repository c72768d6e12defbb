import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { stillGood, withStatus } from './status.ts'

const bought = new Date('2026-05-01T10:00:00Z')
const now = new Date('2026-05-08T10:00:00Z')
const made = pantryItemOf('egg', testVocabulary, { id: 'item', at: bought })
const eggs: PantryItem = { ...made, quantity: 6 }

it('keeps age and amount until a thing has run out', () => {
  expect(withStatus(eggs, 'low', now)).toEqual({ ...eggs, status: 'low' })
  expect(withStatus(eggs, 'out', now)).toEqual({ ...eggs, status: 'out' })
})

it('takes what comes back as bought anew', () => {
  expect(withStatus({ ...eggs, status: 'out' }, 'have', now)).toEqual({
    ...eggs,
    status: 'have',
    quantity: null,
    stockedAt: now,
  })
})

it('forgets how a thing was kept once it is bought anew', () => {
  const kept = { ...eggs, status: 'out', place: 'freezer', bestBefore: '2026-05-01' } as const
  const fresh = withStatus(kept, 'have', now)
  expect(fresh).not.toHaveProperty('place')
  expect(fresh).not.toHaveProperty('bestBefore')
  expect(withStatus({ ...kept, status: 'low' }, 'have', now)).toMatchObject({ place: 'freezer' })
})

it('counts the days of what is still good anew, where it stands', () => {
  const opened = {
    ...eggs,
    openedAt: eggs.stockedAt,
    place: 'fridge',
    bestBefore: '2026-05-01',
  } as const
  const good = stillGood(opened, now)
  expect(good).toMatchObject({ stockedAt: now, openedAt: now, place: 'fridge' })
  expect(good).not.toHaveProperty('bestBefore')
  expect(stillGood(eggs, now)).not.toHaveProperty('openedAt')
})
