import { describe, expect, it } from 'vitest'
import { readPantryText } from '../ingredients/pantry-text.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { isSameThing, pantryItemOf } from './pantry-item.ts'
import { pantryItemFrom } from './read-item.ts'

const at = new Date('2026-05-01T10:00:00Z')
const itemsOf = (text: string) =>
  readPantryText(text, testVocabulary).map((line, index) =>
    pantryItemFrom(line, testVocabulary, { id: `item-${index}`, at }),
  )

describe('pantryItemFrom', () => {
  it.each([
    ['2 eggs', 'Eggs', 2, 'piece', 'egg'],
    ['milk', 'Milk', null, 'piece', 'milk'],
    ['half an onion', 'Onion', 0.5, 'piece', 'onion'],
    ['chicken thighs', 'Chicken thighs', null, 'piece', 'chicken-thigh'],
    ['400g toms', 'Tomato', 400, 'g', 'tomato'],
    ['2 x 400 g tins chopped tomatoes', 'Canned tomato', 800, 'g', 'canned-tomato'],
    ['2 x 400 g toms', 'Tomato', 800, 'g', 'tomato'],
    ['3 Dragonfruits', '3 Dragonfruits', null, 'piece', null],
    ['999999999999 eggs', 'Eggs', 1_000_000, 'piece', 'egg'],
    ['🍳'.repeat(300), '🍳'.repeat(200), null, 'piece', null],
  ])('reads %j', (text, name, quantity, unit, ingredient) => {
    expect(itemsOf(text)).toMatchObject([
      { name, quantity, unit, ingredient, status: 'have', stockedAt: at, createdAt: at },
    ])
  })
})

it('makes an item of an ingredient alone', () => {
  const made = { id: 'item', at }
  expect(pantryItemOf('egg', testVocabulary, made)).toEqual({
    ...itemsOf('eggs')[0],
    id: 'item',
    typedAs: null,
  })
})

describe('isSameThing', () => {
  const same = (left: string, right: string) => {
    const [a, b] = itemsOf(`${left}, ${right}`)
    if (a === undefined || b === undefined) throw new Error('two items were expected')
    return isSameThing(a, b)
  }

  it('goes by the ingredient, and by the words where it is not known', () => {
    expect(same('2 eggs', 'huevo')).toBe(true)
    expect(same('milk', 'coconut milk')).toBe(false)
    expect(same('Dragonfruit', 'dragonfruit')).toBe(true)
    expect(same('Dragonfruit', 'starfruit')).toBe(false)
  })
})

it('keeps the words that were typed, for a correction', () => {
  expect(itemsOf('400g Toms')[0]).toMatchObject({ typedAs: 'Toms' })
  expect(itemsOf('🍳'.repeat(300))[0]).toMatchObject({ typedAs: '🍳'.repeat(200) })
})
