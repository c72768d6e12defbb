import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { field } from '../json.ts'
import { logFailure } from '../log.ts'
import { inStore, removeWhere, stores, writeAtOnce } from './device-database.ts'
import { definitionOf, type OfflineQuery } from './offline-query.ts'
import { readLog } from './operation-log.ts'

const quietMilliseconds = 400

/** In the place of an account's id: what a visitor saw. Their keys hold null where others hold the id. */
export const visitor = 'visitor'

const isOf = (userId: string, queryKey: QueryKey) =>
  queryKey.includes(userId === visitor ? null : userId)

interface PersistedQuery {
  userId: string
  queryKey: QueryKey
  data: unknown
  updatedAt: number
}

function parse(json: unknown): PersistedQuery[] {
  const [userId, queryKey] = [field(json, 'userId'), field(json, 'queryKey')]
  const updatedAt = field(json, 'updatedAt')
  if (typeof userId !== 'string' || !Array.isArray(queryKey) || typeof updatedAt !== 'number')
    return []
  return [{ userId, queryKey, data: field(json, 'data'), updatedAt }]
}

const placeOf = (userId: string, hash: string) => `${userId} ${hash}`

function put(client: QueryClient, { queryKey, data, updatedAt }: PersistedQuery): void {
  if (client.getQueryData(queryKey) !== undefined) return
  client.setQueryData(queryKey, data, { updatedAt })
  // Whoever asks for it next asks the backend too.
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/**
 * Puts back what this person saw last, as the definitions have it, where nothing newer is known; it counts as
 * old.
 */
export async function restoreQueries(
  client: QueryClient,
  userId: string,
  definitions: readonly OfflineQuery[],
): Promise<void> {
  const all = await inStore(stores.queries, 'readonly', (store) =>
    store.index('userId').getAll(userId),
  ).catch(() => [])
  for (const persisted of all.flatMap(parse)) {
    const persist = definitionOf(definitions, persisted.queryKey, userId)?.persist
    if (persist === 'merging' || (persist === 'offline' && !navigator.onLine))
      put(client, persisted)
  }
  // Whoever follows the log puts on top of it what waits.
  await readLog(userId)
}

/** Puts back one answer, as `restoreQueries` does. */
export async function restoreQuery(
  client: QueryClient,
  userId: string,
  queryKey: QueryKey,
): Promise<void> {
  const place = placeOf(userId, hashKey(queryKey))
  const found = await inStore<unknown>(stores.queries, 'readonly', (store) =>
    store.get(place),
  ).catch(() => null)
  for (const persisted of parse(found)) put(client, persisted)
  await readLog(userId)
}

/** Keeps answers that nobody has looked at yet. */
export async function persistAnswers(
  userId: string,
  answers: readonly { queryKey: QueryKey; data: unknown }[],
): Promise<void> {
  const updatedAt = Date.now()
  await writeAtOnce(stores.queries, (store) => {
    for (const { queryKey, data } of answers)
      store.put({ userId, queryKey, data, updatedAt }, placeOf(userId, hashKey(queryKey)))
  })
}

/** Which of these are stored on this device. */
export async function persistedOf<Key extends QueryKey>(
  userId: string,
  queryKeys: readonly Key[],
): Promise<Key[]> {
  const places = new Set(await inStore(stores.queries, 'readonly', (store) => store.getAllKeys()))
  return queryKeys.filter((queryKey) => places.has(placeOf(userId, hashKey(queryKey))))
}

/** Lets go of what of one kind was not seen for so long, apart from what is still wanted. */
export function forgetOld(
  kind: string,
  maxAge: number,
  wanted: readonly QueryKey[],
): Promise<void> {
  const hashes = new Set(wanted.map(hashKey))
  return removeWhere(stores.queries, (value) =>
    parse(value).some(
      ({ queryKey, updatedAt }) =>
        queryKey[0] === kind && Date.now() - updatedAt > maxAge && !hashes.has(hashKey(queryKey)),
    ),
  )
}

/**
 * Persists this person's answers as the definitions have it: those that are there already, and others as they
 * come. Returns the function that ends it.
 */
export function persistQueries(
  client: QueryClient,
  userId: string,
  definitions: readonly OfflineQuery[],
): () => void {
  const changed = new Map<string, PersistedQuery>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    timer = undefined
    if (changed.size === 0) return
    // What left the cache meanwhile is not to come back: somebody left a kitchen.
    const writes = [...changed].filter(([hash]) => client.getQueryCache().get(hash) !== undefined)
    changed.clear()
    writeAtOnce(stores.queries, (store) => {
      for (const [hash, query] of writes) store.put(query, placeOf(userId, hash))
    }).catch((cause: unknown) => logFailure('What was seen cannot be kept on this device', cause))
  }

  function take({ queryHash, queryKey, state }: Query) {
    if (!isOf(userId, queryKey)) return
    if (definitionOf(definitions, queryKey, userId)?.persist === undefined) return
    const { status, data, dataUpdatedAt } = state
    if (status === 'error' && data === undefined) void restoreQuery(client, userId, queryKey)
    if (status !== 'success' || data === undefined || changed.get(queryHash)?.data === data) return
    changed.set(queryHash, { userId, queryKey, data, updatedAt: dataUpdatedAt })
    timer ??= setTimeout(write, quietMilliseconds)
  }

  const cache = client.getQueryCache()
  // The page that is opened asks before this code is there.
  for (const query of cache.getAll()) take(query)
  const end = cache.subscribe(({ type, query }) => {
    if (type === 'updated') take(query)
  })
  window.addEventListener('pagehide', write)
  return () => {
    end()
    window.removeEventListener('pagehide', write)
    clearTimeout(timer)
  }
}

/** Empties what anybody else saw on this device. */
export function forgetQueriesOfOthers(userId: string): Promise<void> {
  return removeWhere(stores.queries, (value) => field(value, 'userId') !== userId)
}
