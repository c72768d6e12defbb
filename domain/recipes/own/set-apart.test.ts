import { expect, test } from 'vitest'
import { setApart } from './set-apart.ts'

test.each([
  ['500 g leeks, sliced', '500 g ', 'leeks', ', sliced'],
  ['½ tsp salt', '½ tsp ', 'salt', ''],
  ['Salt and pepper', '', 'Salt and pepper', ''],
  ['juice of 1 lemon', '', 'juice of 1 lemon', ''],
  ['2 large eggs', '2 large ', 'eggs', ''],
  ['', '', '', ''],
])('%s', (line, amount, name, rest) => {
  expect(setApart(line)).toEqual({ amount, name, rest })
})
