import { useEffect, useEffectEvent } from 'react'
import { turnSteps } from './lock-screen.ts'

/** The keys of a lock screen and of a headset that turn tracks turn the steps. */
export function useLockScreenSteps(steps: { next: () => void; back: () => void }): void {
  const next = useEffectEvent(() => steps.next())
  const back = useEffectEvent(() => steps.back())
  useEffect(() => turnSteps({ next: () => next(), back: () => back() }), [])
}
