import { describe, expect, it } from 'vitest'
import { countsLeft, scaleTranslated } from './scale-translated.ts'
import type { UnitSystem } from './scale.ts'

function shown(text: string, written: string, factor: number, system: UnitSystem = 'metric') {
  const parts = scaleTranslated(text, written, { factor, system }, 'de') ?? []
  return parts.map((part) => (part.kind === 'amount' ? `[${part.text}]` : part.text)).join('')
}

describe('a German step', () => {
  it.each([
    ['1,2 Liter Wasser zugeben.', 'Add 1.2 litres water.', 2, '[2,4 Liter] Wasser zugeben.'],
    ['Mit ½ TL vom Salz', 'With 1/2 teaspoon of the salt', 3, 'Mit [1½ TL] vom Salz'],
    ['In einem EL vom Öl', 'In a tablespoon of the oil', 2, 'In [2 EL] vom Öl'],
    ['2–3 EL Wasser', '2–3 tablespoons water', 0.5, '[1–1½ EL] Wasser'],
    ['Eine Tasse Wasser', 'A cup of water', 2, '[480 ml] Wasser'],
    ['250 g Mehl', '250 g flour', 1, '[250 g] Mehl'],
  ])('“%s” follows the servings', (text, written, factor, expected) => {
    expect(shown(text, written, factor)).toBe(expected)
  })

  it('keeps what belongs to one portion, times, lengths and temperatures', () => {
    const text = 'Bei 180 °C 20 Minuten backen. Je 60 ml in jede Tasse, in Würfeln von 2 cm.'
    const written = 'Bake 20 minutes at 180 °C (350 °F). 60 ml in each cup, in 2 cm cubes.'
    expect(shown(text, written, 2)).toBe(text)
  })

  it('keeps an amount that the English step does not have: it might be wrong', () => {
    expect(shown('200 g Mehl', '300 g flour', 2)).toBe('200 g Mehl')
  })

  it('is in American measures where the reader wants those', () => {
    const written = 'Add 240 ml (1 cup) milk and bake at 180 °C (350 °F).'
    expect(shown('240 ml Milch zugeben und bei 180 °C backen.', written, 1, 'us')).toBe(
      '[1 Tasse] Milch zugeben und bei 350 °F backen.',
    )
  })
})

it('quotes what is counted and stays as it is written', () => {
  const eggs = [{ one: 'egg', more: 'eggs' }]
  const left = (step: string, text: string) => countsLeft([step], [text], eggs, 'de')
  expect(left('Beat two of the eggs.', 'Mit 3 Gabeln zwei der Eier schlagen.')).toEqual([
    'zwei der Eier',
  ])
  expect(left('Beat the second egg.', 'Das zweite Ei schlagen.')).toEqual([''])
  expect(left('Beat the eggs.', 'Die Eier schlagen.')).toEqual([])
})
