import { expect, it } from 'vitest'
import { pastedLines } from '#domain/import/draft-lines.ts'
import { stepsInText } from '#domain/import/steps.ts'
import { keysAfter, movedRow, typedRows, withoutRow, withRowBack } from './row-changes.ts'

it('parts a row where the line break is typed', () => {
  expect(typedRows('2 eggs milk', '2 eggs\n milk', pastedLines)).toEqual({
    rows: ['2 eggs', 'milk'],
    caret: { row: 1, at: 0 },
  })
  expect(typedRows('2 eggs', '2 eggs\n', pastedLines)?.rows).toEqual(['2 eggs', ''])
  expect(typedRows('2 eggs', '2 eggs,', pastedLines)).toBeNull()
})

it('makes as many rows as lines are pasted, with their headings and without the signs of a list', () => {
  const pasted = '- 2 eggs\n\n## Sauce\n• 1 dl milk\n'
  expect(typedRows('', pasted, pastedLines)).toEqual({
    rows: ['2 eggs', 'Sauce:', '1 dl milk'],
    caret: { row: 2, at: 9 },
  })
  const many = Array.from({ length: 20 }, (_, index) => `${index + 1} eggs`)
  expect(typedRows('', many.join('\n'), pastedLines)?.rows).toEqual(many)
})

it('reads pasted steps by their paragraphs, and keeps a break that a step had', () => {
  expect(typedRows('', '1. Mix\nwell.\n\n2. Fry.', stepsInText)?.rows).toEqual([
    'Mix well.',
    'Fry.',
  ])
  expect(typedRows('Mix\nwell', 'Mix\nwell.', stepsInText)).toBeNull()
  expect(typedRows('Mix\nwell', 'Mix\nwell\n', stepsInText)?.rows).toEqual(['Mix\nwell', ''])
})

it('always leaves a row, and brings one back where it was', () => {
  expect(withoutRow(['a'], 0)).toEqual([''])
  expect(withRowBack([''], 0, 'a')).toEqual(['a'])
  expect(withRowBack(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
  expect(withRowBack(['a'], 5, 'b')).toEqual(['a', 'b'])
})

it('lets each row keep its key while others come, go and move', () => {
  const rows = ['a', 'b', 'c']
  const keysOf = (after: string[]) => keysAfter(rows, [0, 1, 2], after)
  expect(keysOf(['a', 'bx', 'c'])).toEqual([0, 1, 2])
  expect(keysOf(['a', 'b', '', 'c'])).toEqual([0, 1, 3, 2])
  expect(keysOf(['a', 'c'])).toEqual([0, 2])
  expect(keysOf(movedRow(rows, 0, 2))).toEqual([1, 2, 0])
  expect(keysOf(movedRow(rows, 2, 1))).toEqual([0, 2, 1])
})
