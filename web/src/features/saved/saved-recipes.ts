import { useQuery } from '@tanstack/react-query'
import {
  afterSaveOperation,
  type SavedRecipe,
  type SaveOperation,
} from '#domain/collections/saved-recipes.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'

type Saved = readonly SavedRecipe[]

const savedKey = (userId: string | null) => ['saved-recipes', userId] as const
const nothing: Saved = []
/** Fetched after the first screen, whose weight it is not to be. */
const rows = () => import('./saved-rows.ts')

/** The recipes that a person saved, newest first. Empty for a visitor. */
export function useSavedRecipes(userId: string | null) {
  const query = useQuery<Saved>({
    queryKey: savedKey(userId),
    queryFn: async () => (userId === null ? nothing : (await rows()).fetchSaved(userId)),
    enabled: userId !== null,
  })
  return { ...query, saved: query.data ?? nothing }
}

/** Saves and unsaves; rejects when it could not be kept. Does nothing for a visitor. */
export function useSaveOperation(userId: string | null) {
  const change = useOptimisticChange<Saved>(savedKey(userId))
  return async (operation: SaveOperation): Promise<void> => {
    if (userId === null) return
    await change({
      next: (before = nothing) => afterSaveOperation(before, operation),
      send: async () => (await rows()).sendSaveOperation(userId, operation),
    })
  }
}
