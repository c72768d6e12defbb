import { expect, it } from 'vitest'
import { isOfSeason, seasonOf } from './season.ts'

it.each([
  [1, 'winter', 'summer'],
  [2, 'winter', 'summer'],
  [3, 'spring', 'autumn'],
  [5, 'spring', 'autumn'],
  [6, 'summer', 'winter'],
  [8, 'summer', 'winter'],
  [9, 'autumn', 'spring'],
  [11, 'autumn', 'spring'],
  [12, 'winter', 'summer'],
])('month %i is %s in the north and %s in the south', (month, north, south) => {
  expect(seasonOf(month, 'northern')).toBe(north)
  expect(seasonOf(month, 'southern')).toBe(south)
})

it('a stew for winter is for July in the south, and a recipe of any season for every month', () => {
  const stew = { season: ['autumn', 'winter'] }
  expect(isOfSeason(stew, 7, 'southern')).toBe(true)
  expect(isOfSeason(stew, 7, 'northern')).toBe(false)
  expect(isOfSeason({ season: [] }, 7, 'northern')).toBe(true)
})
