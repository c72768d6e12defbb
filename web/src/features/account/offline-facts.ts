import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'

import { profileQuery, subscriptionQuery } from './fact-queries.ts'

/** The person's own profile, shown without a network too. */
export const offlineProfile = defineOfflineQuery({
  key: (userId) => profileQuery(userId).queryKey,
  persist: 'offline',
})

/** Its words and dates; what it opens, `remembered-facts.ts` tells before the first paint. */
export const offlineSubscription = defineOfflineQuery({
  key: (userId) => subscriptionQuery(userId).queryKey,
  persist: 'offline',
})
