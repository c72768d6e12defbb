import { describe, expect, it } from 'vitest'
import { formatAmount } from './format-quantity.ts'

describe('formatAmount', () => {
  it.each([
    [2, 'piece', '2'],
    [0.5, null, '½'],
    [1.25, 'cup', '1¼ cups'],
    [1, 'cup', '1 cup'],
    [400, 'g', '400 g'],
    [1 / 3, 'cup', '⅓ cup'],
    [2.999, 'clove', '3 cloves'],
    [2.35, 'kg', '2.35 kg'],
    [0.1, 'l', '0.1 l'],
    [1.5, 'kg', '1.5 kg'],
    [1 / 6, 'can', '⅙ can'],
    [null, 'piece', ''],
  ])('writes %s %s as %j', (quantity, unit, text) => {
    expect(formatAmount(quantity, unit)).toBe(text)
  })

  it('writes a range', () => {
    expect(formatAmount(2, 'clove', 3)).toBe('2–3 cloves')
  })
})
