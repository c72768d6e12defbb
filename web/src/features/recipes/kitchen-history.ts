import { queryOptions } from '@tanstack/react-query'
import { kitchenKey } from '#web/lib/kitchen-here.ts'

/** Everything that was asked about what was bought and cooked in a kitchen. */
export const historyKey = kitchenKey('kitchen-history')

/** What was bought for a kitchen, and what a person cooked. Nothing on the first screen waits for it. */
export const historyQuery = (userId: string, kitchen: string) =>
  queryOptions({
    queryKey: historyKey(userId, kitchen),
    queryFn: async ({ client }) =>
      (await import('./fetch-kitchen-history.ts')).fetchHistory(client, userId, kitchen),
  })
