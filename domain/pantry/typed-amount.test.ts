import { expect, it } from 'vitest'
import { readTypedAmount } from './typed-amount.ts'

it.each([
  ['6', 6, 'piece'],
  ['1½ l', 1.5, 'l'],
  ['500g', 500, 'g'],
  ['  ', null, 'piece'],
  ['99999999999', 1_000_000, 'piece'],
])('reads %j', (text, quantity, unit) => {
  expect(readTypedAmount(text)).toEqual({ quantity, unit })
})

it.each(['many', '0', '-1', '2 eggs', '2 x 400 g'])('%j is no amount', (text) => {
  expect(readTypedAmount(text)).toBeUndefined()
})
