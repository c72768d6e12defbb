import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { keepToOwnKitchens } from '#web/lib/sync/forget-kitchens.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'
import { kitchenFrom, type Kitchen } from './kitchen.ts'

const kitchensKey = (userId: string) => ['kitchens', userId] as const

/** All kitchens of an account, its own first. The device notes which it shares, and where it cooks now. */
export const kitchensQuery = (userId: string) =>
  queryOptions({
    queryKey: kitchensKey(userId),
    async queryFn({ signal }): Promise<readonly Kitchen[]> {
      const client = await dataClient()
      const { data } = await client.rpc('kitchen_people').abortSignal(signal).throwOnError()
      const kitchens = data.flatMap(kitchenFrom)
      // A later question has overtaken this one, or nobody is signed in any more.
      signal.throwIfAborted()
      storeMemberships(
        userId,
        kitchens
          .filter(({ isHome }) => !isHome)
          .map(({ id, ...each }) => ({ ...each, kitchen: id })),
      )
      return kitchens
    },
  })

/** Asks for them anew, and not for an answer that may be from before. */
export async function refreshKitchens(client: QueryClient, userId: string): Promise<void> {
  const query = kitchensQuery(userId)
  await client.cancelQueries({ queryKey: query.queryKey })
  await client.fetchQuery({ ...query, staleTime: 0 })
}

/** Who shares no kitchen is never asked for one: nothing of this kind was ever written for them. */
export const offlineKitchens = defineOfflineQuery({
  key: kitchensKey,
  persist: 'offline',
  live: { kind: 'kitchens', isAskedFirst: true, refresh: refreshKitchens },
  follow: keepToOwnKitchens,
})
