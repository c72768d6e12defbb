import { isChanging } from '#web/lib/optimistic-change.ts'
import type { LiveQuery } from '#web/lib/sync/live.ts'
import { dietarySettingsKey } from './dietary-key.ts'
import { dietarySettingsQuery } from './dietary-query.ts'

/** The settings as another device may change them. */
export const liveDiet: LiveQuery = {
  key: dietarySettingsKey,
  async refresh(client, userId) {
    const queryKey = dietarySettingsKey(userId)
    // After a change they are asked for anyway; before, the answer would hide it for a moment.
    if (client.getQueryState(queryKey) === undefined || isChanging(client, queryKey)) return
    // What was asked before is not waited for.
    await client.cancelQueries({ queryKey })
    await client.fetchQuery({ ...dietarySettingsQuery(userId), staleTime: 0 })
  },
}
