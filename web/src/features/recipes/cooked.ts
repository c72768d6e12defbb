import { useQueryClient } from '@tanstack/react-query'
import type { CookedChange } from './cooked-channel.ts'

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

/**
 * Notes what somebody cooked, and takes it back, with and without a network; each rejects where neither this
 * device nor the backend keeps it.
 */
export function useCookedNotes(userId: string) {
  const client = useQueryClient()
  async function change(what: CookedChange): Promise<void> {
    const [{ cookedChannel, registerCooked }, { perform }] = await Promise.all([
      import('./cooked-channel.ts'),
      import('#web/lib/sync/send.ts'),
    ])
    registerCooked(client)
    await perform(userId, cookedChannel, [what])
  }
  return {
    note: (note: Cooked) => change({ note }),
    takeBack: (id: string) => change({ takeBack: id }),
  }
}
