import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'
import { ageInDays, keepsForDays } from './shelf-life.ts'

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

it('knows how long a thing usually keeps, of what is known to spoil', () => {
  expect(keepsForDays(item('milk'), vocabulary)).toBe(10)
  expect(keepsForDays(item('salt'), vocabulary)).toBeNull()
  expect(keepsForDays({ ingredient: null }, vocabulary)).toBeNull()
})
