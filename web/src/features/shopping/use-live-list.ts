import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { knownState } from './shopping-channel.ts'
import { fetchVersion, shoppingKey } from './shopping-state.ts'

const oftenMilliseconds = 1_300
const seldomMilliseconds = 10_000
const longestMilliseconds = 60_000
/** Nobody touched the screen and nothing changed for so long: it is looked at less often. */
const idleMilliseconds = 5 * 60_000
const signsOfLife = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * While the screen is seen and there is a network: asks whether another device has changed the lists, by
 * one number, and fetches them only where it has grown.
 */
export function useLiveList(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    let lastLife = Date.now()
    let pause = oftenMilliseconds
    let timer: ReturnType<typeof setTimeout>
    let ended = false

    async function look() {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const known = knownState(client, userId)
      const version = await fetchVersion(userId)
      if (known === undefined || version <= known.version) return
      lastLife = Date.now()
      await client.refetchQueries({ queryKey: shoppingKey(userId) })
    }

    async function goOn() {
      const failed = await look().then(
        () => false,
        () => true,
      )
      if (ended) return
      const isIdle = Date.now() - lastLife > idleMilliseconds
      if (failed) pause = Math.min(pause * 2, longestMilliseconds)
      else pause = isIdle ? seldomMilliseconds : oftenMilliseconds
      schedule()
    }

    function schedule() {
      clearTimeout(timer)
      timer = setTimeout(() => void goOn(), pause)
    }

    function wake() {
      lastLife = Date.now()
      if (pause === oftenMilliseconds) return
      pause = oftenMilliseconds
      schedule()
    }

    schedule()
    for (const sign of signsOfLife) document.addEventListener(sign, wake)
    window.addEventListener('online', wake)
    return () => {
      ended = true
      clearTimeout(timer)
      for (const sign of signsOfLife) document.removeEventListener(sign, wake)
      window.removeEventListener('online', wake)
    }
  }, [client, userId])
}
