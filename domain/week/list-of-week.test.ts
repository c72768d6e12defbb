import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import type { Wanted } from '../shopping/shortfall.ts'
import { listOfWeek, totalsOfWeek, type MealNeeds } from './list-of-week.ts'
import type { PlannedMeal } from './planned-meal.ts'
import { plannedMeal } from './testing/planned-meal.ts'

const at = new Date(2026, 10, 22)
const stock = (ingredient: string, more: Partial<PantryItem> = {}): PantryItem => ({
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
})
const want = (ingredient: string, amount: number | null = null, unit = 'piece'): Wanted => ({
  ingredient,
  amount,
  unit,
})
const meal = (parts: Partial<PlannedMeal>, ...needs: Wanted[]): MealNeeds => ({
  meal: plannedMeal(parts),
  needs,
})

/** An onion weighs 110 g here. */
const vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...testVocabulary.ingredients].map(([id, food]) => [
      id,
      id === 'onion' ? { ...food, gramsPerPiece: 110 } : food,
    ]),
  ),
}
const list = (meals: readonly MealNeeds[], pantry: readonly PantryItem[] = []) =>
  listOfWeek(meals, { pantry, until: ({ bestBefore = null }) => bestBefore, vocabulary })
const short = (meals: readonly MealNeeds[], pantry: readonly PantryItem[] = []) =>
  list(meals, pantry).map(({ day, ingredient, amount, unit }) =>
    [day.slice(-2), ingredient, amount, unit].join(' '),
  )

const monday = { day: '2026-11-23' }
const tuesday = { day: '2026-11-24' }
const friday = { day: '2026-11-27' }

test('what is at home goes to the meals in the order of their days, whichever way they are given', () => {
  const meals = [
    meal(friday, want('leek', 300, 'g')),
    meal(monday, want('leek', 200, 'g')),
    meal(tuesday, want('leek', 200, 'g')),
  ]
  expect(short(meals)).toEqual(['23 leek 200 g', '24 leek 200 g', '27 leek 300 g'])
  expect(short(meals, [stock('leek', { quantity: 0.3, unit: 'kg' })])).toEqual([
    '24 leek 100 g',
    '27 leek 300 g',
  ])
  expect(short(meals, [stock('leek', { quantity: 1, unit: 'kg' })])).toEqual([])
})

test('what spoils first is used first, and not counted on after its day', () => {
  const meals = [meal(monday, want('leek', 2)), meal(friday, want('leek', 2))]
  const soon = stock('leek', { id: 'soon', quantity: 2, bestBefore: '2026-11-24' })
  const later = stock('leek', { id: 'later', quantity: 2, bestBefore: '2026-11-30' })
  expect(short(meals, [later, soon])).toEqual([])
  expect(short(meals, [soon])).toEqual(['27 leek 2 piece'])
  expect(short([meal(friday, want('leek'))], [soon])).toEqual(['27 leek  piece'])
  // On its last day it is still good.
  expect(short([meal(tuesday, want('leek', 2))], [soon])).toEqual([])
})

test('what runs low or out is bought; what nobody measured, or nobody can compare, is enough', () => {
  const meals = [meal(monday, want('leek', 2)), meal(tuesday, want('onion', 3, 'tbsp'))]
  for (const status of ['low', 'out'] as const)
    expect(short(meals, [stock('leek', { status, quantity: 9 })])).toContain('23 leek 2 piece')
  expect(short(meals, [stock('leek'), stock('onion', { quantity: 1 })])).toEqual([])
})

test('pieces at home are weighed where a meal wants grams, and are not used twice', () => {
  const meals = [meal(monday, want('onion', 220, 'g')), meal(friday, want('onion', 2))]
  expect(short(meals, [stock('onion', { quantity: 3 })])).toEqual(['27 onion 1 piece'])
})

test('of one meal each thing stands once for each unit; what has no amount joins what has one', () => {
  const meals = [
    meal(monday, want('leek', 2), want('onion'), want('leek', 1), want('leek'), want('onion')),
  ]
  expect(short(meals)).toEqual(['23 leek 3 piece', '23 onion  piece'])
})

test('what was cooked wants nothing, and what nobody knows is not bought', () => {
  const cookedAt = '2026-11-23T18:00:00Z'
  expect(short([meal({ ...monday, cookedAt }, want('leek', 2))])).toEqual([])
  expect(short([meal(monday, { ingredient: null, amount: 2, unit: 'piece' })])).toEqual([])
})

test('grams are bought in steps that one weighs, and never less than is missing', () => {
  const wanted = (amount: number) => short([meal(monday, want('leek', amount, 'g'))])
  expect(wanted(166.667)).toEqual(['23 leek 170 g'])
  expect(wanted(33.333)).toEqual(['23 leek 34 g'])
  expect(wanted(0.25)).toEqual(['23 leek 0.25 g'])
  expect(short([meal(monday, want('leek', 0.667))])).toEqual(['23 leek 0.667 piece'])
})

test('a next to nothing is not bought', () => {
  const pantry = [stock('leek', { quantity: 198, unit: 'g' })]
  expect(short([meal(monday, want('leek', 200, 'g'))], pantry)).toEqual([])
})

test('a week is bought in one: each thing in one unit, by the first day that needs it', () => {
  const items = list(
    [
      meal({ ...friday, title: 'Tart' }, want('onion', 1), want('leek', 800, 'g')),
      meal({ ...tuesday, title: 'Stew' }, want('onion', 330, 'g'), want('leek', 0.4, 'kg')),
      meal({ ...monday, title: 'Soup' }, want('egg'), want('onion')),
    ],
    [],
  )
  const totals = totalsOfWeek(items, vocabulary)
  expect(
    totals.map(({ ingredient, total, neededOn, items: of }) => [
      ingredient,
      total,
      neededOn.slice(-2),
      of.map(({ title }) => title),
    ]),
  ).toEqual([
    ['egg', null, '23', ['Soup']],
    ['onion', { quantity: 440, unit: 'g' }, '23', ['Soup', 'Stew', 'Tart']],
    ['leek', { quantity: 1.2, unit: 'kg' }, '24', ['Stew', 'Tart']],
  ])
})

test('what nobody can weigh is a line of its own', () => {
  const items = list([meal(monday, want('leek', 2), want('leek', 100, 'g'))])
  expect(totalsOfWeek(items, vocabulary).map(({ total }) => total)).toEqual([
    { quantity: 2, unit: 'piece' },
    { quantity: 100, unit: 'g' },
  ])
})
