import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { added, removed, type NewShoppingItem } from '#domain/shopping/changes.ts'
import { aislesIn, itemsIn, listsIn } from '#domain/shopping/records.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { replay, type Operation, type Records } from '#domain/sync/records.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { registerChannel } from '#web/lib/sync/channels.ts'
import {
  isLogRead,
  readLog,
  pendingOf,
  type PendingOperation,
} from '#web/lib/sync/operation-log.ts'
import { channelAs, membershipIn, type Membership } from '#web/lib/sync/memberships.ts'
import { perform } from '#web/lib/sync/send.ts'
import { usePending } from '#web/lib/sync/use-pending.ts'
import { knownState, shoppingChannel, shoppingQuery } from './shopping-channel.ts'
import { channelName, nextClock, observe } from './shopping-clock.ts'
import { nothingYet, parseOperation } from './shopping-state.ts'

/** What waits for the lists of this membership's kitchen. */
function operationsIn(pending: readonly PendingOperation[], membership: Membership): Operation[] {
  const name = channelAs(channelName, membership)
  return pending.flatMap(({ channel, operation }) =>
    channel === name ? (parseOperation(operation) ?? []) : [],
  )
}

/**
 * The lists where a person cooks: the last response of the backend, and on top of it the pending changes. Empty for a
 * visitor. `hasList` says whether anything is known, be it from an earlier visit.
 */
export function useShoppingList(userId: string | null) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(userId)
  const query = useQuery({
    ...shoppingQuery(client, userId ?? '', kitchen ?? ''),
    enabled: userId !== null,
  })
  const { pending } = usePending(userId)
  const { data } = query
  useEffect(() => registerChannel(shoppingChannel(client)), [client])
  useEffect(() => {
    if (data !== undefined) observe(data.records)
  }, [data])
  const shown = useMemo(() => {
    const { records, defaultList } = data ?? nothingYet
    const membership = membershipIn(userId ?? '', kitchen ?? '')
    const view = replay(records, operationsIn(pending, membership))
    return {
      /** All that is stored of them, also what was taken off. */
      records: view,
      items: itemsIn(view, defaultList),
      lists: listsIn(view, defaultList),
      aisles: aislesIn(view),
    }
  }, [data, pending, userId, kitchen])
  return { ...query, ...shown, hasList: data !== undefined || shown.items.length > 0 }
}

/** All records as this page shows them now, with what was done a moment ago. */
function viewNow(client: QueryClient, userId: string, membership: Membership): Records {
  const { records } = knownState(client, userId, membership.kitchen) ?? nothingYet
  const pending = operationsIn(pendingOf(userId), membership)
  observe(records)
  observe(replay(new Map(), pending))
  return replay(records, pending)
}

/** What is done on the records as they are shown in that moment; `kitchen` is where. Rejects where neither device nor backend takes it. */
type Act = (operationsOn: (view: Records, kitchen: string) => readonly Operation[]) => Promise<void>

/** How the lists on the screen are changed: each change is shown at once and stored on this device until the backend has it. */
export function useChangeLists(userId: string | null): Act {
  const client = useQueryClient()
  // Also where Undo follows, should somebody have moved meanwhile.
  const kitchen = useKitchenOf(userId)
  return async (operationsOn) => {
    if (userId === null) return
    registerChannel(shoppingChannel(client))
    // By that of now: who was removed and let in again while the log is read has another.
    const membership = membershipIn(userId, kitchen ?? userId)
    // Else in the same breath: what one ticks must not spring back for a moment.
    if (!isLogRead(userId)) await readLog(userId)
    const operations = operationsOn(viewNow(client, userId, membership), membership.kitchen)
    if (operations.length > 0) await perform(userId, channelAs(channelName, membership), operations)
  }
}

/** Puts things onto the lists and takes them off again, as every page may; nothing for a visitor. */
export function useToBuy(userId: string | null) {
  const act = useChangeLists(userId)
  return {
    /** Puts things on a list; an id that is there already is put back as it is now. */
    add: (items: readonly NewShoppingItem[]) =>
      act(() => items.map((item) => added(item, nextClock(), Date.now()))),
    remove: (...items: readonly Pick<ShoppingItem, 'id'>[]) =>
      act(() => items.map(({ id }) => removed(id, true, nextClock()))),
  }
}
