import { hashKey, isCancelledError, onlineManager, type QueryClient } from '@tanstack/react-query'
import { kitchenHere } from '../kitchen-here.ts'
import { isReadWhole, registerChannel, type Channel } from './channels.ts'
import { isHelperIn } from './is-helper.ts'
import { lead } from './lead.ts'
import { defineOfflineQuery } from './offline-query.ts'
import { onLogChange, readLog, pendingOf, type PendingOperation } from './operation-log.ts'
import { restoreQuery } from './persisted-queries.ts'
import { channelAs, homeOf, membershipIn, type Membership } from './memberships.ts'
import { Refusal } from './refusal.ts'
import { isFunction, type Queue, type Wanted } from './queue.ts'
import { sendEach } from './send-each.ts'
import { perform } from './send.ts'

/**
 * An offline query that a person changes with and without a network: a change is shown at once, stored on this
 * device and sent when it can be. What is shown is always the answer with what waits on top of it.
 */
export function queuedQuery<Data, Operation>(queue: Queue<Data, Operation>) {
  const { channel: name, key, after } = queue
  const here = (userId: string): Membership =>
    queue.ofKitchen ? membershipIn(userId, kitchenHere(userId)) : homeOf(userId)

  function onTop(data: Data, pending: readonly PendingOperation[]): Data {
    return pending.reduce((before, { operation: json }) => {
      const operation = queue.parse(json)
      return operation === null ? before : after(before, operation)
    }, data)
  }

  /** What the backend has answered last: it leaves the log a moment later, and waits no more. */
  let answered: ReadonlySet<unknown> = new Set()
  const idOf = (each: PendingOperation) => each.key ?? each

  const own = (pending: readonly PendingOperation[], membership: Membership, without = answered) =>
    pending.filter(
      (each) => each.channel === channelAs(name, membership) && !without.has(idOf(each)),
    )

  /** By key: what was shown after the last change here. An answer since may lack what it was made on. */
  const changed = new Map<string, Data>()

  /** The data of the backend, with the changes that it did not know when it answered. */
  async function load(userId: string, where: string | null = null): Promise<Data> {
    const kitchen = where ?? here(userId).kitchen
    const before = answered
    const answer = await queue.fetch(userId, kitchen)
    // It may lack what was sent meanwhile.
    if (answered !== before) return load(userId, kitchen)
    return onTop(answer, own(await readLog(userId), membershipIn(userId, kitchen), before))
  }

  /** Brings what is in the cache up to date; what was asked before is not waited for. */
  async function refresh(
    client: QueryClient,
    userId: string,
    membership = here(userId),
  ): Promise<void> {
    const queryKey = key(userId, membership.kitchen)
    const state = client.getQueryState<Data>(queryKey)
    if (state === undefined) return
    await client.cancelQueries({ queryKey })
    // That went back to what was known when the request was sent: what was changed since stays on the screen.
    if (state.data !== undefined)
      client.setQueryData<Data>(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
    try {
      const data = await load(userId, membership.kitchen)
      // What was let go meanwhile, because somebody signed out, does not come back.
      if (client.getQueryState(queryKey) !== undefined) client.setQueryData<Data>(queryKey, data)
    } catch (cause) {
      void client.invalidateQueries({ queryKey })
      throw cause
    }
  }

  async function sendAll(userId: string, operations: readonly Operation[], membership: Membership) {
    const send = (operation: Operation) => queue.send(userId, operation, membership)
    const isShared = membership.epoch !== null
    if (queue.merged !== undefined && operations.length > 1) {
      const refused = await sendEach([queue.merged(operations)], send, isShared)
      if (refused.length === 0) return refused
    }
    return sendEach(operations, send, isShared)
  }

  function channel(client: QueryClient): Channel {
    return {
      name,
      understands: (json) => isReadWhole(queue.parse(json), json),
      async send(userId, pending, membership) {
        const queryKey = key(userId, membership.kitchen)
        const operations = pending.map(queue.parse).filter((each) => each !== null)
        const batch = own(pendingOf(userId), membership, new Set()).slice(0, pending.length)
        const refused = await sendAll(userId, operations, membership)
        answered = new Set(batch.map(idOf))
        const shown = changed.get(hashKey(queryKey)) ?? client.getQueryData<Data>(queryKey)
        changed.delete(hashKey(queryKey))
        // What is on the screen holds these already, unless an answer from before is under way.
        if (refused.length > 0 || client.isFetching({ queryKey }) > 0)
          await refresh(client, userId, membership)
        if (refused.length === 0) return
        const again = (operation: Operation) =>
          change(client, userId, operation, membership.kitchen)
        queue.notifyRefused(refused, { client, shown, perform: again, go: lead })
      },
      refresh: (userId) => refresh(client, userId),
    }
  }

  /** What is in the cache, or is loaded for it. */
  const ensure = (client: QueryClient, userId: string, kitchen = here(userId).kitchen) =>
    client.ensureQueryData({
      queryKey: key(userId, kitchen),
      queryFn: () => load(userId, kitchen),
    })

  /**
   * Makes a change; given a function, the one that is right on what is shown, which is undefined only where nobody
   * can say it; null changes nothing. An operation that needs no base is stored before the data is known, for
   * whoever leaves the page meanwhile. Resolves when it is stored on this device, or where that stores nothing in the
   * backend. `where`: in another kitchen than that here. @throws where neither stores it, and shows it no more; where a helper
   * would change what is not theirs to.
   */
  async function change(
    client: QueryClient,
    userId: string,
    wanted: Wanted<Data, Operation>,
    where: string | null = null,
  ): Promise<void> {
    const kitchen = where ?? here(userId).kitchen
    const membership = membershipIn(userId, kitchen)
    const queryKey = key(userId, kitchen)
    if (queue.ofKitchen && isHelperIn(userId, kitchen)) throw new Refusal('cook_required')
    const keep = (operation: Operation) => perform(userId, channelAs(name, membership), [operation])
    const isUnknown = () => client.getQueryData(queryKey) === undefined
    let sent: Promise<void> | undefined
    if (isUnknown() && onlineManager.isOnline()) {
      if (!isFunction(wanted)) {
        registerChannel(channel(client))
        sent = keep(wanted)
        // It is awaited further down.
        sent.catch(() => undefined)
      }
      // Also where nobody has asked yet. A refresh interrupts whoever has, and asks by itself.
      await ensure(client, userId, kitchen)
        .catch((cause: unknown) =>
          isCancelledError(cause) ? refresh(client, userId, membership) : undefined,
        )
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
          onTop(before.data, own(pendingOf(userId), membership))
    const shown = client.setQueryData<Data>(queryKey, changedData, { updatedAt })
    if (shown !== undefined) changed.set(hashKey(queryKey), shown)
    try {
      await (sent ?? keep(operation))
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
      const membership = here(userId)
      const pending = own(pendingOf(userId), membership)
      const state = client.getQueryState<Data>(key(userId, membership.kitchen))
      if (pending.length === 0 || state?.data === undefined) return
      const data = onTop(state.data, pending)
      client.setQueryData<Data>(key(userId, membership.kitchen), data, {
        updatedAt: state.dataUpdatedAt,
      })
    })
  }

  const definition = defineOfflineQuery({
    key,
    ...(queue.persist !== undefined && { persist: queue.persist }),
    ...(queue.live !== undefined && {
      live: {
        kind: queue.live,
        refresh: (client: QueryClient, userId: string) => refresh(client, userId),
      },
    }),
    ...(queue.prefetch && {
      prefetch: (client: QueryClient, userId: string) => ensure(client, userId),
    }),
    channel,
    follow,
  })
  return { ...definition, change, ensure, load, refresh }
}
