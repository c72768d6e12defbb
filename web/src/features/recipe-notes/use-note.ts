import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { notesKey, notesQueue, type RecipeNotes } from './notes-queue.ts'

/** The note of the kitchen where somebody cooks on one recipe, and how it is written. */
export function useNote(userId: string, recipeId: number) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(userId)
  const query = useQuery<RecipeNotes>({
    queryKey: notesKey(userId, kitchen),
    queryFn: () => notesQueue.load(userId, kitchen),
  })
  return {
    ...query,
    isShared: kitchen !== userId,
    note: query.data?.find((each) => each.recipeId === recipeId),
    /** An empty text removes it. Rejects where neither this device nor the backend keeps it. */
    write: (note: string) => notesQueue.change(client, userId, { recipeId, note }, kitchen),
  }
}
