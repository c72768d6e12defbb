import { queryOptions } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'

const atOnce = 1000

/** The keys of all own recipes (at most 5,000): what is there already. */
export const ownKeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-recipe-keys', userId],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      const client = await dataClient()
      const keys = new Set<string>()
      for (let from = 0; ; from += atOnce) {
        const { data } = await client
          .from('recipe_cards')
          .select('key')
          .eq('owner_id', userId)
          .not('key', 'is', null)
          .order('id')
          .range(from, from + atOnce - 1)
          .throwOnError()
        for (const { key } of data) if (key !== null) keys.add(key)
        if (data.length < atOnce) return keys
      }
    },
    staleTime: 0,
  })

/** The own recipe with this key; null where there is none. */
export async function ownRecipeWith(userId: string, key: string): Promise<number | null> {
  const client = await dataClient()
  const { data } = await client
    .from('recipe_cards')
    .select('id')
    .eq('owner_id', userId)
    .eq('key', key)
    .throwOnError()
  return data[0]?.id ?? null
}
