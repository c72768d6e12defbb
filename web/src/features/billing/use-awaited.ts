import { useCallback, useEffect, useState } from 'react'

import { logFailure } from '#web/lib/log.ts'

const firstPause = 1_000
const longestPause = 8_000
const growth = 1.4

/** Milliseconds before the n-th question, from 0: a second, then ever more, eight at most. */
export function pauseBefore(question: number): number {
  return Math.min(firstPause * growth ** question, longestPause)
}

export interface Awaited {
  /** `late`: the wait is long enough that a person should know. */
  progress: 'waiting' | 'there' | 'late'
  /** Begins to ask again. */
  again: () => void
}

/**
 * Asks until it is there, with growing pauses: what the payment provider tells the backend takes as
 * long as it takes. Nothing is asked while there is nothing to wait for.
 */
export function useAwaited(
  isThere: boolean,
  ask: () => Promise<unknown>,
  patience: number,
): Awaited {
  const [round, setRound] = useState(0)
  const [lateRound, setLateRound] = useState<number | null>(null)

  useEffect(() => {
    if (isThere) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const startedAt = Date.now()
    const wait = (question: number) => {
      timer = setTimeout(() => {
        ask()
          .catch((cause: unknown) => logFailure('What is awaited cannot be asked for', cause))
          .finally(() => {
            if (isOver) return
            if (Date.now() - startedAt < patience) wait(question + 1)
            else setLateRound(round)
          })
      }, pauseBefore(question))
    }
    wait(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isThere, ask, patience, round])

  const again = useCallback(() => setRound((before) => before + 1), [])
  const progress = isThere ? 'there' : lateRound === round ? 'late' : 'waiting'
  return { progress, again }
}
