import {
  isCancelledError,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { SyncedKind } from '#domain/sync/synced-kinds.ts'
import { isReadWhole, registerChannel, type Channel } from './channels.ts'
import { restoreQuery } from './persisted-queries.ts'
import { lead } from './lead.ts'
import { defineOfflineQuery, type Persist } from './offline-query.ts'
import { onLogChange, readLog, pendingOf, type PendingOperation } from './operation-log.ts'
import { sendEach, type Refused } from './send-each.ts'
import { perform } from './send.ts'

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

type Wanted<Data, Operation> = Operation | ((shown: Data | undefined) => Operation | null)

function isFunction<Data, Operation>(
  wanted: Wanted<Data, Operation>,
): wanted is (shown: Data | undefined) => Operation | null {
  return typeof wanted === 'function'
}

interface Queue<Data, Operation> {
  key: (userId: string) => QueryKey
  /** When the device gives it back; it is not persisted without it. */
  persist?: Persist
  /** Under this name the backend counts its writes; it is not followed without it. */
  live?: SyncedKind
  /** Whether it is brought onto this device before anybody has looked at it. */
  prefetch?: true
  /** Under this name what waits stands in the log: it stays the same for good. */
  channel: string
  fetch: (userId: string) => Promise<Data>
  /** Reads what stands in the log; null for what a newer version of the app wrote, which then has to wait. */
  parse: (json: unknown) => Operation | null
  /** What is shown after a change. The same changes once more, in their order, come to the same. */
  after: (before: Data | undefined, operation: Operation) => Data
  /** Keeps it in the backend; as often as one likes. */
  send: (userId: string, operation: Operation) => Promise<void>
  /** Several as one, to be sent at once; where that is refused they go one by one. */
  merged?: (operations: readonly Operation[]) => Operation
  notifyRefused: (
    refused: readonly Refused<Operation>[],
    said: RefusalContext<Data, Operation>,
  ) => void
}

/**
 * An offline query that a person changes with and without a network: a change is shown at once, stored on this
 * device and sent when it can be. What is shown is always the answer with what waits on top of it.
 */
export function queuedQuery<Data, Operation>(queue: Queue<Data, Operation>) {
  const { channel: name, key, after } = queue

  function onTop(data: Data, pending: readonly PendingOperation[]): Data {
    return pending.reduce((before, { operation: json }) => {
      const operation = queue.parse(json)
      return operation === null ? before : after(before, operation)
    }, data)
  }

  /** What the backend has answered last: it leaves the log a moment later, and waits no more. */
  let answered: ReadonlySet<unknown> = new Set()
  const placeOf = (each: PendingOperation) => each.key ?? each

  const own = (pending: readonly PendingOperation[], without = answered) =>
    pending.filter((each) => each.channel === name && !without.has(placeOf(each)))

  /** By person: what was shown after the last change here. An answer since may lack what it was made on. */
  const changed = new Map<string, Data>()

  /** The data of the backend, with the changes that it did not know when it answered. */
  async function load(userId: string): Promise<Data> {
    const before = answered
    const answer = await queue.fetch(userId)
    // It may lack what was sent meanwhile.
    if (answered !== before) return load(userId)
    return onTop(answer, own(await readLog(userId), before))
  }

  /** Brings what is in the cache up to date; what was asked before is not waited for. */
  async function refresh(client: QueryClient, userId: string): Promise<void> {
    const queryKey = key(userId)
    const state = client.getQueryState<Data>(queryKey)
    if (state === undefined) return
    await client.cancelQueries({ queryKey })
    // That went back to what was known when the request was sent: what was changed since stays on the screen.
    if (state.data !== undefined)
      client.setQueryData<Data>(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
    try {
      const data = await load(userId)
      // What was let go meanwhile, because somebody signed out, does not come back.
      if (client.getQueryState(queryKey) !== undefined) client.setQueryData<Data>(queryKey, data)
    } catch (cause) {
      void client.invalidateQueries({ queryKey })
      throw cause
    }
  }

  async function sendAll(userId: string, operations: readonly Operation[]) {
    const send = (operation: Operation) => queue.send(userId, operation)
    if (queue.merged !== undefined && operations.length > 1) {
      const refused = await sendEach([queue.merged(operations)], send)
      if (refused.length === 0) return refused
    }
    return sendEach(operations, send)
  }

  function channel(client: QueryClient): Channel {
    return {
      name,
      understands: (json) => isReadWhole(queue.parse(json), json),
      async send(userId, pending) {
        const queryKey = key(userId)
        const operations = pending.map(queue.parse).filter((each) => each !== null)
        const batch = own(pendingOf(userId), new Set()).slice(0, pending.length)
        const refused = await sendAll(userId, operations)
        answered = new Set(batch.map(placeOf))
        const shown = changed.get(userId) ?? client.getQueryData<Data>(queryKey)
        changed.delete(userId)
        // What is on the screen holds these already, unless an answer from before is under way.
        if (refused.length > 0 || client.isFetching({ queryKey }) > 0) await refresh(client, userId)
        if (refused.length === 0) return
        const again = (operation: Operation) => change(client, userId, operation)
        queue.notifyRefused(refused, { client, shown, perform: again, go: lead })
      },
      refresh: (userId) => refresh(client, userId),
    }
  }

  /** What is in the cache, or is loaded for it. */
  const ensure = (client: QueryClient, userId: string) =>
    client.ensureQueryData({ queryKey: key(userId), queryFn: () => load(userId) })

  /**
   * Makes a change; given a function, the one that is right on what is shown, which is undefined only where nobody
   * can say it; null changes nothing. An operation that needs no base is stored before the data is known, for
   * whoever leaves the page meanwhile. Resolves when it is stored on this device, or where that stores nothing in the
   * backend. @throws where neither stores it, and shows it no more.
   */
  async function change(
    client: QueryClient,
    userId: string,
    wanted: Wanted<Data, Operation>,
  ): Promise<void> {
    const queryKey = key(userId)
    const isUnknown = () => client.getQueryData(queryKey) === undefined
    let sent: Promise<void> | undefined
    if (isUnknown() && onlineManager.isOnline()) {
      if (!isFunction(wanted)) {
        registerChannel(channel(client))
        sent = perform(userId, name, [wanted])
        // It is awaited further down.
        sent.catch(() => undefined)
      }
      // Also where nobody has asked yet. A refresh interrupts whoever has, and asks by itself.
      await ensure(client, userId)
        .catch((cause: unknown) => (isCancelledError(cause) ? refresh(client, userId) : undefined))
        .catch(() => undefined)
    }
    if (isUnknown()) await restoreQuery(client, userId, queryKey)
    const before = client.getQueryState<Data>(queryKey)
    const operation = isFunction(wanted) ? wanted(before?.data) : wanted
    if (operation === null) return
    registerChannel(channel(client))
    // As old as it was, so that it is asked for as soon as without the change.
    const updatedAt = before?.dataUpdatedAt ?? 0
    const changedData =
      sent === undefined || before?.data === undefined
        ? after(before?.data, operation)
        : // It may have been sent since, and refused.
          onTop(before.data, own(pendingOf(userId)))
    const shown = client.setQueryData<Data>(queryKey, changedData, { updatedAt })
    if (shown !== undefined) changed.set(userId, shown)
    try {
      await (sent ?? perform(userId, name, [operation]))
    } catch (cause) {
      if (client.getQueryData<Data>(queryKey) === shown && before?.data !== undefined)
        client.setQueryData<Data>(queryKey, before.data, { updatedAt })
      void client.invalidateQueries({ queryKey })
      throw cause
    }
  }

  /** Shows what waits, also what another tab did or an earlier visit. Returns the function that ends it. */
  function follow(client: QueryClient, userId: string): () => void {
    return onLogChange(() => {
      const pending = own(pendingOf(userId))
      const state = client.getQueryState<Data>(key(userId))
      if (pending.length === 0 || state?.data === undefined) return
      const data = onTop(state.data, pending)
      client.setQueryData<Data>(key(userId), data, { updatedAt: state.dataUpdatedAt })
    })
  }

  const definition = defineOfflineQuery({
    key,
    ...(queue.persist !== undefined && { persist: queue.persist }),
    ...(queue.live !== undefined && { live: { kind: queue.live, refresh } }),
    ...(queue.prefetch && { prefetch: ensure }),
    channel,
    follow,
  })
  return { ...definition, change, ensure, load, refresh }
}
