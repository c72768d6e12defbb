import { queryOptions } from '@tanstack/react-query'

/** Everything that was asked about what a person bought and cooked. */
export const historyKey = (userId: string) => ['kitchen-history', userId] as const

/** What a person bought and cooked. Nothing on the first screen waits for it. */
export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: historyKey(userId),
    queryFn: async ({ client }) =>
      (await import('./fetch-kitchen-history.ts')).fetchHistory(client, userId),
  })
