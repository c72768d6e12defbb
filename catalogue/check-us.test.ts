import { expect, test } from 'vitest'
import { disagreeingUs } from './check-us.ts'
import { recipe, ingredient } from './testing/entries.ts'

const flour = ingredient('flour', { cup: 125 })
const thigh = ingredient('thigh', { piece: 120 })

function wrong(line: Record<string, unknown>, entry = flour): string[] {
  const { ingredients } = recipe('one', { ingredients: [{ item: entry.id, ...line }] })
  return ingredients.flatMap((each) => disagreeingUs(each, entry))
}

test.each([
  [{ amount: 800, unit: 'g', us: '1 3/4 lb' }],
  [{ amount: 110, unit: 'g', us: 'scant 1 cup' }],
  [{ amount: 240, unit: 'g', us: '1 3/4 cups plus 2 tbsp' }],
  [{ amount: 400, unit: 'ml', us: '1 can (13.5 oz)' }],
  [{ amount: 850, unit: 'g', us: '2 cans (15 oz)' }],
  [{ amount: 30, unit: 'g', us: '1 packed cup' }],
  [{ amount: 30, unit: 'g', us: 'a handful' }],
])('%o is one amount', (line) => {
  expect(wrong(line)).toEqual([])
})

test.each([
  [{ amount: 800, unit: 'g', us: '2 1/4 lb' }, '128 %'],
  [{ amount: 110, unit: 'g', us: '1/2 cup' }, '57 %'],
  [{ amount: 240, unit: 'ml', us: '2 cups' }, '200 %'],
  [{ amount: 400, unit: 'g', us: '2 cans (14 oz)' }, '198 %'],
])('%o are two', (line, share) => {
  expect(wrong(line)).toEqual([`flour: "${line.us}" is ${share} of its metric amount`])
})

test('what is counted weighs what its note says, with its bones', () => {
  const four = { amount: 4, unit: 'piece', note: 'bone in, about 150 g each' }
  expect(wrong({ ...four, us: '1 1/4 lb' }, thigh)).toEqual([])
  expect(wrong({ ...four, us: '5 oz each' }, thigh)).toEqual([])
  expect(wrong({ ...four, us: '2 lb' }, thigh)).toHaveLength(1)
})
