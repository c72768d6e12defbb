import { expect, test } from 'vitest'
import { setApart } from './set-apart.ts'

test.each([
  ['500 g leeks, sliced', '500 g ', 'leeks', ', sliced'],
  ['½ tsp salt', '½ tsp ', 'salt', ''],
  ['Salt and pepper', '', 'Salt and pepper', ''],
  ['juice of 1 lemon', '', 'juice of 1 lemon', ''],
  ['2 large eggs', '2 ', 'large eggs', ''],
  ['1 tbsp chopped fresh parsley', '1 tbsp ', 'chopped fresh parsley', ''],
  ['2–3 cloves garlic (crushed)', '2–3 cloves ', 'garlic', ' (crushed)'],
  ['1 ½ cups flour', '1 ½ cups ', 'flour', ''],
  ['400g tin tomatoes', '400g tin ', 'tomatoes', ''],
  ['', '', '', ''],
])('%s', (line, amount, name, rest) => {
  expect(setApart(line)).toEqual({ amount, name, rest })
})
