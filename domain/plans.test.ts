import { expect, it } from 'vitest'
import { plans } from './plans.ts'

it('has a monthly plan of 3.99 and a popular quarterly one of 9.99, both without limits', () => {
  expect(
    plans.map(({ id, price, interval, popular, maxRecipes, maxCollections, maxShoppingLists }) => [
      [id, price, interval, popular],
      [maxRecipes, maxCollections, maxShoppingLists],
    ]),
  ).toEqual([
    [
      ['monthly', 3.99, 'month', false],
      [-1, -1, -1],
    ],
    [
      ['quarterly', 9.99, 'quarter', true],
      [-1, -1, -1],
    ],
  ])
})
