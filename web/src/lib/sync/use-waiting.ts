import { useEffect, useSyncExternalStore } from 'react'
import { onLogChange, readLog, waitingOf, type WaitingOperation } from './operation-log.ts'
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
