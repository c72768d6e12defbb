import { expect, it } from 'vitest'
import { spoilingKey, spoilingOf } from './spoiling.ts'
import { spoilingVocabulary as vocabulary } from './testing/spoiling-vocabulary.ts'

const now = new Date('2026-11-27T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const had = (ingredient: string | null, days: number, more: object = {}) => ({
  id: `${ingredient}-${days}`,
  ingredient,
  status: 'have' as const,
  stockedAt: daysAgo(days),
  ...more,
})
const told = (items: ReturnType<typeof had>[], today?: string) =>
  spoilingOf(items, vocabulary, now, today).map(({ item, left }) => `${item.id} ${left.daysLeft}`)

it('names what is to be used within two days, the most urgent first', () => {
  expect(told([had('milk', 5), had('milk', 4), had('spinach', 5)])).toEqual([
    'spinach-5 0',
    'milk-5 2',
  ])
})

it('leaves out what is over, run out, frozen, unknown, or does not spoil', () => {
  expect(
    told([
      had('milk', 8),
      had('spinach', 5, { status: 'out' }),
      had('spinach', 4, { place: 'freezer' }),
      had(null, 5),
      had('salt', 5),
    ]),
  ).toEqual([])
})

it('counts a date by the day where the person is', () => {
  const milk = had('milk', 0, { bestBefore: '2026-11-29' })
  expect(told([milk], '2026-11-26')).toEqual([])
  expect(told([milk], '2026-11-27')).toEqual(['milk-0 2'])
  expect(told([milk], '2026-11-30')).toEqual([])
})

it('knows what was bought anew from what was there', () => {
  const [old, anew] = [had('milk', 5), { ...had('milk', 5), stockedAt: daysAgo(0) }]
  expect(spoilingKey({ item: old })).not.toBe(spoilingKey({ item: anew }))
})
