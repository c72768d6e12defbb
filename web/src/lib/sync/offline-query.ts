import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SyncedKind } from '#domain/sync/synced-kinds.ts'
import type { Channel } from './channels.ts'

/**
 * When the device gives back what it saved of a query:
 * - `merging`: at every start, for it merges with whatever comes, and may be shown before.
 * - `offline`: where the backend cannot be asked. A change on top of what is old would undo what another device did.
 * - `maxAge`: one of many, where its own page cannot load it. It is let go after so many milliseconds.
 */
export type Persist = 'merging' | 'offline' | { maxAge: number }

/** How a query follows what the person's other devices change. */
interface Live {
  /** Under this name the backend counts its writes. */
  kind: SyncedKind
  /** Fetches it anew where it is in the cache, with what waits on top of it. @throws where that fails. */
  refresh: (client: QueryClient, userId: string) => Promise<void>
  /** Whether it is fetched when it is first heard of, in the cache or not, however long ago it was written. */
  isAskedFirst?: true
  /** The version of what is in the cache, where the answer itself tells; undefined where nothing is. */
  versionShown?: (client: QueryClient, userId: string) => number | undefined
}

/** One thing that is available offline. What none of these defines is neither persisted nor followed. */
export interface OfflineQuery {
  /**
   * Where it stands in the cache, exactly; of many, what all their keys begin with. Its first word names it on the device, and stays
   * the same for good.
   */
  key: (userId: string) => QueryKey
  /** Not persisted without it. */
  persist?: Persist
  /** Not followed without it. */
  live?: Live
  /** Some seconds after the start: brings it onto this device before anybody has looked at it. */
  prefetch?: (client: QueryClient, userId: string, signal: AbortSignal) => Promise<unknown>
  /** How what is changed here reaches the backend. */
  channel?: (client: QueryClient) => Channel
  /** Shows in the cache what waits. Returns the function that ends it. */
  follow?: (client: QueryClient, userId: string) => () => void
}

/** Checks a definition, as `queryOptions` does. It counts once it stands in the list of them. */
export function defineOfflineQuery<Definition extends OfflineQuery>(
  definition: Definition,
): Definition {
  return definition
}

/** The definition by which a query of this key is persisted. */
export function definitionOf(
  definitions: readonly OfflineQuery[],
  queryKey: QueryKey,
  userId: string,
): OfflineQuery | undefined {
  return definitions.find(({ key, persist }) => {
    const own = key(userId)
    const isOneOfMany = typeof persist === 'object'
    if (!isOneOfMany && own.length !== queryKey.length) return false
    return own.every((word, place) => word === queryKey[place])
  })
}
