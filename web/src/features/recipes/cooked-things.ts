import { queryOptions } from '@tanstack/react-query'

/** What a person cooked, each thing once. */
export const cookedThingsKey = (userId: string) => ['cooked-things', userId] as const

/** What a person cooked, the latest first, with how often and when last. No screen waits for it. */
export const cookedThingsQuery = (userId: string) =>
  queryOptions({
    queryKey: cookedThingsKey(userId),
    queryFn: async () => (await import('./fetch-cooked-things.ts')).fetchCookedThings(userId),
  })
