import { expect, it } from 'vitest'
import { Lexicon } from './lexicon.ts'

const lexicon = new Lexicon([
  {
    kind: 'dish',
    lines: `
side = side dish: filling?
soup: warm liquid
cold soup, iced soup: soup -warm
fish and chips: &fish &potato
slaw: side-dish
`,
  },
  { kind: 'food', lines: 'fish: animal\nfries: potato' },
])

it('says of a thing what its kinds are, and nearer words against farther ones', () => {
  expect(lexicon.reachOf('cold-soup').get('liquid')).toBeGreaterThan(0.5)
  expect(lexicon.reachOf('cold-soup').get('warm')).toBe(-1)
})

it('knows one thing by several names, also where a line says what something is', () => {
  expect(lexicon.conceptOf('side dish')).toBe('side')
  expect(lexicon.reachOf('slaw').get('side')).toBe(1)
})

it('halves what is only likely', () => {
  expect(lexicon.reachOf('side').get('filling')).toBe(0.5)
})

it('knows the parts that make a thing up', () => {
  expect(lexicon.partsOf('fish-and-chip')).toEqual(['fish', 'potato'])
})
