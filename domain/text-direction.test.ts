import { expect, test } from 'vitest'
import { withoutBidiControls } from './text-direction.ts'

test('what turns the direction goes', () => {
  expect(withoutBidiControls('\u202Eadmin\u202C \u2067soup\u2069')).toBe('admin soup')
})

test.each([
  ['Arabic with a mark', 'شوربة عدس\u200F (Lentil soup)'],
  ['Hebrew', 'מרק עוף\u200E 2'],
  ['Persian with a joiner', 'می\u200Cخواهم'],
  ['an emoji of several', '👩\u200D🍳'],
])('%s stays as it is', (_what, text) => {
  expect(withoutBidiControls(text)).toBe(text)
})
