import { expect, it } from 'vitest'
import { prepareKitchen } from '../matching/kitchen.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { pantryEntries } from './pantry-entries.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { spoilingVocabulary as vocabulary } from './testing/spoiling-vocabulary.ts'

const now = new Date(2026, 4, 20, 18, 0)
const made = (id: string, more: Partial<PantryItem> = {}): PantryItem => ({
  ...pantryItemOf(id, vocabulary, { id, at: new Date(now.getTime() - 1.5 * 86_400_000) }),
  ...more,
})

it('hands on what ran out, and whole days of what does not spoil', () => {
  expect(pantryEntries([made('salt', { status: 'out' })], vocabulary, now)).toEqual([
    { ingredient: 'salt', status: 'out', quantity: null, unit: 'piece', ageDays: 1 },
  ])
})

it('counts an age that matching reads as the urgency of the date that was said', () => {
  const items = [
    made('milk', { bestBefore: '2026-05-20' }),
    made('spinach', { place: 'freezer' }),
    made('chickpea', { openedAt: new Date(now.getTime() - 2 * 86_400_000) }),
  ]
  const entries = pantryEntries(items, vocabulary, now)
  expect(entries.map(({ ageDays }) => ageDays)).toEqual([7, 0, 487])
  const { urgency, daysLeft } = prepareKitchen(entries, [], vocabulary, noRules)
  expect([...urgency]).toEqual([
    ['milk', 100],
    ['spinach', 0],
    ['chickpea', 66],
  ])
  expect([...daysLeft]).toEqual([
    ['milk', 0],
    ['spinach', 239],
    ['chickpea', 1],
  ])
})
