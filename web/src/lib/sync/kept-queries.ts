import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { field } from '../json.ts'
import { logFailure } from '../log.ts'
import { inStore, removeWhere, stores } from './device-database.ts'

/** The answers that a person finds again without a network: keys by their first word. */
const keptKinds: ReadonlySet<unknown> = new Set([
  'shopping-list',
  'pantry',
  'staples',
  'corrections',
  'saved-recipes',
  'collections',
  'collection-recipes',
  'dietary-settings',
])
const quietMilliseconds = 400

interface KeptQuery {
  userId: string
  queryKey: QueryKey
  data: unknown
  updatedAt: number
}

function parse(json: unknown): KeptQuery[] {
  const [userId, queryKey] = [field(json, 'userId'), field(json, 'queryKey')]
  const updatedAt = field(json, 'updatedAt')
  if (typeof userId !== 'string' || !Array.isArray(queryKey) || typeof updatedAt !== 'number')
    return []
  return [{ userId, queryKey, data: field(json, 'data'), updatedAt }]
}

const placeOf = (userId: string, hash: string) => `${userId} ${hash}`

/** Merges with whatever comes, so that it may be shown before; all else must not be changed while old. */
const mergingKind = 'shopping-list'

/**
 * Puts back what this person saw last, where the backend cannot be asked and nothing newer is known; it
 * counts as old. With a network only what merges: a change on top of anything else that is old would undo
 * what another device did.
 */
export async function restoreQueries(
  client: QueryClient,
  userId: string,
  isWanted: (queryKey: QueryKey) => boolean = ([kind]) => kind === mergingKind || !navigator.onLine,
): Promise<void> {
  const all = await inStore(stores.queries, 'readonly', (store) =>
    store.index('userId').getAll(userId),
  ).catch(() => [])
  for (const { userId: owner, queryKey, data, updatedAt } of all.flatMap(parse)) {
    if (owner !== userId || !isWanted(queryKey)) continue
    if (client.getQueryData(queryKey) !== undefined) continue
    client.setQueryData(queryKey, data, { updatedAt })
    // Whoever asks for it next asks the backend too.
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/** Keeps this person's answers on the device as they come. Returns the function that ends it. */
export function keepQueries(client: QueryClient, userId: string): () => void {
  const changed = new Map<string, KeptQuery>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    timer = undefined
    if (changed.size === 0) return
    const writes = [...changed]
    changed.clear()
    inStore(stores.queries, 'readwrite', (store) => {
      for (const [hash, query] of writes) store.put(query, placeOf(userId, hash))
      return store.count()
    }).catch((cause: unknown) => logFailure('What was seen cannot be kept on this device', cause))
  }

  const end = client.getQueryCache().subscribe(({ type, query }) => {
    const hasFailed = type === 'updated' && query.state.status === 'error'
    if (hasFailed && query.state.data === undefined && query.queryKey.includes(userId))
      void restoreQueries(client, userId, (key) => JSON.stringify(key) === query.queryHash)
    const isAnswer = type === 'updated' && query.state.status === 'success'
    const [kind] = query.queryKey
    if (!isAnswer || !keptKinds.has(kind) || !query.queryKey.includes(userId)) return
    const { data, dataUpdatedAt } = query.state
    const before = changed.get(query.queryHash)
    if (data === undefined || before?.data === data) return
    const { queryKey } = query
    changed.set(query.queryHash, { userId, queryKey, data, updatedAt: dataUpdatedAt })
    timer ??= setTimeout(write, quietMilliseconds)
  })
  window.addEventListener('pagehide', write)
  return () => {
    end()
    window.removeEventListener('pagehide', write)
    clearTimeout(timer)
  }
}

/** Empties what anybody else saw on this device; null empties it of everybody's. */
export function forgetQueriesOfOthers(userId: string | null): Promise<void> {
  return removeWhere(stores.queries, (value) => field(value, 'userId') !== userId)
}
