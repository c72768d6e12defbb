import { describe, expect, it } from 'vitest'
import { readPantryText } from '../ingredients/pantry-text.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { addToPantry } from './add-to-pantry.ts'
import { pantryItemFrom } from './read-item.ts'

let made = 0
const itemsOf = (text: string) =>
  readPantryText(text, testVocabulary).map((line) =>
    pantryItemFrom(line, testVocabulary, { id: `item-${++made}`, at: new Date(made * 1000) }),
  )
const amounts = (first: string, second: string) =>
  addToPantry(itemsOf(first), itemsOf(second)).pantry.map(({ ingredient, quantity, unit }) => [
    ingredient,
    quantity,
    unit,
  ])

describe('addToPantry', () => {
  it('puts new things first', () => {
    expect(amounts('milk', '2 eggs').map(([ingredient]) => ingredient)).toEqual(['egg', 'milk'])
  })

  it('adds amounts of one unit and never makes a second item of one thing', () => {
    expect(amounts('2 eggs', '3 huevos')).toEqual([['egg', 5, 'piece']])
  })

  it('stands and keeps as what was put in last', () => {
    const opened = { place: 'freezer', bestBefore: '2026-06-01' } as const
    const before = itemsOf('milk').map((item) => ({ ...item, ...opened }))
    const [bought] = addToPantry(before, itemsOf('milk')).pantry
    for (const said of Object.keys(opened)) expect(bought).not.toHaveProperty(said)
    const [again] = addToPantry(itemsOf('milk'), before).pantry
    expect(again).toMatchObject(opened)
  })

  it('never holds more than can be stored', () => {
    expect(amounts('900000 eggs', '900000 eggs').map(([, quantity]) => quantity)).toEqual([
      1_000_000,
    ])
  })

  it('takes the newly stated amount where the units differ or none was stated', () => {
    expect(amounts('milk', '1 l milk')).toEqual([['milk', 1, 'l']])
    expect(amounts('2 cups milk', '1 l milk')).toEqual([['milk', 1, 'l']])
  })

  it('keeps a stated amount when the thing is named again without one', () => {
    expect(amounts('2 eggs', 'eggs')).toEqual([['egg', 2, 'piece']])
  })

  it('keeps the id of what is there, and says what changed', () => {
    const there = itemsOf('2 eggs, milk')
    const { changed } = addToPantry(there, itemsOf('3 eggs'))
    expect(changed).toMatchObject([{ id: there[0]?.id, quantity: 5 }])
  })

  it('takes what is added again as fresh and there, and keeps its place', () => {
    const there = itemsOf('2 eggs').map((item) => ({ ...item, status: 'low' as const }))
    const [anew] = itemsOf('eggs')
    const { pantry } = addToPantry(there, anew === undefined ? [] : [anew])
    expect(pantry).toMatchObject([
      { quantity: 2, status: 'have', stockedAt: anew?.stockedAt, createdAt: there[0]?.createdAt },
    ])
  })

  it('adds nothing to what had run out', () => {
    const there = itemsOf('4 eggs').map((item) => ({ ...item, status: 'out' as const }))
    expect(addToPantry(there, itemsOf('2 eggs')).pantry).toMatchObject([{ quantity: 2 }])
    expect(addToPantry(there, itemsOf('eggs')).pantry).toMatchObject([{ quantity: null }])
  })
})
