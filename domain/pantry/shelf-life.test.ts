import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { ageInDays, spoilsSoon } from './shelf-life.ts'

const ingredients = new Map(testVocabulary.ingredients)
const milk = ingredients.get('milk')
if (milk === undefined) throw new Error('the test vocabulary has milk')
ingredients.set('milk', { ...milk, shelfLifeDays: 10 })
const vocabulary: Vocabulary = { ...testVocabulary, ingredients }

const at = new Date('2026-05-01T10:00:00Z')
const day = (days: number) => new Date(at.getTime() + days * 86_400_000)
const item = (id: string): PantryItem => pantryItemOf(id, vocabulary, { id, at })

it('counts days from when something was put in, and never below zero', () => {
  expect(ageInDays(item('milk'), day(2.5))).toBe(2.5)
  expect(ageInDays(item('milk'), day(-9))).toBe(0)
})

it('asks to use soon what has spent three fifths of its days', () => {
  expect(spoilsSoon(item('milk'), vocabulary, day(5.9))).toBe(false)
  expect(spoilsSoon(item('milk'), vocabulary, day(6))).toBe(true)
  expect(spoilsSoon({ ...item('milk'), stockedAt: day(6) }, vocabulary, day(6))).toBe(false)
})

it('asks nothing of what keeps, of what is not known, and of what is not there', () => {
  expect(spoilsSoon(item('salt'), vocabulary, day(999))).toBe(false)
  expect(spoilsSoon({ ...item('milk'), ingredient: null }, vocabulary, day(999))).toBe(false)
  expect(spoilsSoon({ ...item('milk'), status: 'out' }, vocabulary, day(999))).toBe(false)
})
