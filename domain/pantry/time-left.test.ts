import { describe, expect, it } from 'vitest'
import { spoilingVocabulary as vocabulary } from './testing/spoiling-vocabulary.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { spoilsSoon, timeLeft } from './time-left.ts'

const now = new Date(2026, 4, 20, 18, 0)
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

function kept(id: string, days: number, how: Partial<PantryItem> = {}): PantryItem {
  return { ...pantryItemOf(id, vocabulary, { id, at: ago(days) }), ...how }
}
const leftOf = (item: PantryItem) => timeLeft(item, vocabulary, now)
const isSoon = (item: PantryItem) => spoilsSoon(item, vocabulary, now)

it('counts whole days since something came, and never more than it usually keeps', () => {
  expect(leftOf(kept('milk', 2.9))).toEqual({ spentDays: 2, daysLeft: 5 })
  expect(leftOf(kept('milk', 9))).toEqual({ spentDays: 7, daysLeft: -2 })
  expect(leftOf(kept('milk', -1))).toEqual({ spentDays: 0, daysLeft: 7 })
})

it('says nothing of what does not spoil, and of what nobody knows', () => {
  expect(leftOf(kept('salt', 999, { bestBefore: '2026-05-20' }))).toBeNull()
  expect(leftOf({ ...kept('milk', 9), ingredient: null })).toBeNull()
})

describe('where it stands', () => {
  it('keeps months in the freezer, and spoils sooner out of the fridge', () => {
    expect(leftOf(kept('spinach', 4, { place: 'freezer' }))).toEqual({
      spentDays: 0,
      daysLeft: 236,
    })
    expect(isSoon(kept('spinach', 4))).toBe(true)
    expect(leftOf(kept('spinach', 1, { place: 'cupboard' }))).toEqual({ spentDays: 3, daysLeft: 1 })
  })

  it('is no news where it usually stands', () => {
    expect(leftOf(kept('milk', 3, { place: 'fridge' }))).toEqual(leftOf(kept('milk', 3)))
    expect(leftOf(kept('frozen-pea', 3, { place: 'freezer' }))).toEqual(
      leftOf(kept('frozen-pea', 3)),
    )
  })

  it('asks for what thawed at once', () => {
    expect(leftOf(kept('frozen-pea', 2, { place: 'fridge' }))).toEqual({
      spentDays: 365,
      daysLeft: 0,
    })
  })
})

describe('since when it is open', () => {
  it('shortens what a closed tin keeps, and is in a hurry only by its last days', () => {
    expect(isSoon(kept('chickpea', 300))).toBe(false)
    expect(leftOf(kept('chickpea', 300, { openedAt: ago(0) }))?.daysLeft).toBe(3)
    expect(isSoon(kept('chickpea', 300, { openedAt: ago(1) }))).toBe(false)
    expect(isSoon(kept('chickpea', 300, { openedAt: ago(2) }))).toBe(true)
  })

  it('changes nothing in the freezer', () => {
    const frozen = kept('ham', 5, { place: 'freezer' })
    expect(leftOf({ ...frozen, openedAt: ago(5) })).toEqual(leftOf(frozen))
  })

  it('never makes anything keep longer', () => {
    expect(leftOf(kept('milk', 6, { openedAt: ago(0) }))).toEqual(leftOf(kept('milk', 6)))
  })
})

describe('the date on its pack', () => {
  it('goes before what things usually keep, either way', () => {
    expect(leftOf(kept('milk', 0, { bestBefore: '2026-05-20' }))).toEqual({
      spentDays: 7,
      daysLeft: 0,
    })
    expect(leftOf(kept('milk', 30, { bestBefore: '2026-06-09' }))).toEqual({
      spentDays: 0,
      daysLeft: 20,
    })
  })

  it('is near in the last days alone', () => {
    expect(isSoon(kept('rice', 0, { bestBefore: '2026-05-26' }))).toBe(false)
    expect(isSoon(kept('rice', 0, { bestBefore: '2026-05-25' }))).toBe(true)
    expect(isSoon(kept('chicken', 0, { bestBefore: '2026-05-22' }))).toBe(true)
    expect(isSoon(kept('chicken', 0, { bestBefore: '2026-05-23' }))).toBe(false)
  })

  it('means nothing once an opened pack keeps shorter', () => {
    const opened = kept('ham', 0, { bestBefore: '2026-06-20', openedAt: ago(3) })
    expect(leftOf(opened)).toEqual({ spentDays: 7, daysLeft: 0 })
  })
})

it('asks to use soon what has spent three fifths of its days, as long as it is there', () => {
  expect(isSoon(kept('milk', 4))).toBe(false)
  expect(isSoon(kept('milk', 5))).toBe(true)
  expect(isSoon({ ...kept('milk', 5), status: 'out' })).toBe(false)
})
