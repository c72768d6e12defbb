import { inOven, ovenMinutes, shareOven } from './rivals.ts'
import type { Schedule } from './schedule.ts'

/** When an oven is turned on or to another temperature. */
export interface OvenChange {
  /** Minutes from the beginning of the schedule. */
  at: number
  /** Null where no step says. */
  celsius: number | null
  isFirst: boolean
}

/** An oven that nobody needs for longer is turned off. */
const mostIdleMinutes = 30

/** The changes of the oven that a schedule asks for, each as long before it is needed as heating takes. */
export function ovenChanges({
  planned,
  heated,
}: Pick<Schedule, 'planned' | 'heated'>): OvenChange[] {
  const baked = planned.flatMap(({ phase, start, end }) =>
    inOven(phase.place) ? { dish: phase.dish, celsius: phase.place.celsius, start, end } : [],
  )
  return baked.flatMap(({ dish, celsius, start }, index) => {
    const before = baked.slice(0, index)
    const last = before.at(-1)
    const isHot =
      last === undefined
        ? heated !== null && shareOven(heated.celsius, celsius)
        : start - Math.max(...before.map(({ end }) => end)) <= mostIdleMinutes &&
          (last.dish === dish || shareOven(last.celsius, celsius))
    // What is in it already, where the rest is planned anew, is not heated for.
    if (isHot || start === 0) return []
    return {
      at: Math.max(0, start - ovenMinutes),
      celsius,
      isFirst: last === undefined && heated === null,
    }
  })
}
