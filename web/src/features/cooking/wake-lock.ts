import { useEffect, useState } from 'react'

/** Whether the screen stays on: `off` where the browser could keep it on, but refused to now. */
export type Wakefulness = 'on' | 'off' | 'unavailable'

const isAvailable = () => 'wakeLock' in navigator

/** Keeps the screen on while it is used. The browser lets go when the page is hidden: it asks again. */
export function useWakeLock(): Wakefulness {
  const [wakefulness, setWakefulness] = useState<Wakefulness>(() =>
    isAvailable() ? 'off' : 'unavailable',
  )
  useEffect(() => {
    if (!isAvailable()) return undefined
    let lock: WakeLockSentinel | undefined
    let gone = false
    let isAsking = false
    async function ask() {
      if (document.visibilityState !== 'visible' || lock?.released === false || isAsking) return
      isAsking = true
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (gone) return void sentinel.release()
        lock = sentinel
        lock.addEventListener('release', () => setWakefulness('off'))
        setWakefulness('on')
      } catch {
        // A low battery, for instance; what the screen says of it is enough.
        setWakefulness('off')
      } finally {
        isAsking = false
      }
    }
    const again = () => void ask()
    document.addEventListener('visibilitychange', again)
    again()
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return wakefulness
}
