import { useQueryClient } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'

/** What was taken from the pantry for a dish. */
export interface Taken {
  ingredient: string | null
  /** Null where it is not known. */
  amount: number | null
  unit: string | null
}

/** One time that a recipe was cooked. */
export interface Cooked {
  /** UUID, made where it is noted, so that sending it twice notes it once. */
  id: string
  recipeId: number
  servings: number
  taken: readonly Taken[]
}

/** Everything that was asked about what a person cooked. */
export const cookedKey = (userId: string) => ['cooked', userId] as const

/** Notes what somebody cooked, and takes it back; each rejects when it could not be kept. */
export function useCookedNotes(userId: string) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: cookedKey(userId) })
  return {
    note: async ({ id, recipeId, servings, taken }: Cooked) => {
      const client = await dataClient()
      await client
        .from('cooked_recipes')
        .upsert(
          {
            id,
            user_id: userId,
            recipe_id: recipeId,
            servings,
            taken: taken.map((each) => ({ ...each })),
          },
          { onConflict: 'id' },
        )
        .throwOnError()
      await refresh()
    },
    takeBack: async (id: string) => {
      const client = await dataClient()
      await client.from('cooked_recipes').delete().eq('id', id).eq('user_id', userId).throwOnError()
      await refresh()
    },
  }
}
