/**
 * When a change was made, as text that sorts by time: milliseconds, a counter, the replica that made it.
 * No two changes carry the same one, so that of two the later is the same for everybody.
 */
export type Clock = string

export const clockShape = /^\d{13}\.[0-9a-z]{4}\.[0-9a-z]{1,16}$/u

const mostInCounter = 36 ** 4 - 1

export interface HybridClock {
  /** The next moment: after `now`, and after everything that was seen. */
  next: (now: number) => Clock
  /** What others did came before what is done from here on, however wrong this device's time is. */
  observe: (clock: Clock) => void
}

/** A clock that only goes forward. `replica` is 1 to 16 characters of 0–9 and a–z, its own for each page. */
export function hybridClock(replica: string): HybridClock {
  let time = 0
  let counter = 0
  return {
    next(now) {
      if (now > time) [time, counter] = [Math.floor(now), 0]
      else if (counter < mostInCounter) counter += 1
      else [time, counter] = [time + 1, 0]
      const [at, count] = [String(time).padStart(13, '0'), counter.toString(36).padStart(4, '0')]
      return `${at}.${count}.${replica}`
    },
    observe(clock) {
      if (!clockShape.test(clock)) return
      const [at = '', count = ''] = clock.split('.')
      const [seenTime, seenCounter] = [Number(at), Number.parseInt(count, 36)]
      if (seenTime > time) [time, counter] = [seenTime, seenCounter]
      else if (seenTime === time) counter = Math.max(counter, seenCounter)
    },
  }
}

/** Who made a change. */
export function replicaOf(clock: Clock): string {
  return clock.split('.')[2] ?? ''
}
