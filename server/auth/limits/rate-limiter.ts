import { tooManyRequests } from '../wire/errors.ts'
import type { RateLimit } from '../settings.ts'

/** One thing that is counted, such as the failures of an account, and how many it may have. */
type Counted = { readonly key: string; readonly limit: RateLimit }

type Window = { count: number; readonly endsAt: number }

/** Bounds the memory that a flood of made-up accounts can take: about 20 MB. */
const maximumKeys = 100_000

export type RateLimiter = {
  /**
   * Counts an attempt before its outcome is known, so that a burst in parallel counts too; throws
   * `tooManyRequests` when one of the limits is reached. Calling what it returns takes the attempt
   * back, for limits that count failures alone.
   */
  count(counted: readonly Counted[]): () => void
}

/** Fixed windows, in the memory of this process. */
export function createRateLimiter(now: () => Date): RateLimiter {
  const windows = new Map<string, Window>()

  function openWindow(key: string, seconds: number, time: number): Window {
    const current = windows.get(key)
    if (current && current.endsAt > time) return current
    const window = { count: 0, endsAt: time + seconds * 1000 }
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > maximumKeys) forgetOldest()
    return window
  }

  function forgetOldest(): void {
    const oldest = windows.keys().next()
    if (!oldest.done) windows.delete(oldest.value)
  }

  function count(counted: readonly Counted[]): () => void {
    const time = now().getTime()
    const open = counted.map(({ key, limit }) => ({
      limit,
      window: openWindow(key, limit.seconds, time),
    }))
    const full = open.filter(({ window, limit }) => window.count >= limit.attempts)
    if (full.length > 0) {
      const endsAt = Math.max(...full.map(({ window }) => window.endsAt))
      throw tooManyRequests(Math.ceil((endsAt - time) / 1000))
    }
    for (const { window } of open) window.count += 1
    return () => {
      for (const { window } of open) window.count -= 1
    }
  }

  return { count }
}
