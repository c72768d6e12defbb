import type { Random } from '../../testing/random.ts'
import type { CookingPlace, DishWork, Follow, Phase } from '../work.ts'

interface Sizes {
  /** Phases of a dish. */
  mostPhases: number
  mostMinutes: number
  /** Also of an oven. */
  withOven: boolean
}

function randomPlace(random: Random, withOven: boolean): CookingPlace | null {
  if (random.oneIn(2)) return null
  if (withOven && random.oneIn(2))
    return { kind: 'oven', celsius: random.pick([180, 190, 220, null]) }
  return random.oneIn(4) ? { kind: 'machine', name: 'blender' } : { kind: 'hob' }
}

/** Dishes as recipes have them: mostly one thing after another, sometimes one meanwhile. */
export function randomDishes(random: Random, count: number, sizes: Sizes): DishWork[] {
  return Array.from({ length: count }, (_, dish) => {
    const phases = Array.from(
      { length: 1 + random.integer(sizes.mostPhases) },
      (_each, step): Phase => ({
        id: `${dish}:${step}:0`,
        dish,
        step,
        minutes: 1 + random.integer(sizes.mostMinutes),
        isHands: random.oneIn(2),
        isEstimated: false,
        place: randomPlace(random, sizes.withOven),
      }),
    )
    const follows = phases.slice(1).map(({ id }, index): Follow => {
      const isMeanwhile = index > 0 && random.oneIn(4)
      const from = phases[isMeanwhile ? index - 1 : index]?.id ?? ''
      return { from, to: id, hold: random.pick([0, 2, 5, Infinity]) }
    })
    return { phases, follows, stands: random.pick([1, 5, 5, Infinity]) }
  })
}
