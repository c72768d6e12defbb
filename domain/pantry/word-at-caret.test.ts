import { expect, it } from 'vitest'
import { wordAtCaret } from './word-at-caret.ts'

/** The bar is the caret. */
function at(marked: string) {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { start, end, query, quantity, unit } = wordAtCaret(text, caret)
  return { query, amount: [quantity, unit], around: [text.slice(0, start), text.slice(end)] }
}

it.each([
  ['aub|', 'aub', [null, null], ['', '']],
  ['2 aub|', 'aub', [2, null], ['2 ', '']],
  ['milk, 2 aub|', 'aub', [2, null], ['milk, 2 ', '']],
  ['200 g fl|', 'fl', [200, 'g'], ['200 g ', '']],
  ['1,5 kg po|', 'po', [1.5, 'kg'], ['1,5 kg ', '']],
  ['½ on|', 'on', [0.5, null], ['½ ', '']],
  ['half an on|', 'on', [0.5, null], ['half an ', '']],
  ['2 au|, milk', 'au', [2, null], ['2 ', ', milk']],
  ['eggs; mil|', 'mil', [null, null], ['eggs; ', '']],
  ['eggs, |', '', [null, null], ['eggs, ', '']],
  ['2|', '', [null, null], ['2', '']],
  ['2 1/|', '', [2, null], ['2 1/', '']],
  ['|', '', [null, null], ['', '']],
])('reads %j', (marked, query, amount, around) => {
  expect(at(marked)).toEqual({ query, amount, around })
})
