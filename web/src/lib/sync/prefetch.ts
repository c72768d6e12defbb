import type { QueryClient } from '@tanstack/react-query'
import { logFailure } from '../log.ts'
import type { OfflineQuery } from './offline-query.ts'

const pauseMilliseconds = 5_000

/**
 * Some seconds after the start, when nobody waits for anything: brings onto this device what a person keeps, also
 * what they have not looked at here, so that all of it is there without a network. Returns the function that
 * ends it.
 */
export function prefetchQueries(
  client: QueryClient,
  userId: string,
  definitions: readonly OfflineQuery[],
): () => void {
  // Who signed out meanwhile leaves nothing behind.
  const ending = new AbortController()

  async function bring() {
    if (!navigator.onLine) return
    const results = await Promise.allSettled(
      definitions.flatMap(({ prefetch }) => prefetch?.(client, userId, ending.signal) ?? []),
    )
    for (const result of results)
      if (result.status === 'rejected')
        logFailure('Not all is prefetched for offline use', result.reason)
  }

  const timer = setTimeout(() => void bring(), pauseMilliseconds)
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}
