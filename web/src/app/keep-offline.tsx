import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '#web/features/account/auth-context.ts'
import { liveDiet } from '#web/features/account/dietary-live.ts'
import { registerOwnRecipes } from '#web/features/own-recipes/save-recipe.ts'
import { pantryQueues } from '#web/features/pantry/pantry-queue.ts'
import { registerCooked } from '#web/features/recipes/cooked-channel.ts'
import { savedQueue } from '#web/features/saved/saved-queue.ts'
import { shelvesQueue } from '#web/features/saved/shelves-queue.ts'
import { itemToRestock } from '#web/features/shopping/new-items.ts'
import { liveShopping, registerShopping } from '#web/features/shopping/shopping-channel.ts'
import { useShoppingActions } from '#web/features/shopping/shopping-list.ts'
import { onBuyAgain } from '#web/lib/buy-again.ts'
import { importMarker } from '#web/lib/import-marker.ts'
import { forgetQueriesOfOthers, keepQueries, restoreQueries } from '#web/lib/sync/kept-queries.ts'
import { followDevices } from '#web/lib/sync/live.ts'
import { sendFor } from '#web/lib/sync/send.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { toast } from '#web/ui/toast.ts'
import { makeReady } from './make-ready.ts'
import { watchServiceWorker } from './service-worker.ts'

const { Piece: ImportRunner } = lazyPiece(
  async () => (await import('#web/features/import/import-runner.tsx')).ImportRunner,
)
const nothing = () => undefined

const queues = [...pantryQueues, savedQueue, shelvesQueue]
const liveQueries = [...queues, liveShopping, liveDiet]

/**
 * What keeps the app going without a network: changes that wait are sent when they can be, what was seen
 * last stays on the device for this person alone, and the app itself is kept by the service worker. With one,
 * what their other devices change comes here too.
 */
export function KeepOffline() {
  const { user, loading } = useAuth()
  const client = useQueryClient()
  const navigate = useNavigate()
  const userId = user?.id ?? null
  const isImporting = useSyncExternalStore(
    importMarker.subscribe,
    () => userId !== null && importMarker.isSet(userId),
  )
  const { add, remove } = useShoppingActions(userId)

  useEffect(() => {
    registerShopping(client)
    registerCooked(client)
    const go = (path: string) => void navigate(path)
    registerOwnRecipes(client, go)
    for (const { register } of queues) register(client, go)
  }, [client, navigate])

  useEffect(() => {
    if (loading) return undefined
    void forgetQueriesOfOthers(userId)
    if (userId === null) return undefined
    const endFollowing = queues.map(({ follow }) => follow(client, userId))
    const endSending = sendFor(userId)
    void restoreQueries(client, userId)
    const endKeeping = keepQueries(client, userId)
    const endMaking = makeReady(client, userId)
    const endLive = followDevices(client, userId, liveQueries)
    return () => {
      for (const end of endFollowing) end()
      endSending()
      endKeeping()
      endMaking()
      endLive()
    }
  }, [client, userId, loading])

  useEffect(() => {
    if (userId === null) return undefined
    return onBuyAgain((item) => {
      const wanted = itemToRestock(item, null)
      const undo = () => void remove(wanted).catch(sayNotKept)
      add([wanted]).catch(sayNotKept)
      toast({
        title: `${item.name} put on your shopping list`,
        action: { label: 'Undo', onAction: undo },
      })
    })
  })

  useEffect(watchServiceWorker, [])
  return isImporting && userId !== null ? (
    <ImportRunner key={userId} userId={userId} onUnavailable={nothing} />
  ) : null
}

function sayNotKept() {
  toast({ title: 'That could not be saved. Your list is as it was.', tone: 'error' })
}
