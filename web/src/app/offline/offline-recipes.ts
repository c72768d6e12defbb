import type { QueryClient } from '@tanstack/react-query'
import { millisecondsPer } from '#domain/time-units.ts'
import { ownRecipesChannel } from '#web/features/own-recipes/save-recipe.ts'
import { prefetchRecipes } from '#web/features/recipes/prefetch-recipes.ts'
import { recipeKey } from '#web/features/recipes/queries.ts'
import { savedQueue } from '#web/features/saved/saved-queue.ts'
import { collectionsQueue } from '#web/features/saved/collections/collections-queue.ts'
import { forgetOld, persistQueries, visitor } from '#web/lib/sync/persisted-queries.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'

const mostRecipes = 100
const maxAge = 30 * millisecondsPer.day
const [kind] = recipeKey('', null)

/** Of a visitor: the recipes that they looked at last. */
const visitorsRecipes = defineOfflineQuery({ key: () => [kind], persist: { maxAge } })

/** Keeps what a visitor reads on this device. Returns the function that ends it. */
export function keepVisitorsRecipes(client: QueryClient): () => void {
  void forgetOld(kind, maxAge, [])
  return persistQueries(client, visitor, [visitorsRecipes])
}

/** Recipes: those that were looked at last, those that a person saved, and those that they write. */
export const offlineRecipes = defineOfflineQuery({
  ...visitorsRecipes,
  async prefetch(client, userId, signal) {
    const [saved, { entries }] = await Promise.all([
      savedQueue.ensure(client, userId),
      collectionsQueue.ensure(client, userId),
    ])
    if (signal.aborted) return
    const ids = new Set([...saved, ...entries].map(({ recipeId }) => recipeId))
    const wanted = await prefetchRecipes(userId, [...ids].slice(0, mostRecipes))
    await forgetOld(kind, maxAge, wanted)
  },
  channel: ownRecipesChannel,
})
