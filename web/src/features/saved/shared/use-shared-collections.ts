import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { sharedKey } from '../keys.ts'
import { type SharedChange, type SharedCollections, sharedQueue } from './shared-queue.ts'

/** What others share with the kitchen where somebody cooks. Nobody is asked about a kitchen of one's own. */
export function useSharedCollections(userId: string) {
  const kitchen = useKitchenOf(userId)
  return useQuery<SharedCollections>({
    queryKey: sharedKey(userId, kitchen),
    queryFn: () => sharedQueue.load(userId, kitchen),
    enabled: kitchen !== userId,
  })
}

const fail = () => toastNotSaved(t('The collection is as it was.'))

/** What a cook does with them: shown at once, with the way back. Use it beside `useSharedCollections`. */
export function useSharedCare(userId: string) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(userId)
  const change = (wanted: SharedChange) => sharedQueue.change(client, userId, wanted, kitchen)
  return {
    change: (wanted: SharedChange) => change(wanted).catch(fail),
    /** Out of the collection, with a word of it and the way back. */
    takeOut(collectionId: string, recipeId: string, title: string) {
      const back: SharedChange = { collectionId, recipeId, isIn: true }
      const action = { label: t('Undo'), onAction: () => void change(back).catch(fail) }
      toastWhenSaved(
        change({ ...back, isIn: false }),
        { title: t('{title} taken out', { title }), action },
        fail,
      )
    },
  }
}
