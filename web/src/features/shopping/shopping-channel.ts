import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { field } from '#web/lib/json.ts'
import { kitchenHere } from '#web/lib/kitchen-here.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { isReadWhole, type Channel } from '#web/lib/sync/channels.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'
import { toast } from '#web/ui/toast.ts'
import { channelName } from './shopping-clock.ts'
import {
  fetchShopping,
  parseOperation,
  shoppingKey,
  type Refusal,
  type ShoppingState,
} from './shopping-state.ts'

const { code: sender } = lazyCode(() => import('./send-shopping.ts'))

/** Sends the operations of the lists to the backend, and reports what it refuses. */
export function shoppingChannel(client: QueryClient): Channel {
  return {
    name: channelName,
    understands: (json) => isReadWhole(parseOperation(json), json),
    isUnordered: true,
    async send(userId, waiting, membership) {
      const operations = waiting.flatMap((each) => parseOperation(each) ?? [])
      const { sendShopping } = await sender()
      await notifyRefused(await sendShopping(client, userId, operations, membership))
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

/** Reports what the backend does not take. */
async function notifyRefused(refused: readonly Refusal[]): Promise<void> {
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
