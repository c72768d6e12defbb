import { expect, test } from 'vitest'
import type { FactTable } from '../../tests/diets/read-table.ts'
import type { Answer, Dish } from './answer.ts'
import { brierOf } from './brier.ts'
import { judgeKitchen, medianOf, reportOf } from './count.ts'
import type { Household } from './household.ts'

const nothingLookedUp: FactTable = new Map()
const household: Household = {
  name: 'Mince',
  items: 'mince',
  cupboard: null,
  settings: { preferences: [], restrictions: [] },
  expected: [/bolognes/i, /chill?i/i],
}

function dish(title: string, more: Partial<Dish> = {}): Dish {
  return { title, isReady: false, assumed: [], foods: [], diets: [], main: title, ...more }
}

const salt = (isAtHome: boolean) => ({ id: 'salt', isAtHome })
const titles = (count: number) => Array.from({ length: count }, (_, place) => dish(`Dish ${place}`))

function judge(dishes: readonly Dish[], more: Partial<Household> = {}) {
  const answer: Answer = { size: 7, dishes, beliefs: [] }
  return judgeKitchen({ ...household, ...more }, answer, nothingLookedUp)
}

test('a dish counts that is ready, and all that it assumes is at home', () => {
  const dishes = [
    dish('Ready', { isReady: true }),
    dish('Salted', { isReady: true, assumed: [salt(true)] }),
    dish('No salt in the house', { isReady: true, assumed: [salt(true), salt(false)] }),
    dish('Something is missing', { assumed: [salt(true)] }),
  ]
  expect(judge(dishes).row.noShopping).toBe(2)
})

test('a dish that a cook would name counts among the first three, in upper or lower case', () => {
  const named = dish('BOLOGNESE of the house')
  expect(judge([...titles(2), named]).row.expected).toBe(true)
  expect(judge([...titles(3), named]).row.expected).toBe(false)
})

test('ten titles are shown, and different mains are counted among them', () => {
  const tomatoes = titles(9).map((each) => ({ ...each, main: 'tomato' }))
  const { row, distinct } = judge([...tomatoes, ...titles(2)])
  expect(row.first).toHaveLength(10)
  expect(distinct).toBe(2)
})

test('what breaks the settings is found among the first ten, and among all that count', () => {
  const settings = { preferences: [], restrictions: ['nuts' as const] }
  const unread = { foods: [null] }
  const far = [
    ...titles(10),
    dish('Far down', unread),
    dish('Counts', { ...unread, isReady: true }),
  ]
  expect(judge(far, { settings }).unsafe).toEqual(['Mince: Counts: nothing is known of a line'])
  expect(judge([dish('First', unread)], { settings }).unsafe).toHaveLength(1)
  expect(judge([dish('First', unread)]).unsafe).toEqual([])
})

test('totals are over all kitchens', () => {
  const ready = titles(3).map((each) => ({ ...each, isReady: true }))
  const judged = [judge(ready), judge([...ready.slice(1), dish('Chilli')]), judge([])]
  expect(reportOf(judged)).toEqual({
    kitchens: 3,
    atLeastThree: 1,
    expectedAmongFirstThree: 1,
    distinctAmongFirstTen: 3,
    unsafe: 0,
    brier: null,
    rows: judged.map(({ row }) => row),
  })
})

test.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 4], 4],
  [[1, 2, 9, 4], 3],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median)
})

test('the Brier score is the mean squared error of what was stated', () => {
  const oil = { id: 'oil', probability: 0.9, isAtHome: true }
  expect(brierOf([])).toBeNull()
  expect(brierOf([oil])).toBeCloseTo(0.01)
  expect(brierOf([oil, { ...oil, isAtHome: false }])).toBeCloseTo((0.01 + 0.81) / 2)
})
