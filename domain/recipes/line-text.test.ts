import { expect, test } from 'vitest'
import { lineText } from './line-text.ts'

const egg = { name: 'egg', amount: 2, amountMax: null, unit: 'piece', note: null, optional: false }

test.each([
  [egg, '2 eggs'],
  [{ ...egg, amount: 0.5 }, '½ egg'],
  [{ ...egg, amount: 1, amountMax: 2 }, '1–2 eggs'],
  [{ ...egg, amount: null, unit: null }, 'egg'],
  [{ ...egg, amount: 250, unit: 'g', note: 'beaten' }, '250 g egg, beaten'],
  [{ ...egg, unit: 'clove', name: 'garlic', optional: true }, '2 cloves garlic (optional)'],
])('%o reads %s', (line, text) => {
  expect(lineText(line, 'eggs')).toBe(text)
})
