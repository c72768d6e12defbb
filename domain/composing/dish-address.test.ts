import { expect, test } from 'vitest'
import { dishAddress, dishId, readDishAddress } from './dish-address.ts'
import { thingsAt } from './things-at.ts'

const composition = {
  form: 'fried-rice',
  version: 2,
  flavour: 'chinese',
  servings: 2,
  fills: { rice: [{ id: 'cooked-rice', grams: 350 }], veg: [{ id: 'pea' }, { id: 'carrot' }] },
}

test('says what a dish is made of, and is read again', () => {
  const address = dishAddress(composition)
  expect(address).toBe(
    '/dish/fried-rice-2?flavour=chinese&for=2&rice=cooked-rice:350&veg=pea,carrot',
  )
  const url = new URL(address, 'https://larder.test')
  expect(readDishAddress('fried-rice-2', url.searchParams)).toEqual(composition)
  expect(thingsAt(address)).toEqual(['cooked-rice', 'pea', 'carrot'])
  expect(dishId(address)).toBeLessThan(0)
  expect(dishId(address)).not.toBe(dishId(`${address},corn`))
})

test.each([
  ['fried-rice', 'flavour=plain&for=2&rice=rice'],
  ['Fried-1', 'flavour=plain&for=2&rice=rice'],
  ['fried-rice-1', 'for=2&rice=rice'],
  ['fried-rice-1', 'flavour=plain&for=0&rice=rice'],
  ['fried-rice-1', 'flavour=plain&for=200&rice=rice'],
  ['fried-rice-1', 'flavour=plain&for=2'],
  ['fried-rice-1', 'flavour=plain&for=2&rice=<b>'],
  ['fried-rice-1', `flavour=plain&for=2&rice=${Array.from({ length: 13 }, () => 'a').join(',')}`],
])('is no dish: %s?%s', (name, query) => {
  expect(readDishAddress(name, new URLSearchParams(query))).toBeNull()
})
