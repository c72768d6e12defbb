import { atOnce } from '../in-steps.ts'
import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { didYouMean, makingSuggestionIndex, suggest } from './suggest.ts'

const index = atOnce(makingSuggestionIndex(testVocabulary, new Map([['butter', 9]])))
const found = (query: string) => suggest(query, index).map(({ ingredient }) => ingredient)

it('finds names by their beginning, then other names, then words inside', () => {
  expect(found('e')).toEqual(['egg', 'egg-yolk', 'eggplant', 'egg-noodle'])
  expect(found('chicken t')).toEqual(['chicken-thigh'])
  expect(found('thi')).toEqual(['chicken-thigh'])
  expect(found('to')).toEqual(['tomato', 'canned-tomato'])
})

it('says by which other name something was found', () => {
  expect(suggest('aub', index)).toEqual([{ ingredient: 'eggplant', alias: 'aubergine' }])
  expect(suggest('eggpl', index)).toEqual([{ ingredient: 'eggplant', alias: null }])
})

it('puts the name that is typed in full first, then what is asked for most', () => {
  expect(found('egg')[0]).toBe('egg')
  expect(found('eggs')[0]).toBe('egg')
  expect(found('b')[0]).toBe('butter')
})

it('folds case, accents and plurals as reading does, and finds nothing in nothing', () => {
  expect(found('  Chicken THIGHS')).toEqual(['chicken-thigh'])
  expect(found('chopped tomatoes')).toEqual(['canned-tomato'])
  expect(found('')).toEqual([])
  expect(found('?')).toEqual([])
  expect(found('zork')).toEqual([])
})

it('gives no more than it is asked for', () => {
  expect(suggest('c', index, 2)).toHaveLength(2)
})

it('proposes the nearest names for what nothing begins with', () => {
  expect(didYouMean('parsly', index)).toContain('parsley')
  expect(didYouMean('zz', index)).toEqual([])
})
