import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SyncedKind } from '#domain/sync/synced-kinds.ts'
import type { Persist } from './offline-query.ts'
import type { Membership } from './memberships.ts'
import type { Refused } from './send-each.ts'

/** What a refusal is said with. */
export interface RefusalContext<Data, Operation> {
  client: QueryClient
  /** What was shown when it was done, or until now. */
  shown: Data | undefined
  /** Does something about it. */
  perform: (operation: Operation) => Promise<void>
  /** Leads to another page. */
  go: (path: string) => void
}

export type Wanted<Data, Operation> = Operation | ((shown: Data | undefined) => Operation | null)

export function isFunction<Data, Operation>(
  wanted: Wanted<Data, Operation>,
): wanted is (shown: Data | undefined) => Operation | null {
  return typeof wanted === 'function'
}

/** How one query is fetched, changed and sent. */
export interface Queue<Data, Operation> {
  /** Of what belongs to a kitchen, that in which they cook now, unless another is named. */
  key: (userId: string, kitchen?: string) => QueryKey
  /** Whether it belongs to a kitchen, and not to a person. */
  ofKitchen?: true
  /** When the device gives it back; it is not persisted without it. */
  persist?: Persist
  /** Under this name the backend counts its writes; it is not followed without it. */
  live?: SyncedKind
  /** Whether it is brought onto this device before anybody has looked at it. */
  prefetch?: true
  /** Under this name what waits stands in the log: it stays the same for good. */
  channel: string
  fetch: (userId: string, kitchen: string) => Promise<Data>
  /** Reads what stands in the log; null for what a newer version of the app wrote, which then has to wait. */
  parse: (json: unknown) => Operation | null
  /** What is shown after a change. The same changes once more, in their order, come to the same. */
  after: (before: Data | undefined, operation: Operation) => Data
  /** Keeps it in the backend; as often as one likes. */
  send: (userId: string, operation: Operation, membership: Membership) => Promise<void>
  /** Several as one, to be sent at once; where that is refused they go one by one. */
  merged?: (operations: readonly Operation[]) => Operation
  notifyRefused: (
    refused: readonly Refused<Operation>[],
    said: RefusalContext<Data, Operation>,
  ) => void
}
