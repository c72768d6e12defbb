import { useEffect, useState, useSyncExternalStore } from 'react'
import { inOrder, statusOf, type CookTimer } from '#domain/cooking/timer-state.ts'
import { onTimers, timers } from './timer-store.ts'

const beat = 250

/** The timers in their order, and the time by which they are to be shown. */
export function useTimers(): { all: readonly CookTimer[]; now: number } {
  const known = useSyncExternalStore(onTimers, timers)
  const [now, setNow] = useState(Date.now)
  const moves = known.some((timer) => statusOf(timer, now) !== 'paused')
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    // What has just been started shows its whole length at once.
    const ignore = onTimers(tick)
    const interval = moves ? setInterval(tick, beat) : undefined
    document.addEventListener('visibilitychange', tick)
    return () => {
      ignore()
      clearInterval(interval)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [moves])
  return { all: inOrder(known), now }
}
