import { seededRandom, type Random } from '#domain/testing/random.ts'

/** What may happen in a household, and how often it does beside the others. */
const weights = [
  ['put', 5],
  ['change', 3],
  ['remove', 2],
  ['clear', 0.3],
  ['add', 4],
  ['tick', 4],
  ['rename', 1],
  ['step', 2],
  ['measure', 1],
  ['takeOff', 2],
  ['putBack', 1],
  ['staple', 2],
  ['resetStaples', 0.2],
  ['correct', 2],
  ['takeBack', 0.5],
  ['goOffline', 4],
  ['goOnline', 3],
  ['badNetwork', 1.5],
  ['close', 4],
  ['look', 5],
  ['invite', 2],
  ['join', 3],
  ['move', 3],
  ['setRole', 1],
  ['removeMember', 1.5],
  ['outAndIn', 1.5],
  ['leave', 1],
  ['end', 0.5],
  ['found', 0.7],
  ['erase', 0.2],
] as const
export type What = (typeof weights)[number][0]

/** One thing that happens on a device, as random numbers of its own decide it; `turns`: how many things happen before the next step. */
export interface Step {
  device: number
  what: What
  seed: number
  turns: number
}

const kinds = weights.flatMap(([what, weight]) =>
  Array.from({ length: Math.round(weight * 10) }, () => what),
)

function stepOf(random: Random, device: number): Step {
  return {
    device,
    what: random.pick(kinds),
    seed: random.integer(1_000_000_000),
    turns: random.pick([0, 1, 3, 8, Infinity]),
  }
}

/** What happens by this seed. */
export function scheduleOf(seed: number): Step[] {
  const random = seededRandom(seed)
  const length = 6 + random.integer(14)
  let device = random.integer(6)
  return Array.from({ length }, () => {
    // One thing comes of another where somebody is.
    if (random.oneIn(2)) device = random.integer(6)
    return stepOf(random, device)
  })
}
