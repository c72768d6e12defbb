import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { removed } from '#domain/shopping/changes.ts'
import { itemKind } from '#domain/shopping/records.ts'
import { hybridClock, replicaOf, type Clock } from '#domain/sync/clock.ts'
import { latestClock, type Operation, type Records } from '#domain/sync/records.ts'
import { field } from '#web/lib/json.ts'
import { kitchenHere } from '#web/lib/kitchen-here.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { isReadWhole, type Channel } from '#web/lib/sync/channels.ts'
import { channelAs, type Membership } from '#web/lib/sync/memberships.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'
import { perform } from '#web/lib/sync/send.ts'
import { toast } from '#web/ui/toast.ts'
import {
  fetchShopping,
  nameOf,
  parseOperation,
  sendShopping,
  shoppingKey,
  type ShoppingState,
} from './shopping-state.ts'

export const channelName = 'shopping'

/** Each page is a replica of its own: two tabs never make the same moment. */
const ownReplica = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
const clock = hybridClock(ownReplica)

export const nextClock = (): Clock => clock.next(Date.now())

/** What is done from here on comes after all of this. */
export function observe(records: Records): void {
  const latest = latestClock(records)
  if (latest !== null) clock.observe(latest)
}

/** Sends the operations of the lists to the backend, and reports what it refuses. */
export function shoppingChannel(client: QueryClient): Channel {
  return {
    name: channelName,
    understands: (json) => isReadWhole(parseOperation(json), json),
    isUnordered: true,
    async send(userId, waiting, membership) {
      const operations = waiting.flatMap((each) => parseOperation(each) ?? [])
      const { state, refused } = await sendShopping(client, userId, operations, membership)
      for (const { code, operation } of refused) {
        const name = field(field(operation, 'set'), 'name')
        const words = await whyRefused(code, /* not shown */ 'shopping list')
        toast({
          title:
            typeof name === 'string'
              ? t('“{name}” could not be kept', { name })
              : t('A change could not be kept'),
          ...(words !== null && { description: words }),
          tone: 'error',
        })
      }
      if (state !== null) notifyRemovedElsewhere(userId, state.records, operations, membership)
    },
    refresh: (userId) => refresh(client, userId),
  }
}

/** Fetched here, for what was put back from an earlier visit does not know how. */
async function refresh(client: QueryClient, userId: string): Promise<void> {
  const kitchen = kitchenHere(userId)
  const queryKey = shoppingKey(userId, kitchen)
  const isKnown = () => client.getQueryState(queryKey) !== undefined
  if (!isKnown()) return
  const state = await fetchShopping(client, userId, kitchen)
  // Who signed out meanwhile leaves nothing behind.
  if (isKnown()) client.setQueryData<ShoppingState>(queryKey, state)
}

/** The lists where a person cooks. What one has done here oneself is known already, by the version that they carry. */
export const offlineShopping = defineOfflineQuery({
  key: (userId) => shoppingKey(userId),
  persist: 'merging',
  live: {
    kind: 'shopping-list',
    refresh,
    versionShown: (client, userId) => knownState(client, userId)?.version,
  },
  prefetch: (client, userId) =>
    client.ensureQueryData(shoppingQuery(client, userId, kitchenHere(userId))),
  channel: shoppingChannel,
})

/** Somebody changed here what was taken off elsewhere: that is said, with the way back. */
function notifyRemovedElsewhere(
  userId: string,
  records: Records,
  operations: readonly Operation[],
  membership: Membership,
): void {
  const notified = new Set<string>()
  const own = new Set(operations.map((each) => replicaOf(each.clock)))
  for (const { kind, id, set } of operations) {
    const doc = records.get(itemKind)?.get(id)
    const gone = doc?.['removed']
    if (kind !== itemKind || gone?.[1] !== true || notified.has(id)) continue
    const isOwn = own.has(replicaOf(gone[0])) || replicaOf(gone[0]) === ownReplica
    if (isOwn || 'removed' in set) continue
    notified.add(id)
    const name = nameOf(doc)
    toast({
      title:
        name === undefined
          ? t('That was taken off the list elsewhere')
          : t('{name} was taken off the list elsewhere', { name }),
      description: t('What you changed on it is kept, should you want it back.'),
      action: {
        label: t('Put it back'),
        onAction: () =>
          void perform(userId, channelAs(channelName, membership), [
            removed(id, false, nextClock()),
          ]),
      },
    })
  }
}

/** What is known at this moment of the lists here, or of a kitchen. */
export function knownState(
  client: QueryClient,
  userId: string,
  kitchen = kitchenHere(userId),
): ShoppingState | undefined {
  return client.getQueryData<ShoppingState>(shoppingKey(userId, kitchen))
}

/** The lists of a kitchen. */
export const shoppingQuery = (client: QueryClient, userId: string, kitchen: string) =>
  queryOptions({
    queryKey: shoppingKey(userId, kitchen),
    queryFn: () => fetchShopping(client, userId, kitchen),
  })
