import { expect, test } from 'vitest'
import { wrongTags } from './check-tags.ts'
import { ingredient, recipe } from './testing/entries.ts'

const byId = new Map(
  [
    ingredient('onion'),
    ingredient('egg', { origin: 'egg', contains: ['eggs'] }),
    ingredient('green-chili'),
    ingredient('pasta'),
    ingredient('penne', { parent: 'pasta' }),
  ].map((entry) => [entry.id, entry]),
)

function wrong(changes: Record<string, unknown>, item = 'onion'): string[] {
  return wrongTags(recipe('one', { ingredients: [{ item }], ...changes }), byId)
}
const misfit = (tag: string) => [
  `the tag ${tag} does not fit its steps, minutes, storage or ingredients`,
]

const twoPans = ['Heat the oil in a wide pan.', 'Melt the butter in a small pan.']

test.each([
  ['quick', { minutes: { active: 5, total: 35 } }, { minutes: { active: 5, total: 30 } }],
  ['one-pan', { steps: twoPans }, { steps: ['Fry it in a pan.', 'Set the pan aside.'] }],
  ['no-bake', { steps: ['Heat the oven.', 'Serve.'] }, { steps: ['Melt it.', 'Chill it.'] }],
  ['grill', { steps: ['Fry it in a pan.', 'Eat.'] }, { steps: ['Grill it.', 'Eat.'] }],
  ['make-ahead', { storage: 'Eat it at once.' }, { storage: '2 days in the fridge.' }],
])('%s', (tag, bad, good) => {
  expect(wrong({ tags: [tag], ...bad })).toEqual(misfit(tag))
  expect(wrong({ tags: [tag], ...good })).toEqual([])
})

test.each([
  ['eggs', 'egg'],
  ['spicy', 'green-chili'],
  ['pasta', 'penne'],
])('%s needs its food', (tag, item) => {
  expect(wrong({ tags: [tag] })).toEqual(misfit(tag))
  expect(wrong({ tags: [tag] }, item)).toEqual([])
})

test.each([
  ['3 days in the fridge, 2 months in the freezer.', ['lacks the tag freezes-well']],
  ['It freezes well, baked and cut, for 2 months.', ['lacks the tag freezes-well']],
  ['The sauce keeps 3 days in the fridge and 3 months in the freezer.', []],
  ['3 months in the freezer, though the potatoes turn a little mealy.', []],
  ['Raw, 2 months in the freezer.', []],
])('"%s"', (storage, texts) => {
  expect(wrong({ storage })).toEqual(texts)
})

test('a salad, a soup, a curry and what is not cooked say so', () => {
  expect(wrong({ title: 'Onion salad' })).toEqual(['lacks the tag salad'])
  expect(wrong({ title: 'Onion salad sandwich' })).toEqual([])
  expect(wrong({ title: 'Onion soup' })).toEqual(['lacks the tag soup'])
  expect(wrong({ title: 'Onions with curry leaves' })).toEqual([])
  expect(wrong({ steps: ['Slice the onion.', 'Salt it.'] })).toEqual(['lacks the tag no-cook'])
})
