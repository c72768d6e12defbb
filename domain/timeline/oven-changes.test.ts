import { expect, it } from 'vitest'
import { ovenChanges } from './oven-changes.ts'
import { scheduleOf } from './schedule.ts'
import type { DishWork } from './work.ts'

const baked = (dish: number, celsius: number, minutes: number): DishWork => ({
  stands: 5,
  follows: [],
  phases: [
    {
      id: `${dish}`,
      dish,
      step: 0,
      minutes,
      isHands: false,
      isEstimated: false,
      place: { kind: 'oven', celsius },
    },
  ],
})
const changesOf = (dishes: DishWork[]) => {
  const schedule = scheduleOf(dishes)
  return schedule === null ? [] : ovenChanges(schedule)
}

it('heats the oven before it is needed, and once for what shares it', () => {
  expect(changesOf([baked(0, 200, 40), baked(1, 190, 20)])).toEqual([
    { at: 0, celsius: 200, isFirst: true },
  ])
})

it('turns it to another temperature between two dishes', () => {
  expect(changesOf([baked(0, 200, 40), baked(1, 150, 20)])).toMatchObject([
    { at: 0, isFirst: true },
    { isFirst: false },
  ])
})
