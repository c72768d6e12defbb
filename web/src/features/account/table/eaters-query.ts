import { queryOptions } from '@tanstack/react-query'
import type { Eater } from '#domain/people/table.ts'
import { loadDietCode } from '../load-diet-code.ts'
import { eatersKey, todayKey } from './eaters-key.ts'

/** Who else eats in a kitchen of an account: its other members, and people without an account. */
export const eatersQuery = (account: string, kitchen: string | null) =>
  queryOptions({
    queryKey: eatersKey(account, kitchen),
    queryFn: async (): Promise<readonly Eater[]> =>
      (await loadDietCode()).eatersQueue.load(account, kitchen),
    // Somebody else’s allergy may have been named on another device meanwhile.
    refetchOnWindowFocus: 'always',
  })

/** Who of a kitchen eats today, as this device was told. Tomorrow everybody does again, also on a screen that stays on. */
export const todayQuery = (account: string, kitchen: string) =>
  queryOptions({
    queryKey: todayKey(account, kitchen),
    queryFn: async () => (await loadDietCode()).eatingToday(account, kitchen),
    refetchInterval: 60_000,
  })
