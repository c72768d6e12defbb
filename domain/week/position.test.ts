import { expect, test } from 'vitest'
import { longestPosition, positionAtEnd, positionBetween } from './position.ts'
import { plannedMeal } from './testing/planned-meal.ts'

test('between any two neighbours there is a place, however often one puts something there', () => {
  for (const choose of ['first', 'last', 'middle', 'after the first'] as const) {
    const places: string[] = []
    for (let count = 0; count < 120; count += 1) {
      const at = {
        first: 0,
        last: places.length,
        middle: Math.floor(places.length / 2),
        'after the first': Math.min(1, places.length),
      }[choose]
      const made = positionBetween(places[at - 1] ?? null, places[at] ?? null)
      expect(made, `${choose}, between ${places[at - 1]} and ${places[at]}`).toMatch(
        /^[0-9a-z]{0,59}[1-9a-z]$/u,
      )
      places.splice(at, 0, made)
    }
    expect(places.toSorted()).toEqual(places)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('where there is no room left the first one’s place is shared, and nothing fails', () => {
  const [below, above] = [`a${'z'.repeat(longestPosition - 1)}`, 'b']
  expect(positionBetween(below, above)).toBe(below)
  expect(positionBetween('c', 'c')).toBe('c')
  expect(positionBetween('d', 'c')).toBe('d')
})

test('what is planned last stands after the others of its meal', () => {
  const meals = [
    plannedMeal({ position: 'x' }),
    plannedMeal({ position: 'b' }),
    plannedMeal({ position: 'z', meal: 'lunch' }),
    plannedMeal({ position: 'z', day: '2026-11-24' }),
  ]
  expect(positionAtEnd(meals, { day: '2026-11-23', meal: 'dinner' })).toBe('z')
  expect(positionAtEnd([], { day: '2026-11-23', meal: 'snack' })).toBe('i')
})
