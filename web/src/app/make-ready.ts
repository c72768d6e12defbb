import type { QueryClient } from '@tanstack/react-query'
import { keepRecipes } from '#web/features/recipes/keep-recipes.ts'
import { savedQueue } from '#web/features/saved/saved-queue.ts'
import { shelvesQueue } from '#web/features/saved/shelves-queue.ts'
import { fetchShopping, shoppingKey } from '#web/features/shopping/shopping-state.ts'
import { logFailure } from '#web/lib/log.ts'

const pauseMilliseconds = 5_000
const mostRecipes = 100

/**
 * Some seconds after the start, when nobody waits for anything: brings onto this device what a person keeps, also
 * what they have not looked at here, so that all of it is there without a network. Returns the function that
 * ends it.
 */
export function makeReady(client: QueryClient, userId: string): () => void {
  let ended = false

  async function bring() {
    if (!navigator.onLine) return
    const [saved, { entries }] = await Promise.all([
      client.ensureQueryData({
        queryKey: savedQueue.key(userId),
        queryFn: () => savedQueue.load(userId),
      }),
      client.ensureQueryData({
        queryKey: shelvesQueue.key(userId),
        queryFn: () => shelvesQueue.load(userId),
      }),
      client.ensureQueryData({
        queryKey: shoppingKey(userId),
        queryFn: () => fetchShopping(client, userId),
      }),
    ])
    // Who signed out meanwhile leaves nothing behind.
    if (ended) return
    const ids = new Set([...saved, ...entries].map(({ recipeId }) => recipeId))
    await keepRecipes(userId, [...ids].slice(0, mostRecipes))
  }

  const timer = setTimeout(() => {
    bring().catch((cause: unknown) => logFailure('Not all is ready for offline', cause))
  }, pauseMilliseconds)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
