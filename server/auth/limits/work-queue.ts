import { tooManyRequests } from '../wire/errors.ts'

export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T>

/**
 * Runs at most `width` jobs at once and lets at most `maximumWaiting` wait; more are refused with
 * `tooManyRequests`, because an answer that comes after the client gave up helps nobody.
 */
export function createWorkQueue(width: number, maximumWaiting: number): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  async function takePlace(): Promise<void> {
    if (running < width) {
      running += 1
      return
    }
    if (waiting.length >= maximumWaiting) throw tooManyRequests(1)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leavePlace(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (job) => {
    await takePlace()
    try {
      return await job()
    } finally {
      leavePlace()
    }
  }
}
