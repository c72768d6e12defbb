import { describe, expect, it } from 'vitest'
import { formatAmount } from './format-quantity.ts'
import { scaleAmount } from './scale-amount.ts'
import { units, type Unit } from './units.ts'

function scaled(quantity: number, unit: Unit, factor: number, gramsPerPiece: number | null = null) {
  const measure = scaleAmount({ quantity, most: null, unit }, factor, gramsPerPiece)
  return formatAmount(measure.quantity, measure.unit, measure.most)
}

describe('scaleAmount', () => {
  it.each<[number, Unit, number, string]>([
    [3, 'tsp', 4, '4 tbsp'],
    [333, 'g', 3, '1 kg'],
    [499.5, 'ml', 2, '1 l'],
    [1, 'tsp', 3, '1 tbsp'],
    [1.75, 'tsp', 2, '3½ tsp'],
    [12, 'tsp', 4, '1 cup'],
    [3, 'tbsp', 6, '18 tbsp'],
    [3, 'tbsp', 12, '2¼ cups'],
    [2, 'tbsp', 1 / 4, '1½ tsp'],
    [1, 'tsp', 1 / 6, '⅛ tsp'],
    [1, 'tsp', 1 / 10, '⅛ tsp'],
    [0.5, 'tsp', 1 / 12, '1 pinch'],
    [1, 'pinch', 1 / 6, '1 pinch'],
    [1, 'pinch', 12, '¾ tsp'],
    [1, 'cup', 1 / 8, '2 tbsp'],
    [400, 'g', 3, '1.2 kg'],
    [0.5, 'kg', 1 / 4, '125 g'],
    [999, 'g', 1.001, '1 kg'],
    [7, 'g', 1 / 12, '1 g'],
    [250, 'ml', 12, '3 l'],
    [0.02, 'l', 0.5, '2 tsp'],
    [0.8, 'l', 0.25, '200 ml'],
    [8, 'oz', 3, '1½ lb'],
    [1, 'lb', 1 / 6, '2⅔ oz'],
    [1, 'can', 1 / 6, '⅙ can'],
    [10, 'leaf', 1 / 4, '3 leaves'],
    [1, 'sprig', 1 / 10, '½ sprig'],
    [5, 'piece', 7 / 12, '3'],
    [1, 'piece', 1 / 16, '⅛'],
  ])('%d %s times %d is %s', (quantity, unit, factor, text) => {
    expect(scaled(quantity, unit, factor)).toBe(text)
  })

  it('weighs less than a quarter of a piece where the weight is known and can be weighed', () => {
    expect(scaled(1, 'piece', 1 / 16, 50)).toBe('3 g')
    expect(scaled(1, 'piece', 1 / 4, 50)).toBe('¼')
    expect(scaled(1, 'piece', 1 / 6, 0.2)).toBe('⅙')
    expect(scaled(1, 'can', 1 / 6, 400)).toBe('⅙ can')
  })

  it('scales both ends of a range into one unit, and drops a range that is none any more', () => {
    expect(scaleAmount({ quantity: 2, most: 3, unit: 'tsp' }, 2)).toEqual({
      quantity: 1.3333,
      most: 2,
      unit: 'tbsp',
    })
    expect(scaleAmount({ quantity: 2, most: 3, unit: 'leaf' }, 1 / 6).most).toBeNull()
  })

  it('leaves everything as written where nothing is scaled', () => {
    const odd = { quantity: 0.02, most: null, unit: 'l' as const }
    expect(scaleAmount(odd, 1)).toEqual(odd)
  })

  it.each(units)('reads well in %s, however much is scaled', (unit) => {
    for (let step = -60; step <= 36; step++) {
      const { quantity, unit: better } = scaleAmount(
        { quantity: 1, most: null, unit },
        1.13 ** (step || 1),
      )
      const text = formatAmount(quantity, better)
      expect(quantity).toBeGreaterThan(0)
      expect(text).toMatch(/^(?:\d*[¼½¾⅓⅔⅛⅜⅙]|\d+)(?: |$)|^\d+(?:\.\d+)? (?:mg|g|kg|cl|ml|dl|l)$/u)
    }
  })
})
