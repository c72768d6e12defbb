import type { QueryClient } from '@tanstack/react-query'
import { calendarDay } from '#domain/calendar-day.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { ownRecipesChannel } from '#web/features/own-recipes/save-recipe.ts'
import { prefetchRecipes } from '#web/features/recipes/prefetch-recipes.ts'
import { recipeKey } from '#web/features/recipes/queries.ts'
import { savedQueue } from '#web/features/saved/saved-queue.ts'
import { collectionsQueue } from '#web/features/saved/collections/collections-queue.ts'
import { mealPlanQueue } from '#web/features/week/meal-plan-queue.ts'
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

/** Recipes: those that were looked at last, those that are planned, those that a person saved, and those that they write. */
export const offlineRecipes = defineOfflineQuery({
  ...visitorsRecipes,
  async prefetch(client, userId, signal) {
    const [saved, { entries }, planned] = await Promise.all([
      savedQueue.ensure(client, userId),
      collectionsQueue.ensure(client, userId),
      mealPlanQueue.ensure(client, userId),
    ])
    if (signal.aborted) return
    const today = calendarDay(new Date())
    const ahead = planned.filter(({ day, cookedAt }) => day >= today && cookedAt === null)
    const ids = new Set([
      ...ahead.flatMap(({ recipeId }) => (recipeId === null ? [] : String(recipeId))),
      ...[...saved, ...entries].map(({ recipeId }) => recipeId),
    ])
    const wanted = await prefetchRecipes(userId, [...ids].slice(0, mostRecipes))
    await forgetOld(kind, maxAge, wanted)
  },
  channel: ownRecipesChannel,
})
