import { expect, test } from 'vitest'
import { lineText } from './line-text.ts'
import { nameInUnit, type NamedFood } from './line-words.ts'

const egg = { name: 'egg', amount: 2, amountMax: null, unit: 'piece', note: null, optional: false }
const food: NamedFood = {
  name: 'egg',
  plural: 'eggs',
  category: 'Dairy & Eggs',
  gramsPerPiece: 50,
  gramsPerCup: null,
}

test.each([
  [egg, '2 eggs'],
  [{ ...egg, amount: 0.5 }, '½ egg'],
  [{ ...egg, amount: 1, amountMax: 2 }, '1–2 eggs'],
  [{ ...egg, amount: null, unit: null }, 'egg'],
  [{ ...egg, amount: 250, unit: 'g', note: 'beaten' }, '250 g eggs, beaten'],
  [{ ...egg, amount: 40, unit: 'g', optional: true }, '40 g egg (optional)'],
])('%o reads %s', (line, text) => {
  expect(lineText(line, food)).toBe(text)
})

test('what a cook calls otherwise stays as it is called', () => {
  expect(lineText({ ...egg, name: 'huge duck egg' })).toBe('2 huge duck egg')
  expect(lineText({ ...egg, unit: 'leaf', name: 'bay leaf' })).toBe('2 leaves bay leaf')
})

test.each([
  ['canned tomatoes', 'can', 'tomatoes'],
  ['tinned sardines', 'can', 'sardines'],
  ['jarred hogao', 'jar', 'hogao'],
  ['canned tuna', 'pack', 'tuna'],
  ['canned tomatoes', 'g', 'canned tomatoes'],
  ['canned tomatoes', null, 'canned tomatoes'],
  ['uncanned thing', 'can', 'uncanned thing'],
])('%s by the %s: %s', (name, unit, written) => {
  expect(nameInUnit(name, unit)).toBe(written)
})

test('holds for the line of a page', () => {
  const line = { amount: 1, amountMax: null, note: null, optional: false }
  expect(lineText({ ...line, unit: 'can', name: 'canned tomatoes' })).toBe('1 can tomatoes')
  expect(lineText({ ...line, amount: 400, unit: 'g', name: 'canned tomatoes' })).toBe(
    '400 g canned tomatoes',
  )
})
