import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isLogRead,
  onLogChange,
  readLog,
  waitingOf,
  type WaitingOperation,
} from './operation-log.ts'
import { onSendState, sendState, type SendState } from './send.ts'

const nothing: readonly WaitingOperation[] = []

/** This person's changes that are still to reach the backend, and how it goes with them. */
export function useWaiting(userId: string | null): {
  waiting: readonly WaitingOperation[]
  state: SendState
} {
  const waiting = useSyncExternalStore(onLogChange, () =>
    userId === null ? nothing : waitingOf(userId),
  )
  const state = useSyncExternalStore(onSendState, sendState)
  useEffect(() => {
    if (userId !== null) void readLog(userId)
  }, [userId])
  return { waiting, state }
}

/**
 * Whether the backend knows all that this person did before the page was opened, or cannot be told now. It
 * stays true: what is worked out from it does not move under the finger with every change.
 */
export function useIsTold(userId: string | null): boolean {
  const { waiting, state } = useWaiting(userId)
  const [isTold, setIsTold] = useState(false)
  const isBeingTold = state === 'idle' || state === 'sending'
  const isNow = userId === null || (isLogRead(userId) && (waiting.length === 0 || !isBeingTold))
  if (isNow && !isTold) setIsTold(true)
  return isTold || isNow
}
