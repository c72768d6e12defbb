import { expect, test } from 'vitest'
import { expandFamilies } from './families.ts'
import { familyEntry } from './family-format.ts'
import { substitutionEntry } from './format.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const swap = { quality: 0.8, note: 'Much the same.' }
const tree = [
  { id: 'oil' },
  { id: 'corn-oil', parent: 'oil' },
  { id: 'olive-oil', parent: 'oil' },
  { id: 'basil' },
  { id: 'dried-basil' },
]

function derived(entry: object, written: object[] = []): string[] {
  const own = written.map((each) => substitutionEntry.parse({ ...swap, ...each }))
  return expandFamilies([familyEntry.parse({ family: 'A family', ...entry })], own, tree).map(
    ({ need, uses }) => `${uses.join(' + ')} for ${need}`,
  )
}

test('each of a circle stands in for each other, but no kind for what it is a kind of', () => {
  expect(derived({ among: ['oil', 'corn-oil', 'olive-oil'], swap })).toEqual([
    'oil for corn-oil',
    'olive-oil for corn-oil',
    'oil for olive-oil',
    'corn-oil for olive-oil',
  ])
})

test('a table gives every use for every need, and takes together what is in one list', () => {
  expect(
    derived({ needs: ['basil', 'corn-oil'], uses: ['oil', ['dried-basil', 'oil']], swap }),
  ).toEqual([
    'oil for basil',
    'dried-basil + oil for basil',
    'oil for corn-oil',
    'dried-basil + oil for corn-oil',
  ])
})

test('couples hold in the directions that are written, each with its own words', () => {
  const pairs = [['basil', 'dried-basil']]
  expect(derived({ pairs, secondForFirst: swap })).toEqual(['dried-basil for basil'])
  expect(derived({ pairs, firstForSecond: swap })).toEqual(['basil for dried-basil'])
  expect(() => derived({ pairs })).toThrow('neither what the first')
})

test('what is written of a pair by itself goes before what its family says', () => {
  const written = [{ need: 'basil', uses: ['oil', 'dried-basil'] }]
  const entry = { needs: ['basil'], uses: [['dried-basil', 'oil'], 'oil'], swap }
  expect(derived(entry, written)).toEqual(['oil for basil'])
})

const { catalogue } = await wholeCatalogue()
const swapOf = (use: string, need: string) =>
  catalogue.substitutions.find((each) => each.need === need && each.uses.join(' + ') === use)

test.each([
  ['dried-thyme', 'thyme', 1 / 3],
  ['thyme', 'dried-thyme', 3],
  ['dried-basil', 'basil', 1 / 3],
  ['kidney-bean', 'dried-kidney-bean', 2.5],
  ['baking-powder', 'baking-soda', 3],
])('%s for %s comes in the right measure', (use, need, ratio) => {
  expect(swapOf(use, need)?.ratio).toBeCloseTo(ratio, 2)
})

test.each([
  ['dried-basil', 'basil'],
  ['dried-parsley', 'parsley'],
  ['flaxseed-meal + water', 'egg'],
  ['chickpea', 'dried-chickpea'],
  ['ground-ginger', 'ginger'],
  ['kale', 'chard'],
  ['butter', 'vegetable-oil'],
  ['vegetable-oil', 'butter'],
  ['honey', 'sugar'],
])('%s stands in for %s in some uses only', (use, need) => {
  expect(swapOf(use, need)?.context).toBeDefined()
})

test.each([
  ['dried-thyme', 'thyme'],
  ['basil', 'dried-basil'],
  ['sunflower-oil', 'canola-oil'],
  ['rigatoni', 'farfalle'],
  ['lime', 'lemon'],
  ['sherry-vinegar', 'apple-cider-vinegar'],
])('%s stands in for %s in every use', (use, need) => {
  expect(swapOf(use, need)).toMatchObject({ need })
  expect(swapOf(use, need)?.context).toBeUndefined()
})

test.each([
  ['milk', 'almond-milk'],
  ['wheat-noodle', 'rice-vermicelli'],
  ['ground-beef', 'plant-based-ground-meat'],
  ['maple-syrup', 'corn-syrup'],
  ['mayonnaise', 'vegan-mayonnaise'],
])('%s stands in for %s nowhere: whoever needs that needs just that', (use, need) => {
  expect(swapOf(use, need)).toBeUndefined()
})

test('what a cook says of a family is one or two sentences', () => {
  for (const { note, family } of catalogue.substitutions) {
    if (family === undefined) continue
    expect(note).toMatch(/^[\p{Lu}\d].*\.$/u)
    expect(note.length).toBeLessThanOrEqual(140)
  }
})
