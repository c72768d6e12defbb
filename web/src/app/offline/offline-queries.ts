import { dietaryQueue } from '#web/features/account/dietary-queue.ts'
import { eatersQueue } from '#web/features/account/table/eaters-queue.ts'
import { offlineProfile, offlineSubscription } from '#web/features/account/offline-facts.ts'
import { correctionsQueue, pantryQueue, staplesQueue } from '#web/features/pantry/pantry-queue.ts'
import { offlineKitchens } from '#web/features/kitchens/kitchens-query.ts'
import { offlineCookedThings, offlineHistory } from '#web/features/recipes/cooked-channel.ts'
import { offlinePhotoEdits } from '#web/features/photos/photo-edits.ts'
import { offlinePhotos } from '#web/features/photos/photo-channel.ts'
import { notificationsQueue } from '#web/features/notifications/notifications-queue.ts'
import { settingsQueue } from '#web/features/notifications/settings-queue.ts'
import { notesQueue } from '#web/features/recipe-notes/notes-queue.ts'
import { savedQueue } from '#web/features/saved/saved-queue.ts'
import { collectionsQueue } from '#web/features/saved/collections/collections-queue.ts'
import { sharedQueue } from '#web/features/saved/shared/shared-queue.ts'
import { offlineShopping } from '#web/features/shopping/shopping-channel.ts'
import { mealPlanQueue } from '#web/features/week/meal-plan-queue.ts'
import type { OfflineQuery } from '#web/lib/sync/offline-query.ts'
import { offlineRecipes } from './offline-recipes.ts'

/** Everything that is available offline. What is not here is neither persisted, followed, prefetched nor sent later. */
export const offlineQueries: readonly OfflineQuery[] = [
  offlineKitchens,
  pantryQueue,
  staplesQueue,
  correctionsQueue,
  savedQueue,
  collectionsQueue,
  sharedQueue,
  dietaryQueue,
  eatersQueue,
  mealPlanQueue,
  notesQueue,
  offlineProfile,
  offlineSubscription,
  offlineShopping,
  offlineRecipes,
  offlineHistory,
  offlineCookedThings,
  offlinePhotos,
  offlinePhotoEdits,
  notificationsQueue,
  settingsQueue,
]
