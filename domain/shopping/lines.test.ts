import { expect, test } from 'vitest'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { aislesInOrder, byAisle, movedAisle } from './aisles.ts'
import { amountInWords, listAsText, othersInWords, sourcesInWords } from './in-words.ts'
import { mergedLines } from './merged-lines.ts'
import { ranOut } from './ran-out.ts'
import type { ShoppingItem } from './shopping-item.ts'
import { shortfall, shortfallOf } from './shortfall.ts'
import { sumOf } from './unit-families.ts'

let made = 0
function item(name: string, amount = '', unit = 'piece', more: Partial<ShoppingItem> = {}) {
  made += 1
  return {
    id: `item-${made}`,
    listId: null,
    name,
    category: 'Shopping List',
    amount,
    unit,
    ingredient: null,
    source: null,
    checked: false,
    addedAt: made,
    ...more,
  } satisfies ShoppingItem
}

const at = new Date('2026-01-01')
function stock(ingredient: string, more: Partial<PantryItem> = {}): PantryItem {
  return {
    id: ingredient,
    name: ingredient,
    category: 'Other',
    quantity: null,
    unit: 'piece',
    ingredient,
    typedAs: null,
    status: 'have',
    stockedAt: at,
    createdAt: at,
    ...more,
  }
}

const shown = (items: readonly ShoppingItem[]) =>
  mergedLines(items, testVocabulary).map((line) => `${amountInWords(line)} ${line.name}`.trim())

test('the same thing is one line, and says where it comes from', () => {
  const [line, ...others] = mergedLines(
    [
      item('Onions', '1', 'piece', { ingredient: 'onion', source: 'Onion soup' }),
      item('onion', '1', 'piece', { source: 'Curry' }),
    ],
    testVocabulary,
  )
  expect(others).toEqual([])
  expect(line).toMatchObject({ total: { quantity: 2, unit: 'piece' }, ingredient: 'onion' })
  expect(line === undefined ? '' : sourcesInWords(line)).toBe('Onion soup 1, Curry 1')
})

test('amounts are added where they can be, and stand apart where they cannot', () => {
  expect(shown([item('Flour', '300', 'g'), item('flour', '1', 'kg')])).toEqual(['1.3 kg Flour'])
  expect(shown([item('milk', '1', 'l'), item('milk', '2', 'cup'), item('milk')])).toEqual([
    '1.48 l Milk',
  ])
  expect(shown([item('milk', '1', 'l'), item('milk', '2', 'bottle')])).toEqual([
    '1 l Milk',
    '2 bottles Milk',
  ])
  expect(shown([item('garlic', '½'), item('garlic', 'a few')])).toEqual(['½ Garlic'])
  expect(shown([item('garlic', 'a few')])).toEqual(['a few Garlic'])
  expect(shown([item('zorkberry'), item('Zorkberry', '2')])).toEqual(['2 zorkberry'])
})

test('what is weighed here and counted or filled into cups there is one line, where one knows what that weighs', () => {
  const flour = testVocabulary.ingredients.get('flour')
  const onion = testVocabulary.ingredients.get('onion')
  if (flour === undefined || onion === undefined) throw new Error('flour and onions')
  const weighed: Vocabulary = {
    ...testVocabulary,
    ingredients: new Map([
      ...testVocabulary.ingredients,
      ['flour', { ...flour, gramsPerCup: 125 }],
      ['onion', { ...onion, gramsPerPiece: 110 }],
    ]),
  }
  const lines = (...items: ShoppingItem[]) =>
    mergedLines(items, weighed).map((line) => `${amountInWords(line)} ${line.name}`)
  const grams = item('flour', '500', 'g')
  expect(lines(grams, item('flour', '2', 'cup'))).toEqual(['about 750 g Flour'])
  expect(lines(grams, item('flour', '8', 'tbsp'), item('flour', '1', 'bag'))).toEqual([
    'about 563 g Flour',
    '1 bag Flour',
  ])
  expect(lines(item('onion', '2'), item('onion', '1', 'kg'))).toEqual(['about 1.22 kg Onion'])
  // Nobody weighs what is counted everywhere.
  expect(lines(item('onion', '2'), item('onion', '1', 'cup'))).toHaveLength(2)
  expect(shown([grams, item('flour', '2', 'cup')])).toHaveLength(2)
})

test('what is in the basket is a line of its own', () => {
  const lines = mergedLines(
    [item('milk', '1', 'l', { checked: true }), item('milk')],
    testVocabulary,
  )
  expect(lines.map(({ checked }) => checked)).toEqual([true, false])
})

test('a sum is said as a cook would say it', () => {
  const cups = { quantity: 2, unit: 'cup' }
  expect(sumOf([cups, cups])).toEqual({ quantity: 4, unit: 'cup' })
  expect(sumOf([cups, { quantity: 3, unit: 'tbsp' }])).toEqual({ quantity: 2.188, unit: 'cup' })
  expect(
    sumOf([
      { quantity: 1, unit: 'lb' },
      { quantity: 500, unit: 'g' },
    ]),
  ).toEqual({
    quantity: 953.6,
    unit: 'g',
  })
  expect(sumOf([])).toBeNull()
})

test('the aisles are walked in the person’s order, and a thing can be moved to another', () => {
  const lines = mergedLines(
    [item('parsley'), item('milk', '', '', { category: 'Frozen' }), item('soap')],
    testVocabulary,
  )
  expect(byAisle(lines, []).map(({ name }) => name)).toEqual(['Herbs', 'Frozen', 'Other'])
  expect(byAisle(lines, ['Other', 'Gone']).map(({ name }) => name)).toEqual([
    'Other',
    'Herbs',
    'Frozen',
  ])
  const moved = movedAisle([], 'Fruit', -1)
  expect(moved.slice(0, 2)).toEqual(['Fruit', 'Vegetables'])
  expect(movedAisle(moved, 'Fruit', -1)).toEqual(moved)
  expect(aislesInOrder(moved)).toHaveLength(aislesInOrder([]).length)
})

test('only what is missing at home is bought', () => {
  const pantry = [
    stock('egg', { quantity: 2 }),
    stock('flour', { quantity: 1, unit: 'kg' }),
    stock('butter', { status: 'low', quantity: 200, unit: 'g' }),
    stock('milk'),
  ]
  const want = (ingredient: string, amount: number | null, unit: string | null = null) => ({
    ingredient,
    amount,
    unit,
  })
  expect(shortfallOf(want('egg', 6), pantry)).toMatchObject({ amount: 4 })
  expect(shortfallOf(want('egg', 2), pantry)).toBeNull()
  expect(shortfallOf(want('flour', 1_200, 'g'), pantry)).toMatchObject({ amount: 200 })
  expect(shortfallOf(want('flour', 2, 'piece'), pantry)).toBeNull()
  expect(shortfallOf(want('butter', 100, 'g'), pantry)).toMatchObject({ amount: 100 })
  expect(shortfall([want('milk', 2, 'l'), want('onion', null), want('egg', null)], pantry)).toEqual(
    [want('onion', null)],
  )
})

test('what ran out is proposed, and no longer once it is on the list', () => {
  const pantry = [
    stock('milk', { status: 'low' }),
    stock('egg', { status: 'out' }),
    stock('flour'),
    stock('butter', { status: 'out' }),
  ]
  const proposed = (list: readonly ShoppingItem[]) =>
    ranOut(pantry, list, testVocabulary).map(({ id }) => id)
  expect(proposed([])).toEqual(['egg', 'butter', 'milk'])
  expect(proposed([item('Eggs'), item('butter', '1', 'pack')])).toEqual(['milk'])
})

test('the list is sent as text, aisle by aisle, without what is in the basket', () => {
  const lines = mergedLines(
    [item('parsley', '1', 'bunch'), item('soap'), item('flour', '1', 'kg', { checked: true })],
    testVocabulary,
  )
  expect(listAsText('Shopping list', byAisle(lines, []))).toBe(
    'Shopping list\n\nHerbs\n- 1 bunch Parsley\n\nOther\n- soap',
  )
})

test('others are named who put something there, or ticked it; nobody who has left, and not oneself', () => {
  const names = new Map([
    ['ben', 'Ben'],
    ['cleo', 'Cleo'],
  ])
  const words = (...parts: ShoppingItem[]) =>
    mergedLines(parts, testVocabulary).map((line) => othersInWords(line, names))
  const milk = (more: Partial<ShoppingItem>) => item('Milk', '1', 'l', more)
  expect(words(milk({ addedBy: 'ben' }))).toEqual(['from Ben'])
  expect(
    words(milk({ addedBy: 'ben' }), milk({ addedBy: 'cleo' }), milk({ addedBy: 'ben' })),
  ).toEqual(['from Ben, Cleo'])
  expect(words(milk({ addedBy: 'me' }), milk({ addedBy: 'gone' }), milk({}))).toEqual([''])
  expect(words(milk({ checked: true, addedBy: 'ben', checkedBy: 'cleo' }))).toEqual([
    'ticked by Cleo',
  ])
})

test('what the plan shares among dishes is bought in whole pieces; what a person wrote is not rounded', () => {
  const planned = { isOfPlan: true, ingredient: 'onion' }
  const total = (...items: ShoppingItem[]) => mergedLines(items, testVocabulary)[0]?.total
  const [some, more] = ['0.667', '0.5'].map((amount) => item('Onion', amount, 'piece', planned))
  if (some === undefined || more === undefined) throw new Error('Two are made')
  expect(total(some, more)).toEqual({ quantity: 2, unit: 'piece' })
  expect(total(some)).toEqual({ quantity: 1, unit: 'piece' })
  expect(total(item('Onion', '0.5'))).toEqual({ quantity: 0.5, unit: 'piece' })
  expect(total(item('Onion', '0.5', 'kg', planned))).toEqual({ quantity: 0.5, unit: 'kg' })
})
