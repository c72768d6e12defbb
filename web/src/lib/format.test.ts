import { expect, it } from 'vitest'

import { formatDate, formatMoney, formatMonth } from './format.ts'

it('writes dates in words', () => {
  expect(formatDate(new Date(2026, 5, 15))).toBe('June 15, 2026')
  expect(formatMonth(new Date(2026, 5, 15))).toBe('June 2026')
})

it.each([
  [399, 'usd', '$3.99'],
  [999, 'eur', '€9.99'],
  [500, 'jpy', '¥500'],
])('writes %i of %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})
