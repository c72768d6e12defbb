import { describe, expect, it } from 'vitest'
import type { PantryItem } from './pantry-item.ts'
import { takeFromPantry, type Use } from './take-from-pantry.ts'

const item = (given: Partial<PantryItem>): PantryItem => ({
  id: given.ingredient ?? 'id',
  name: 'Flour',
  category: 'Baking',
  quantity: 500,
  unit: 'g',
  ingredient: 'flour',
  typedAs: null,
  status: 'have',
  stockedAt: new Date(0),
  createdAt: new Date(0),
  ...given,
})
const use = (given: Partial<Use>): Use => ({
  ingredient: 'flour',
  amount: 200,
  unit: 'g',
  grams: null,
  ...given,
})

describe('what cooking takes', () => {
  it('is the amount less, in the pantry’s own unit', () => {
    const [flour] = takeFromPantry([item({ quantity: 1, unit: 'kg' })], [use({})])
    expect(flour).toMatchObject({
      taken: 0.2,
      outcome: 'left',
      after: { quantity: 0.8, unit: 'kg' },
    })
  })
  it('adds up what several lines take of one thing', () => {
    const [flour] = takeFromPantry([item({})], [use({}), use({ amount: 100 })])
    expect(flour?.after).toMatchObject({ quantity: 200, status: 'have' })
  })
  it('leaves a little as running low', () => {
    const [flour] = takeFromPantry([item({})], [use({ amount: 400 })])
    expect(flour?.after).toMatchObject({ quantity: 100, status: 'low' })
  })
  it.each([500, 495, 900])('uses it up by taking %d of 500 g, and never blocks', (amount) => {
    const [flour] = takeFromPantry([item({})], [use({ amount })])
    expect(flour).toMatchObject({ outcome: 'used-up', after: { status: 'out' } })
    expect(flour?.taken).toBeLessThanOrEqual(500)
  })
  it('goes by weight where one side is counted', () => {
    const onions = [item({ ingredient: 'onion', quantity: 3, unit: 'piece' })]
    const grams = use({ ingredient: 'onion', grams: 200 })
    expect(takeFromPantry(onions, [grams], () => 100)[0]?.after.quantity).toBe(1)
    const weighed = [item({ ingredient: 'egg', quantity: 600, unit: 'g' })]
    const counted = use({ ingredient: 'egg', amount: 2, unit: 'piece', grams: 100 })
    expect(takeFromPantry(weighed, [counted])[0]?.after.quantity).toBe(500)
  })
  it('takes a weight from cans by what one holds', () => {
    const cans = [item({ ingredient: 'bean', quantity: 2, unit: 'can' })]
    const grams = use({ ingredient: 'bean', amount: 240, unit: 'g', grams: 240 })
    const [taking] = takeFromPantry(cans, [grams], (_, unit) => (unit === 'can' ? 240 : null))
    expect(taking).toMatchObject({ taken: 1, after: { quantity: 1, unit: 'can' } })
  })
  it.each([
    ['nobody said how much there is', item({ quantity: null }), use({})],
    ['the recipe does not say', item({}), use({ amount: null })],
    ['the two cannot be compared', item({ unit: 'jar' }), use({})],
  ])('is not known where %s', (_, held, used) => {
    expect(takeFromPantry([held], [used])).toMatchObject([
      { taken: null, outcome: 'unknown', after: { quantity: held.quantity, status: 'low' } },
    ])
  })
  it('leaves alone what is not used, not there or not known', () => {
    const pantry = [
      item({ ingredient: 'salt' }),
      item({ status: 'out' }),
      item({ ingredient: null }),
    ]
    expect(takeFromPantry(pantry, [use({})])).toEqual([])
  })
})
