import { logFailure } from './log.ts'

type Listener = (userId: string | null) => void

const listeners = new Set<Listener>()

/**
 * Calls back each time another person is signed in, or nobody (null), so that whoever holds data
 * of one person empties it. Returns the function that ends it.
 */
export function onUserChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells everyone; one listener that fails keeps none of the others from emptying its data. */
export function announceUserChange(userId: string | null): void {
  for (const listener of listeners) {
    try {
      listener(userId)
    } catch (cause) {
      logFailure('A listener failed at a change of user', cause)
    }
  }
}
