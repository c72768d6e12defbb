import { expect, it } from 'vitest'
import { cookedTimes } from './cooked-times.ts'

const on = (day: number) => `2026-01-0${day}T18:00:00Z`
const omelette = { address: '/dish/omelette-1?egg=egg', title: 'Omelette' }

it('names each thing once, the latest first, with how often', () => {
  expect(
    cookedTimes([
      { recipeId: '7', dish: null, cookedAt: on(5) },
      { recipeId: null, dish: omelette, cookedAt: on(4) },
      { recipeId: '7', dish: null, cookedAt: on(3) },
      { recipeId: '9', dish: null, cookedAt: on(2) },
    ]),
  ).toEqual([
    { recipeId: '7', dish: null, times: 2, lastAt: on(5) },
    { recipeId: null, dish: omelette, times: 1, lastAt: on(4) },
    { recipeId: '9', dish: null, times: 1, lastAt: on(2) },
  ])
})
