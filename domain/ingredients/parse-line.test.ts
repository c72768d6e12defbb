import { describe, expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

type Case = [text: string, min: number | null, unit: string | null, name: string]

const cases: Case[] = [
  ['2 eggs', 2, null, 'eggs'],
  ['milk', null, null, 'milk'],
  ['half an onion', 0.5, null, 'onion'],
  ['½ onion', 0.5, null, 'onion'],
  ['1½ cups milk', 1.5, 'cup', 'milk'],
  ['1 1/2 cups milk', 1.5, 'cup', 'milk'],
  ['3/4 tsp salt', 0.75, 'tsp', 'salt'],
  ['400g tomatoes', 400, 'g', 'tomatoes'],
  ['400 g tomatoes', 400, 'g', 'tomatoes'],
  ['1,5 kg potatoes', 1.5, 'kg', 'potatoes'],
  ['1.5 l stock', 1.5, 'l', 'stock'],
  ['a dozen eggs', 12, null, 'eggs'],
  ['two and a half cups flour', 2.5, 'cup', 'flour'],
  ['half a dozen eggs', 6, null, 'eggs'],
  ['a couple of carrots', 2, null, 'carrots'],
  ['a pinch of salt', 1, 'pinch', 'salt'],
  ['2 cloves garlic', 2, 'clove', 'garlic'],
  ['2 cloves', 2, null, 'cloves'],
  ['3 tbsp. olive oil', 3, 'tbsp', 'olive oil'],
  ['2 fl oz cream', 2, 'fl oz', 'cream'],
  ['eggs 6', 6, null, 'eggs'],
  ['eggs x 6', 6, null, 'eggs'],
  ['milk 1l', 1, 'l', 'milk'],
  ['chicken (500 g)', 500, 'g', 'chicken'],
  ['- 2 lemons', 2, null, 'lemons'],
  ['about 3 onions', 3, null, 'onions'],
  ['onion, finely chopped', null, null, 'onion'],
  ['', null, null, ''],
]

describe('parseLine', () => {
  it.each(cases)('takes %j apart', (text, min, unit, name) => {
    const line = parseLine(text)
    expect([line.amount?.min ?? null, line.unit, line.name]).toEqual([min, unit, name])
  })

  it('reads a range', () => {
    expect(parseLine('2-3 onions').amount).toEqual({ min: 2, max: 3 })
    expect(parseLine('2 to 3 onions').amount).toEqual({ min: 2, max: 3 })
  })

  it('reads the size of a pack', () => {
    const packSize = { amount: { min: 14, max: null }, unit: 'oz' }
    expect(parseLine('2 (14 oz) cans chopped tomatoes, drained')).toMatchObject({
      amount: { min: 2, max: null },
      packSize,
      unit: 'can',
      name: 'chopped tomatoes',
      preparation: 'drained',
    })
    expect(parseLine('2 x 400 g tins tomatoes')).toMatchObject({
      packSize: { amount: { min: 400, max: null }, unit: 'g' },
      unit: 'can',
      name: 'tomatoes',
    })
  })

  it('reads one pack by its size', () => {
    expect(parseLine('400g tin of chickpeas')).toMatchObject({
      amount: { min: 1, max: null },
      unit: 'can',
      packSize: { amount: { min: 400, max: null }, unit: 'g' },
      name: 'chickpeas',
    })
  })

  it('keeps alternatives, preparation, option, and every letter that was typed', () => {
    const text = '50 g butter or margarine (softened), optional'
    expect(parseLine(text)).toMatchObject({
      original: text,
      name: 'butter',
      alternatives: ['margarine'],
      optional: true,
      preparation: 'optional, softened',
    })
  })

  it('never states an amount of zero', () => {
    expect(parseLine('0 eggs').amount).toBeNull()
  })
})
