import { expect, it } from 'vitest'
import { seededRandom } from '../testing/random.ts'
import { times } from '../testing/times.ts'
import { asAlone } from './alone.ts'
import { scheduleOf, type Schedule } from './schedule.ts'
import { bruteForce, faultOf, timesOf } from './testing/brute-force.ts'
import { randomDishes } from './testing/random-dishes.ts'
import { type DishWork, type Phase, usualStove } from './work.ts'

const startsOf = ({ planned }: Schedule) =>
  new Map(planned.map(({ phase, start }) => [phase.id, start]))

it('finds what trying every minute finds: hot dishes wait as little, all of it is as short and the hands change as seldom', () => {
  let calmest = 0
  const count = times({ quick: 150, thorough: 3_000 })
  for (let seed = 0; seed < count; seed++) {
    const random = seededRandom(seed)
    const withOven = random.oneIn(5)
    const sizes = { mostPhases: withOven ? 2 : 3, mostMinutes: random.pick([3, 8]), withOven }
    const stove = { hobs: random.pick([1, 2]) }
    const dishes = randomDishes(random, 2, sizes).map((dish) => asAlone(dish, stove))
    const schedule = scheduleOf(dishes, stove)
    if (schedule === null) throw new Error(`no schedule for seed ${seed}`)
    const sum = dishes
      .flatMap(({ phases }) => phases)
      .reduce((all, { minutes }) => all + minutes, 0)
    const best = bruteForce(dishes, stove, sum + (withOven ? 30 : 0))
    const found = timesOf(dishes, startsOf(schedule))
    expect(found, `waiting and length of seed ${seed}`).toMatchObject({
      waits: best?.waits,
      length: best?.length,
    })
    expect(schedule.isProven, `whether seed ${seed} is proven`).toBe(true)
    calmest += Number(found.interruptions === best?.interruptions)
  }
  expect(calmest / count, `share with as few interruptions as can be`).toBeGreaterThan(0.97)
})

it('keeps every law with three dishes of many steps', () => {
  for (let seed = 0; seed < times({ quick: 15, thorough: 1_000 }); seed++) {
    const random = seededRandom(seed)
    const dishes = randomDishes(random, 3, { mostPhases: 13, mostMinutes: 30, withOven: true })
    const held = dishes.map((dish) => asAlone(dish, usualStove))
    const schedule = scheduleOf(dishes)
    if (schedule === null) throw new Error(`no schedule for seed ${seed}`)
    expect(faultOf(held, startsOf(schedule), usualStove), `the fault of seed ${seed}`).toBeNull()
    expect(scheduleOf(dishes), `seed ${seed} once more`).toEqual(schedule)
    expect(timesOf(held, startsOf(schedule)).length, `length of seed ${seed}`).toBe(schedule.length)
  }
})

const phase = (id: string, minutes: number, more: Partial<Phase>): Phase => ({
  id,
  dish: Number(id[0]),
  step: Number(id[2]),
  minutes,
  isHands: false,
  isEstimated: false,
  place: null,
  ...more,
})
const oneByOne = (phases: readonly Phase[], hold = Infinity): DishWork => ({
  phases,
  follows: phases
    .slice(1)
    .map(({ id }, index) => ({ from: phases[index]?.id ?? '', to: id, hold })),
  stands: 5,
})
const oven = (celsius: number) => ({ kind: 'oven', celsius }) as const

it('puts the hands to work while the other dish waits', () => {
  const stew = oneByOne([phase('0:0', 10, { isHands: true }), phase('0:1', 60, {})])
  const salad = oneByOne([phase('1:0', 20, { isHands: true })])
  expect(scheduleOf([stew, salad])).toMatchObject({ length: 70, hotWait: 0, interruptions: 1 })
})

it('shares an oven within ten degrees, and heats it anew beyond', () => {
  const roast = oneByOne([phase('0:0', 40, { place: oven(200) })])
  const bake = (celsius: number) => oneByOne([phase('1:0', 40, { place: oven(celsius) })])
  expect(scheduleOf([roast, bake(190)])).toMatchObject({ length: 55, hotWait: 0 })
  expect(scheduleOf([roast, bake(220)])).toMatchObject({ length: 110, hotWait: 55 })
})

it('leaves a cold dish ready rather than a hot one waiting', () => {
  const hands = { isHands: true }
  const hot = oneByOne([phase('0:0', 20, hands)])
  const cold = { ...oneByOne([phase('1:0', 20, hands)]), stands: Infinity }
  expect(scheduleOf([hot, cold])).toMatchObject({ hotWait: 0, length: 40 })
})

it('goes on from what is done: what runs goes on, and what is late is served as soon as it can be', () => {
  const left = oneByOne(
    [phase('0:1', 30, { place: oven(200) }), phase('0:2', 5, { isHands: true })],
    5,
  )
  const progress = {
    running: new Map([['0:1', 12]]),
    notBefore: new Map<string, number>(),
    notAfter: new Map<string, number>(),
    heated: null,
    servingIn: 0,
  }
  expect(scheduleOf([left], usualStove, progress)).toMatchObject({ length: 17 })
  // Nobody wants it for half an hour, but it is not left in the oven until then.
  const late = scheduleOf([left], usualStove, { ...progress, servingIn: 30 })
  expect(late?.length).toBe(30)
  expect(late?.planned.find(({ phase: { id } }) => id === '0:2')?.start).toBe(17)
})
