import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { nextStatus, withStatus } from './status.ts'

const bought = new Date('2026-05-01T10:00:00Z')
const now = new Date('2026-05-08T10:00:00Z')
const made = pantryItemOf('egg', testVocabulary, { id: 'item', at: bought })
const eggs: PantryItem = { ...made, quantity: 6 }

it('goes round with each tap', () => {
  expect(nextStatus('have')).toBe('low')
  expect(nextStatus('low')).toBe('out')
  expect(nextStatus('out')).toBe('have')
})

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
