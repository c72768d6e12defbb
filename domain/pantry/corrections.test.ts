import { describe, expect, it } from 'vitest'
import { readPantryText } from '../ingredients/pantry-text.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import {
  correctableName,
  correctedIngredient,
  correctedLine,
  correctionKey,
  itemAs,
  type Corrections,
} from './corrections.ts'
import { otherWords } from './other-words.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { pantryItemFrom } from './read-item.ts'

const at = new Date('2026-05-01T10:00:00Z')

function itemFrom(text: string, corrections: Corrections = new Map()): PantryItem {
  const [line] = readPantryText(text, testVocabulary)
  if (line === undefined) throw new Error('a line was expected')
  const meant = correctedLine(line, corrections, testVocabulary)
  return pantryItemFrom(meant, testVocabulary, { id: 'item', at })
}

describe('a name that was corrected', () => {
  const corrections: Corrections = new Map([
    [correctionKey('Zorkberries'), 'tomato'],
    [correctionKey('Lait'), 'coconut-milk'],
    [correctionKey('butter'), null],
    [correctionKey('cream'), 'no-longer-there'],
  ])

  it.each([
    ['3 zorkberries', 'tomato', 3],
    ['1 l lait', 'coconut-milk', 1],
    ['milk', 'milk', null],
    ['cream', 'cream', null],
  ])('%j is read as %s', (text, ingredient, quantity) => {
    expect(itemFrom(text, corrections)).toMatchObject({ ingredient, quantity })
  })

  it('may mean nothing that is known, and then proposes nothing', () => {
    expect(itemFrom('Butter', corrections)).toMatchObject({ ingredient: null, name: 'Butter' })
    const [line] = readPantryText('butter', testVocabulary)
    if (line === undefined) throw new Error('a line was expected')
    const { resolution } = correctedLine(line, corrections, testVocabulary)
    expect(resolution).toEqual({ kind: 'unresolved', suggestions: [] })
  })

  it('means the same on a line of a recipe', () => {
    const means = (name: string, found: string | null) =>
      correctedIngredient(name, found, corrections, testVocabulary)
    expect(means('zorkberry', null)).toBe('tomato')
    expect(means('Butter', 'butter')).toBe(null)
    expect(means('egg', 'egg')).toBe('egg')
  })
})

it('keeps a key that can be stored', () => {
  expect(Array.from(correctionKey('ß'.repeat(300)))).toHaveLength(200)
})

it('remembers a correction for typed words alone', () => {
  expect(correctableName(itemFrom('2 Huevos'))).toBe('Huevos')
  expect(correctableName(itemFrom('3 zorkberries'))).toBe('zorkberries')
  expect(correctableName(pantryItemOf('egg', testVocabulary, { id: '1', at }))).toBe(null)
})

it('makes another thing of an item and leaves amount, status and age', () => {
  const eggs = { ...itemFrom('2 huevos'), status: 'low' } as const
  expect(itemAs(eggs, 'lemon', testVocabulary)).toEqual({
    ...eggs,
    name: 'Lemons',
    ingredient: 'lemon',
  })
  expect(itemAs(eggs, null, testVocabulary)).toEqual({ ...eggs, name: 'Huevos', ingredient: null })
})

it('knows which words are no name of the thing', () => {
  const milk = itemFrom('milk')
  expect(otherWords({ ...milk, typedAs: 'mlkk' }, testVocabulary)).toBe('mlkk')
  expect(otherWords({ ...milk, typedAs: 'fresh lait' }, testVocabulary)).toBeNull()
  expect(otherWords({ ...milk, typedAs: null }, testVocabulary)).toBeNull()
})
