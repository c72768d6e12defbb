import { expect, it } from 'vitest'
import type { Reading } from './compare.ts'
import { isFairlyRight } from './fair.ts'
import type { LabelledLine } from './labelled.ts'

const reading = (read: Partial<Reading>): Reading => ({
  quantity: 1,
  unit: null,
  unitText: null,
  pack: null,
  part: null,
  names: [],
  ...read,
})
const label = (text: string, quantity: number, unit: string, name: string): LabelledLine => ({
  text,
  quantity,
  unit,
  names: [name],
  qualities: [],
})

const cases: [what: string, read: Partial<Reading>, line: LabelledLine, is: boolean][] = [
  [
    'a quality of the unit',
    { unit: 'tbsp', names: ['sugar'] },
    label('1 level tbsp sugar', 1, 'level tbsp', 'sugar'),
    true,
  ],
  [
    'a quality that the label has in the name',
    { unit: 'wedge', names: ['lime'] },
    label('1 thin wedge lime', 1, 'wedge', 'thin lime'),
    true,
  ],
  [
    'a unit in the name',
    { unit: 'leaf', names: ['chard'] },
    label('1 chard leaf', 1, '', 'chard leaf'),
    true,
  ],
  [
    'what stands in brackets',
    { unit: 'cup', names: ['brown sugar'] },
    label('1 cup brown (soft) sugar', 1, 'cup', 'brown soft sugar'),
    true,
  ],
  [
    'the size of a pack as the amount',
    { unit: 'can', pack: { quantity: 200, unit: 'g' }, names: ['peas'] },
    label('200 g can peas', 200, 'g can', 'peas'),
    true,
  ],
  [
    'the part that is needed',
    { part: 'yolk', names: ['eggs'] },
    label('yolk of 1 egg', 1, '', 'yolk of egg'),
    true,
  ],
  [
    'another amount',
    { quantity: 2, unit: 'cup', names: ['oats'] },
    label('1 cup oats', 1, 'cup', 'oats'),
    false,
  ],
  [
    'another unit',
    { unit: 'tsp', names: ['oats'] },
    label('1 tbsp oats', 1, 'tbsp', 'oats'),
    false,
  ],
  [
    'a word that the name lacks',
    { unit: 'cup', names: ['oats'] },
    label('1 cup rolled oats', 1, 'cup', 'rolled oats'),
    false,
  ],
  [
    'a word that is none of the name',
    { unit: 'cup', names: ['sifted flour'] },
    label('1 cup sifted flour', 1, 'cup', 'flour'),
    false,
  ],
]

it.each(cases)('judges %s', (_, read, line, is) => {
  expect(isFairlyRight(reading(read), line)).toBe(is)
})
