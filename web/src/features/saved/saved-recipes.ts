import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedRecipe, SaveOperation } from '#domain/collections/saved-recipes.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { savedKey } from './keys.ts'

type Saved = readonly SavedRecipe[]

const nothing: Saved = []
/** Fetched after the first screen, whose weight it is not to be. */
const { code: queue } = lazyCode(async () => (await import('./saved-queue.ts')).savedQueue)

/** The recipes that a person saved, newest first. Empty for a visitor. */
export function useSavedRecipes(userId: string | null) {
  const query = useQuery<Saved>({
    queryKey: savedKey(userId),
    queryFn: async () => (userId === null ? nothing : (await queue()).load(userId)),
    enabled: userId !== null,
  })
  return { ...query, saved: query.data ?? nothing }
}

/**
 * Saves and unsaves, with and without a network; rejects where neither this device nor the backend keeps it.
 * Does nothing for a visitor.
 */
export function useSaveOperation(userId: string | null) {
  const client = useQueryClient()
  return async (operation: SaveOperation): Promise<void> => {
    if (userId !== null) await (await queue()).change(client, userId, operation)
  }
}
