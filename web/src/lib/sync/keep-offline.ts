import type { QueryClient } from '@tanstack/react-query'
import { registerChannel } from './channels.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'
import { followDevices } from './live.ts'
import type { OfflineQuery } from './offline-query.ts'
import { prefetchQueries } from './prefetch.ts'
import { sendFor } from './send.ts'

/** Makes what waits sendable, whoever did it. */
export function registerChannels(client: QueryClient, definitions: readonly OfflineQuery[]): void {
  for (const { channel } of definitions) if (channel !== undefined) registerChannel(channel(client))
}

/**
 * Keeps for this person what the definitions have: what waits is shown and sent, what was seen is put back and
 * persisted, and what other devices change comes here. Returns the function that ends it.
 */
export function keepOffline(
  client: QueryClient,
  userId: string,
  definitions: readonly OfflineQuery[],
): () => void {
  const ends = definitions.flatMap(({ follow }) => follow?.(client, userId) ?? [])
  ends.push(sendFor(userId))
  void restoreQueries(client, userId, definitions)
  ends.push(
    persistQueries(client, userId, definitions),
    prefetchQueries(client, userId, definitions),
    followDevices(client, userId, definitions),
  )
  return () => {
    for (const end of ends) end()
  }
}
