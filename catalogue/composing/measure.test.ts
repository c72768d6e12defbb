import { expect, test } from 'vitest'
import { amountOf } from '#domain/composing/measure.ts'
import type { SlotMeasure } from '#domain/composing/form.ts'
import { describeFilling } from '#domain/composing/words.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import { wholeBook } from './testing/whole-book.ts'

const { composing, vocabulary } = await wholeBook()

const of = (id: string, measure: SlotMeasure, grams?: number, servings = 4) =>
  amountOf(id, measure, composing.techniques.of(id), { among: 1, servings, grams }, vocabulary)
const dose = (times: number): SlotMeasure => ({ by: 'dose', times })
const grams = (each: number): SlotMeasure => ({ by: 'grams', grams: each })
const fixed = (amount: number, unit: Unit): SlotMeasure => ({ by: 'amount', amount, unit })

test.each([
  ['a thick sauce above six spoons is weighed', of('pesto', dose(1.5)), 125, 'g'],
  ['up to six it stays spoons', of('pesto', dose(1)), 5, 'tbsp'],
  ['a sixth of a teaspoon is an eighth', of('salt', fixed(0.1667, 'tsp')), 0.125, 'tsp'],
  ['and a fifth a quarter', of('salt', fixed(0.2, 'tsp')), 0.25, 'tsp'],
  ['oil stays spoons', of('olive-oil', fixed(7, 'tbsp')), 7, 'tbsp'],
  ['nobody halves a scallion', of('scallion', dose(0.5), undefined, 3), 2, 'piece'],
  ['but half a stock cube', of('stock-cube', fixed(1, 'piece'), undefined, 2), 0.5, 'piece'],
  ['half a lemon is half', of('lemon', fixed(1, 'piece'), undefined, 2), 0.5, 'piece'],
  [
    'a quarter of a lime is half of one',
    of('lime', fixed(0.5, 'piece'), undefined, 2),
    0.5,
    'piece',
  ],
  ['half of a can is half of it', of('black-bean', grams(60), undefined, 2), 0.5, 'can'],
  ['and spoons of a can are weighed', of('black-bean', grams(20), undefined, 2), 40, 'g'],
  ['what is there goes in tens', of('ricotta', grams(60), 157), 150, 'g'],
  ['what is asked goes by quarters', of('ricotta', grams(27)), 100, 'g'],
  ['and above a hundred too', of('ricotta', grams(33)), 125, 'g'],
])('%s', (_, found, amount, unit) => {
  expect(found).toEqual({ amount, unit })
})

test('a joint is one piece of meat, and thighs are several', () => {
  const called = (id: string, amount: number, unit: Unit) => {
    const technique = composing.techniques.of(id)
    const plain = { id, slot: 'main', technique, core: null, method: null }
    return describeFilling({ ...plain, amount: { amount, unit } }, vocabulary).called
  }
  expect(called('pork-shoulder', 650, 'g')).toBe('pork shoulder')
  expect(called('chicken-thigh', 6, 'piece')).toBe('chicken thighs')
})
