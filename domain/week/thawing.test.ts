import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { timeLeft } from '../pantry/time-left.ts'
import { plannedMeal } from './testing/planned-meal.ts'
import { thawed, toThaw } from './thawing.ts'

/** Chicken keeps two days here, in the fridge. */
const vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...testVocabulary.ingredients].map(([id, food]) => [
      id,
      id === 'chicken' ? { ...food, category: 'Meat' as const, shelfLifeDays: 2 } : food,
    ]),
  ),
}
const now = new Date(2026, 10, 25, 10)
const thing = (ingredient: string | null, more: Partial<PantryItem> = {}): PantryItem => ({
  id: ingredient ?? 'rest',
  name: ingredient ?? 'Soup, left over',
  category: 'Other',
  quantity: null,
  unit: 'piece',
  ingredient,
  typedAs: null,
  status: 'have',
  stockedAt: new Date(2026, 8, 1),
  createdAt: new Date(2026, 8, 1),
  place: 'freezer',
  ...more,
})
const { place: _, ...fresh } = thing('leek', { id: 'fresh' })
const [soup, tart] = [plannedMeal({ title: 'Soup' }), plannedMeal({ title: 'Tart' })]
const found = (pantry: readonly PantryItem[], meals = [{ meal: soup, uses: ['leek'] }]) =>
  toThaw(meals, pantry).map(({ item, meal }) => `${item.id} for ${meal.title}`)

test('what a meal takes out of the freezer is named once, for the first that takes it', () => {
  expect(found([thing('leek'), thing('onion')])).toEqual(['leek for Soup'])
  const both = [
    { meal: soup, uses: ['leek'] },
    { meal: tart, uses: ['leek', 'onion'] },
  ]
  expect(found([thing('leek'), thing('onion')], both)).toEqual(['leek for Soup', 'onion for Tart'])
})

test('what is gone, lies elsewhere or is there thawed as well is not', () => {
  expect(found([thing('leek', { status: 'out' })])).toEqual([])
  expect(found([thing('leek', { place: 'cupboard' })])).toEqual([])
  expect(found([thing('leek'), fresh])).toEqual([])
})

test('leftovers are found by the meal that they are planned for', () => {
  const meal = plannedMeal({ id: 'rest', kind: 'leftovers' })
  const meals = [{ meal, uses: [] }]
  expect(toThaw(meals, [thing(null)])).toHaveLength(1)
  expect(toThaw([{ meal: soup, uses: [] }], [thing(null)])).toEqual([])
})

test('what is taken out lies in the fridge, keeps from now on as fresh, and by no date for the freezer', () => {
  const frozen = thing('chicken', { bestBefore: '2027-06-01' })
  const out = thawed(frozen, vocabulary, now)
  expect(out).toMatchObject({ stockedAt: now, createdAt: frozen.createdAt })
  // As usual.
  expect(out.place).toBeUndefined()
  expect(out.bestBefore).toBeUndefined()
  expect(timeLeft(out, vocabulary, now)?.daysLeft).toBe(2)
  expect(thawed(thing(null), vocabulary, now)).toMatchObject({
    place: 'fridge',
    bestBefore: '2026-11-26',
  })
})
