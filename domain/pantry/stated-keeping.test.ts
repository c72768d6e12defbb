import { expect, it } from 'vitest'
import { pantryItemFrom } from './read-item.ts'
import { readPantryList } from './read-list.ts'
import { spoilingVocabulary as vocabulary } from './testing/spoiling-vocabulary.ts'
import { spoilsSoon } from './time-left.ts'

const at = new Date(2026, 4, 20, 18, 0)
const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000)

function read(text: string) {
  const [line, ...others] = readPantryList(text, vocabulary, new Map())
  if (line === undefined || others.length > 0) throw new Error(`${text} is not one thing`)
  return pantryItemFrom(line, vocabulary, { id: 'item', at })
}
const isSoon = (text: string) => spoilsSoon(read(text), vocabulary, at)

it.each([
  ['opened milk', daysAgo(5)],
  ['milk, opened', daysAgo(5)],
  ['half-used milk', daysAgo(5)],
  ['half a bag of spinach', daysAgo(4)],
  ['½ bag of spinach', daysAgo(4)],
  ['an open tin of chickpeas', daysAgo(2)],
  ['half a block of tofu', daysAgo(5)],
  ['some milk left', daysAgo(5)],
  ['a third of a bag of spinach', daysAgo(4)],
])('%j has a third of its days left', (text, since) => {
  expect(read(text)).toMatchObject({ openedAt: since, stockedAt: since })
  expect(isSoon(text)).toBe(true)
})

it.each(['half a bag of rice', 'half a jar of mustard', 'opened cheddar'])(
  '%j is open, and in no hurry',
  (text) => {
    expect(read(text)).toMatchObject({ openedAt: at, stockedAt: at })
    expect(isSoon(text)).toBe(false)
  },
)

it('takes what is cut for as good as used', () => {
  expect(read('half an onion')).toMatchObject({ stockedAt: at, bestBefore: '2026-05-22' })
  expect(isSoon('half an onion')).toBe(true)
  expect(isSoon('rest of an apple')).toBe(true)
})

it.each(['leftover rice', 'rice leftovers', 'leftover chicken'])(
  '%j was cooked yesterday, and has two days left',
  (text) => {
    expect(read(text)).toMatchObject({ stockedAt: daysAgo(1), bestBefore: '2026-05-22' })
    expect(isSoon(text)).toBe(true)
  },
)

it.each([
  'wilting spinach',
  'spinach that needs using',
  'spinach (needs using up)',
  'milk to use up',
  'an old onion',
])('%j is for today or tomorrow', (text) => {
  expect(read(text)).toMatchObject({
    ingredient: expect.any(String),
    stockedAt: at,
    bestBefore: '2026-05-21',
  })
  expect(isSoon(text)).toBe(true)
})

it.each(['yesterday’s rice', 'rice from last night'])('%j is a leftover', (text) => {
  expect(read(text)).toMatchObject({ ingredient: expect.any(String), bestBefore: '2026-05-22' })
})

it('puts what is frozen into the freezer, unless it is sold so', () => {
  expect(read('frozen chicken thighs').place).toBe('freezer')
  expect(read('chicken thighs (frozen)').place).toBe('freezer')
  expect(read('frozen leftover chicken')).toMatchObject({ place: 'freezer', stockedAt: at })
  expect(read('frozen peas')).not.toHaveProperty('place')
})

it.each([
  'milk',
  'half a litre of milk',
  '500 g spinach',
  'fresh or frozen spinach',
  'leftover curry',
  '2 onions',
  'half a bag of salt',
  'old-style milk',
])('hears nothing of the kind in %j', (text) => {
  const item = read(text)
  expect(item.stockedAt).toEqual(at)
  for (const said of ['place', 'openedAt', 'bestBefore']) expect(item).not.toHaveProperty(said)
})
