import { expect, test } from 'vitest'
import { afterMealPlanChanges, lastOfEach, undoOfChanges } from './meal-plan-change.ts'
import { plannedMeal } from './testing/planned-meal.ts'

const soup = plannedMeal({ title: 'Soup' })
const stew = plannedMeal({ title: 'Stew', day: '2026-11-25' })
const toast = plannedMeal({ title: 'Toast', meal: 'breakfast' })
const before = [soup, stew]

test('a plan stands in the order of a calendar after each change', () => {
  const moved = { ...soup, day: '2026-11-26' }
  const after = afterMealPlanChanges(before, [{ put: moved }, { put: toast }])
  expect(after.map(({ title }) => title)).toEqual(['Toast', 'Stew', 'Soup'])
  const second = plannedMeal({ title: 'Second', position: 'j' })
  const first = plannedMeal({ title: 'First', position: 'Z'.toLowerCase() })
  expect(
    afterMealPlanChanges([soup], [{ put: first }, { put: second }]).map(({ title }) => title),
  ).toEqual(['Soup', 'Second', 'First'])
})

test('the same changes once more come to the same', () => {
  const changes = [{ put: toast }, { remove: stew.id }]
  const after = afterMealPlanChanges(before, changes)
  expect(afterMealPlanChanges(after, changes)).toEqual(after)
})

test('of several changes of one meal the last counts', () => {
  const changes = [{ put: toast }, { remove: toast.id }, { remove: soup.id }, { put: soup }]
  expect(lastOfEach(changes)).toEqual([{ remove: toast.id }, { put: soup }])
  expect(afterMealPlanChanges(before, changes)).toEqual(before)
})

test('what takes changes back brings the plan to what it was', () => {
  const changes = [
    { put: { ...soup, servings: 6 } },
    { put: toast },
    { remove: stew.id },
    { remove: 'what was never there' },
  ]
  const after = afterMealPlanChanges(before, changes)
  expect(after).not.toEqual(before)
  expect(afterMealPlanChanges(after, undoOfChanges(before, changes))).toEqual(before)
})
