import { expect, it } from 'vitest'
import { seededRandom } from '../testing/random.ts'
import { type Cooked, scheduleOfRest } from './going-on.ts'
import { scheduleOf } from './schedule.ts'
import { randomDishes } from './testing/random-dishes.ts'
import { type DishWork, usualStove } from './work.ts'

const roast: DishWork = {
  stands: 5,
  phases: [
    { id: 'cut', dish: 0, step: 0, minutes: 10, isHands: true, isEstimated: false, place: null },
    {
      id: 'bake',
      dish: 0,
      step: 0,
      minutes: 30,
      isHands: false,
      isEstimated: false,
      place: { kind: 'oven', celsius: 200 },
    },
    { id: 'carve', dish: 0, step: 1, minutes: 5, isHands: true, isEstimated: false, place: null },
  ],
  follows: [
    { from: 'cut', to: 'bake', hold: 0 },
    { from: 'bake', to: 'carve', hold: 5 },
  ],
}
const salad: DishWork = {
  stands: Infinity,
  phases: [
    { id: 'mix', dish: 1, step: 0, minutes: 10, isHands: true, isEstimated: false, place: null },
  ],
  follows: [],
}
const rest = (done: [string, number][], now: number, servingAt = 45, oven: Cooked['oven'] = null) =>
  scheduleOfRest([roast, salad], { done: new Map(done), now, servingAt, oven }, usualStove)
const startOf = (schedule: ReturnType<typeof rest>, id: string) =>
  schedule?.planned.find(({ phase }) => phase.id === id)?.start

it('waits for what runs, by when it was begun', () => {
  const schedule = rest([['cut', 12]], 20)
  expect(startOf(schedule, 'carve')).toBe(22)
  expect(schedule?.length).toBe(27)
})

it('takes up at once what has been done for a while, however late', () => {
  const schedule = rest([['cut', 12]], 60)
  expect(startOf(schedule, 'carve')).toBeLessThanOrEqual(5)
  expect(schedule?.planned.some(({ phase }) => phase.id === 'bake')).toBe(false)
})

it('takes a wait for over where the cook went on', () => {
  const schedule = rest(
    [
      ['cut', 12],
      ['carve', 30],
    ],
    30,
  )
  expect(schedule?.planned.map(({ phase }) => phase.id)).toEqual(['mix'])
})

it('serves no earlier than is wanted, and says when nothing is left', () => {
  expect(
    rest(
      [
        ['cut', 5],
        ['carve', 40],
      ],
      40,
      60,
    )?.length,
  ).toBe(20)
  expect(
    rest(
      [
        ['cut', 5],
        ['carve', 40],
        ['mix', 50],
      ],
      50,
    ),
  ).toBeNull()
})

it('goes on to the end from wherever it stands, whatever takes longer or shorter', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = seededRandom(seed)
    const sizes = { mostPhases: 6, mostMinutes: 20, withOven: true }
    // Every recipe begins with something to do.
    const dishes = randomDishes(random, 3, sizes).map((dish) => ({
      ...dish,
      phases: dish.phases.map((phase) => ({
        ...phase,
        isHands: phase.isHands || phase.step === 0,
      })),
    }))
    const done = new Map<string, number>()
    let now = 0
    const servingAt = scheduleOf(dishes)?.length ?? 0
    for (let steps = 0; steps < 30; steps++) {
      const schedule = scheduleOfRest(dishes, { done, now, servingAt, oven: null }, usualStove)
      const next = schedule?.planned.find(({ phase }) => phase.isHands)
      if (schedule === null || next === undefined) break
      const took = Math.max(1, next.phase.minutes + random.integer(11) - 5)
      now += Math.max(0, next.start) + took
      done.set(next.phase.id, now)
    }
    const hands = dishes.flatMap(({ phases }) => phases.filter(({ isHands }) => isHands))
    expect(done.size, `phases done of seed ${seed}`).toBe(hands.length)
  }
})

it('begins as late as serving allows, and is no longer than it must be', () => {
  const schedule = rest([], 0, 300)
  expect(schedule?.length).toBe(300)
  expect(Math.min(...(schedule?.planned.map(({ start }) => start) ?? []))).toBe(255)
})

it('does not wait for an oven that was turned on in time', () => {
  expect(rest([['mix', 10]], 10)?.length).toBe(50)
  expect(rest([['mix', 10]], 10, 45, { celsius: 200, at: 0 })?.length).toBe(45)
  // Of another temperature it is none.
  expect(rest([['mix', 10]], 10, 45, { celsius: 150, at: 0 })?.length).toBe(50)
})
