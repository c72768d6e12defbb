import { describe, expect, it } from 'vitest'
import { isInSeason, monthsInSeason } from './season.ts'

const asparagus = { season: [4, 5, 6] }
const leek = { season: [10, 11, 12, 1, 2, 3] }
const banana = { season: [] }

describe('monthsInSeason', () => {
  it.each([
    [asparagus, 'northern', [4, 5, 6]],
    [asparagus, 'southern', [10, 11, 12]],
    [leek, 'northern', [1, 2, 3, 10, 11, 12]],
    [leek, 'southern', [4, 5, 6, 7, 8, 9]],
    [{ season: [12] }, 'southern', [6]],
    [{ season: [6] }, 'southern', [12]],
    [banana, 'southern', []],
  ] as const)('%j in the %s hemisphere is %j', (ingredient, hemisphere, months) => {
    expect(monthsInSeason(ingredient, hemisphere)).toEqual(months)
  })
})

it('is in season in one half of the world while it is out in the other', () => {
  expect(isInSeason(asparagus, 5, 'northern')).toBe(true)
  expect(isInSeason(asparagus, 5, 'southern')).toBe(false)
  expect(isInSeason(asparagus, 11, 'southern')).toBe(true)
  expect(isInSeason(banana, 5, 'southern')).toBe(false)
})
