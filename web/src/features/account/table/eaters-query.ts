import { queryOptions } from '@tanstack/react-query'
import type { Eater } from '#domain/people/table.ts'
import { loadDietCode } from '../load-diet-code.ts'
import { eatersKey, todayKey } from './eaters-key.ts'

/** Who else eats in a kitchen, without an account. */
export const eatersQuery = (kitchen: string) =>
  queryOptions({
    queryKey: eatersKey(kitchen),
    queryFn: async (): Promise<readonly Eater[]> =>
      (await loadDietCode()).eatersQueue.load(kitchen),
    // Somebody else’s allergy may have been named on another device meanwhile.
    refetchOnWindowFocus: 'always',
  })

/** Who of a kitchen eats today, as this device was told. Tomorrow everybody does again, also on a screen that stays on. */
export const todayQuery = (kitchen: string) =>
  queryOptions({
    queryKey: todayKey(kitchen),
    queryFn: async () => (await loadDietCode()).eatingToday(kitchen),
    refetchInterval: 60_000,
  })
