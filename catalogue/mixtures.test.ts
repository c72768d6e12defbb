import { expect, test } from 'vitest'
import { ingredientEntry } from './format.ts'
import { faultOfMixture, withMixtures } from './mixtures.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const nothing = { protein: 0, fat: 0, saturated: 0, fibre: 0, salt: 0 }
const facts = new Map([
  ['00001', { ...nothing, kcal: 134, carbohydrate: 5, sugar: null }],
  ['00002', { ...nothing, kcal: 387, carbohydrate: 100, sugar: 99.8 }],
])
const rowNames = new Map([
  ['00001', 'rice wine'],
  ['00002', 'sugar'],
])
const food = (parts: readonly (readonly [ndb: string, share: number])[]) =>
  ingredientEntry.parse({
    id: 'mirin',
    name: 'mirin',
    plural: 'mirin',
    origin: 'plant',
    contains: [],
    mixture: parts.map(([ndb, share]) => ({ ndb, share })),
  })
const mirin = food([
  ['00001', 0.58],
  ['00002', 0.42],
])

test('a mixture holds what its rows hold by their shares; what one of them lacks is not known', () => {
  const mixed = withMixtures([mirin], { facts, rowNames })
  const key = mixed.ingredients[0]?.ndb ?? ''
  expect(mixed.facts.get(key)).toEqual({
    ...nothing,
    kcal: 240.26,
    carbohydrate: 44.9,
    sugar: null,
  })
  expect(mixed.rowNames.get(key)).toBe('58% rice wine, 42% sugar')
})

test.each([
  [
    'a row that is not there',
    food([
      ['00001', 0.5],
      ['00009', 0.5],
    ]),
    'NDB number 00009',
  ],
  [
    'shares that are not all of it',
    food([
      ['00001', 0.5],
      ['00002', 0.4],
    ]),
    'come to 0.9',
  ],
  ['a row of its own', { ...mirin, ndb: '00001' }, 'both a row and a mixture'],
])('%s is a fault', (_, entry, text) => {
  expect(faultOfMixture(entry, { facts })).toContain(text)
})

test('the mixtures of the catalogue have none', async () => {
  const { catalogue } = await wholeCatalogue()
  const mixtures = catalogue.ingredients.filter(({ mixture }) => mixture !== undefined)
  expect(mixtures.length).toBeGreaterThan(0)
  expect(mixtures.flatMap((each) => faultOfMixture(each, catalogue) ?? [])).toEqual([])
})
