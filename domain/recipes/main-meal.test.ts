import { expect, it } from 'vitest'
import { allMealTypes } from './kinds.ts'
import { isBeside, isMainMeal } from './main-meal.ts'

it('parts all meals that recipes know into main ones and those beside them', () => {
  expect(allMealTypes.filter(isBeside)).toEqual(allMealTypes.filter((meal) => !isMainMeal(meal)))
  expect(isBeside('elevenses')).toBe(false)
})
