import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { field } from '../json.ts'
import { logFailure } from '../log.ts'
import { inStore, removeWhere, stores, writeAtOnce } from './device-database.ts'
import { readLog } from './operation-log.ts'

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
  'recipe',
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
/** Many, and each is only wanted on its own page. */
const kindOfMany = 'recipe'

function put(client: QueryClient, { queryKey, data, updatedAt }: KeptQuery): void {
  if (client.getQueryData(queryKey) !== undefined) return
  client.setQueryData(queryKey, data, { updatedAt })
  // Whoever asks for it next asks the backend too.
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/**
 * Puts back what this person saw last, where the backend cannot be asked and nothing newer is known; it
 * counts as old. With a network only what merges: a change on top of anything else that is old would undo
 * what another device did.
 */
export async function restoreQueries(client: QueryClient, userId: string): Promise<void> {
  const all = await inStore(stores.queries, 'readonly', (store) =>
    store.index('userId').getAll(userId),
  ).catch(() => [])
  for (const kept of all.flatMap(parse)) {
    const [kind] = kept.queryKey
    if (kind === mergingKind || (!navigator.onLine && kind !== kindOfMany)) put(client, kept)
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
  for (const kept of parse(found)) put(client, kept)
  await readLog(userId)
}

/** Keeps answers that nobody has looked at yet. */
export async function keepAnswers(
  userId: string,
  answers: readonly { queryKey: QueryKey; data: unknown }[],
): Promise<void> {
  const updatedAt = Date.now()
  await writeAtOnce(stores.queries, (store) => {
    for (const { queryKey, data } of answers)
      store.put({ userId, queryKey, data, updatedAt }, placeOf(userId, hashKey(queryKey)))
  })
}

/** Which of these are kept on this device. */
export async function keptOf<Key extends QueryKey>(
  userId: string,
  queryKeys: readonly Key[],
): Promise<Key[]> {
  const places = new Set(await inStore(stores.queries, 'readonly', (store) => store.getAllKeys()))
  return queryKeys.filter((queryKey) => places.has(placeOf(userId, hashKey(queryKey))))
}

/** Lets go of what of one kind was not seen for so long, apart from what is still wanted. */
export function forgetOld(
  kind: string,
  milliseconds: number,
  wanted: readonly QueryKey[],
): Promise<void> {
  const hashes = new Set(wanted.map(hashKey))
  return removeWhere(stores.queries, (value) =>
    parse(value).some(
      ({ queryKey, updatedAt }) =>
        queryKey[0] === kind &&
        Date.now() - updatedAt > milliseconds &&
        !hashes.has(hashKey(queryKey)),
    ),
  )
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
    writeAtOnce(stores.queries, (store) => {
      for (const [hash, query] of writes) store.put(query, placeOf(userId, hash))
    }).catch((cause: unknown) => logFailure('What was seen cannot be kept on this device', cause))
  }

  const end = client.getQueryCache().subscribe(({ type, query }) => {
    const hasFailed = type === 'updated' && query.state.status === 'error'
    if (hasFailed && query.state.data === undefined && query.queryKey.includes(userId))
      void restoreQuery(client, userId, query.queryKey)
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
