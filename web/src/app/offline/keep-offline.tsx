import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { keepPush, stopPush } from '#web/features/notifications/push.ts'
import { itemToRestock } from '#web/features/shopping/new-items.ts'
import { useToBuy } from '#web/features/shopping/shopping-list.ts'
import { logFailure } from '#web/lib/log.ts'
import { onBuyAgain } from '#web/lib/buy-again.ts'
import { importMarker } from '#web/lib/import-marker.ts'
import { keepOffline, registerChannels } from '#web/lib/sync/keep-offline.ts'
import { forgetQueriesOfOthers, visitor } from '#web/lib/sync/persisted-queries.ts'
import { leadBy } from '#web/lib/sync/lead.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { useLanguageOfAccount } from '../language/use-language-of-account.ts'
import { offlineQueries } from './offline-queries.ts'
import { keepVisitorsRecipes } from './offline-recipes.ts'
import { watchServiceWorker } from './service-worker.ts'
import { useSharesKitchen } from './use-shares-kitchen.ts'
import { watchLaunches } from './watch-launches.ts'

const { Piece: ImportRunner } = lazyPiece(
  async () => (await import('#web/features/import/import-runner.tsx')).ImportRunner,
)
const { Piece: SharedKitchens } = lazyPiece(
  async () => (await import('./shared-kitchens.tsx')).SharedKitchens,
)
const nothing = () => undefined
const fail = () => toastNotSaved(t('Your list is as it was.'))

/**
 * What keeps the app going without a network: changes that wait are sent when they can be, what was seen
 * last stays on the device for this person alone, and the app itself is cached by the service worker. With one,
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
  const { add, remove } = useToBuy(userId)
  const hasShared = useSharesKitchen(userId)

  useEffect(() => {
    leadBy((path) => void navigate(path))
    watchLaunches((path) => void navigate(path))
    registerChannels(client, offlineQueries)
  }, [client, navigate])

  useEffect(() => {
    if (loading) return undefined
    void forgetQueriesOfOthers(userId ?? visitor)
    return userId === null
      ? keepVisitorsRecipes(client)
      : keepOffline(client, userId, offlineQueries)
  }, [client, userId, loading])

  useEffect(() => {
    if (userId === null) return undefined
    return onBuyAgain((item) => {
      const wanted = itemToRestock(item, null)
      const undo = () => void remove(wanted).catch(fail)
      const title = t('{name} put on your shopping list', { name: item.name })
      toastWhenSaved(add([wanted]), { title, action: { label: t('Undo'), onAction: undo } }, fail)
    })
  })

  useEffect(() => {
    // A browser is pushed to for whoever is signed in there, and for nobody else.
    if (!loading) void followPush(userId)
  }, [userId, loading])

  useLanguageOfAccount()
  useEffect(watchServiceWorker, [])
  if (userId === null) return null
  return (
    <>
      {isImporting && <ImportRunner key={userId} userId={userId} onUnavailable={nothing} />}
      {hasShared && <SharedKitchens key={userId} userId={userId} onUnavailable={nothing} />}
    </>
  )
}

async function followPush(userId: string | null): Promise<void> {
  try {
    if (userId === null) return await stopPush()
    await whenIdle()
    await keepPush()
  } catch (cause) {
    logFailure('Push messages cannot be followed', cause)
  }
}
