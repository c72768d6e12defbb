import { expect, test } from 'vitest'
import type { Json, RecordDoc } from '../sync/records.ts'
import { purchasesIn } from './purchases.ts'

const at = 1_764_000_000_000

function itemOf(fields: Readonly<Record<string, Json>>): RecordDoc {
  const clock = `${at}.0000.a`
  return Object.fromEntries(
    Object.entries({ name: 'x', ...fields }).map(([field, value]) => [field, [clock, value]]),
  )
}

test('what was ticked was bought, also once it is cleared from the list; the rest is to be bought', () => {
  const items = [
    itemOf({ ingredient: 'oil', checked: true }),
    itemOf({ ingredient: 'sugar', checked: true, removed: true }),
    itemOf({ ingredient: 'flour', checked: false }),
    itemOf({ ingredient: 'milk' }),
    itemOf({ ingredient: 'egg', removed: true }),
    itemOf({ ingredient: null, checked: true }),
  ]
  expect(purchasesIn(items)).toEqual({
    bought: [
      { ingredient: 'oil', at },
      { ingredient: 'sugar', at },
    ],
    toBuy: ['flour', 'milk'],
  })
})
