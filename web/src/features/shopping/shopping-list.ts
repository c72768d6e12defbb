import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import * as changes from '#domain/shopping/changes.ts'
import type { NewShoppingItem } from '#domain/shopping/changes.ts'
import { aislesIn, amountInNumbers, itemKind, itemsIn, listsIn } from '#domain/shopping/records.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import {
  replay,
  valueOf,
  type Operation,
  type RecordDoc,
  type Records,
} from '#domain/sync/records.ts'
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

/**
 * What one can do with the lists. Each is shown at once and stored on this device until the backend has it;
 * each rejects where neither takes it. Nothing for a visitor.
 */
export function useShoppingActions(userId: string | null) {
  const client = useQueryClient()
  // Those on the screen: Undo too, should somebody have moved meanwhile.
  const kitchen = useKitchenOf(userId)
  async function act(operationsOn: (view: Records) => readonly Operation[]): Promise<void> {
    if (userId === null) return
    registerChannel(shoppingChannel(client))
    // Else in the same breath: what one ticks must not spring back for a moment.
    if (!isLogRead(userId)) await readLog(userId)
    const membership = membershipIn(userId, kitchen ?? userId)
    const operations = operationsOn(viewNow(client, userId, membership))
    if (operations.length > 0) await perform(userId, channelAs(channelName, membership), operations)
  }
  const docOf = (view: Records, id: string): RecordDoc => view.get(itemKind)?.get(id) ?? {}

  return {
    /** Puts things on a list; an id that is there already is put back as it is now. */
    add: (items: readonly NewShoppingItem[]) =>
      act(() => items.map((item) => changes.added(item, nextClock(), Date.now()))),
    remove: (...items: readonly Pick<ShoppingItem, 'id'>[]) =>
      act(() => items.map(({ id }) => changes.removed(id, true, nextClock()))),
    /** After `remove`: as they were. */
    putBack: (items: readonly Pick<ShoppingItem, 'id'>[]) =>
      act(() => items.map(({ id }) => changes.removed(id, false, nextClock()))),
    check: (items: readonly Pick<ShoppingItem, 'id'>[], isChecked: boolean) =>
      act(() => items.map(({ id }) => changes.checked(id, isChecked, nextClock()))),
    /** So many more or fewer, on top of what others do meanwhile. */
    step: ({ id, amount, unit }: ShoppingItem, by: number) =>
      act((view) => {
        const doc = docOf(view, id)
        const before = amountInNumbers(amount)
        if (before === null || before + by <= 0) return []
        const measure = valueOf(doc, 'measure')
        const base = typeof measure === 'object' && measure !== null ? measure : {}
        const given = 'amount' in base ? Number(base.amount) : Number.NaN
        return Number.isNaN(given)
          ? [changes.measured(id, doc, { amount: String(before + by), unit }, nextClock())]
          : [changes.stepped(id, doc, { by, unit }, nextClock())]
      }),
    measure: (id: string, measure: Pick<ShoppingItem, 'amount' | 'unit'>) =>
      act((view) => [changes.measured(id, docOf(view, id), measure, nextClock())]),
    edit: (
      items: readonly Pick<ShoppingItem, 'id'>[],
      fields: Parameters<typeof changes.edited>[1],
    ) => act(() => items.map(({ id }) => changes.edited(id, fields, nextClock()))),
    /** Makes a list, renames it, takes it away or puts it back. */
    changeList: (id: string, fields: Parameters<typeof changes.listChanged>[1]) =>
      act(() => [changes.listChanged(id, fields, nextClock())]),
    orderAisles: (aisles: readonly string[]) =>
      act(() =>
        userId === null ? [] : [changes.shopOrdered(kitchen ?? userId, aisles, nextClock())],
      ),
    /** Takes everything off every list. */
    clear: () =>
      act((view) => itemsIn(view, null).map(({ id }) => changes.removed(id, true, nextClock()))),
  }
}
