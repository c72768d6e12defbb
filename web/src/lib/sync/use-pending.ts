import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isLogRead,
  onLogChange,
  readLog,
  pendingOf,
  type PendingOperation,
} from './operation-log.ts'
import { onSendState, sendState, type SendState } from './send.ts'

const nothing: readonly PendingOperation[] = []

/** This person's changes that are still to reach the backend, and how it goes with them. */
export function usePending(userId: string | null): {
  pending: readonly PendingOperation[]
  state: SendState
} {
  const pending = useSyncExternalStore(onLogChange, () =>
    userId === null ? nothing : pendingOf(userId),
  )
  const state = useSyncExternalStore(onSendState, sendState)
  useEffect(() => {
    if (userId !== null) void readLog(userId)
  }, [userId])
  return { pending, state }
}

/**
 * Whether the backend knows all that this person did before the page was opened, or cannot be reached now. It
 * stays true: what is worked out from it does not move under the finger with every change.
 */
export function useIsSent(userId: string | null): boolean {
  const { pending, state } = usePending(userId)
  const [isSent, setIsSent] = useState(false)
  const isSending = state === 'idle' || state === 'sending'
  const isNow = userId === null || (isLogRead(userId) && (pending.length === 0 || !isSending))
  if (isNow && !isSent) setIsSent(true)
  return isSent || isNow
}
