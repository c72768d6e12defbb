import { expect, test } from 'vitest'
import { zestsInStrips } from './check-zest.ts'
import { recipe } from './testing/entries.ts'

const wrong = (line: Record<string, unknown>, step = 'Stir in the zest.') =>
  zestsInStrips(
    recipe('one', { ingredients: [{ item: 'orange-zest', ...line }], steps: [step, 'Eat.'] }),
  )

test('zest by the spoon is grated', () => {
  const spoon = { amount: 1, unit: 'tsp' }
  expect(wrong({ ...spoon, note: 'grated' })).toEqual([])
  expect(wrong({ ...spoon, note: 'in wide strips' })).toHaveLength(1)
  expect(wrong(spoon, 'Take out the strips of orange zest.')).toHaveLength(1)
  expect(wrong({ amount: 3, unit: 'strip', note: 'in wide strips' })).toEqual([])
})
