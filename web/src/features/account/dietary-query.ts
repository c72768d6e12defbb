import { queryOptions } from '@tanstack/react-query'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { dietarySettingsKey } from './dietary-key.ts'

/**
 * The person's own settings; what is not stored is as in the defaults, and what is not sent yet is on top. What reads and writes them
 * comes when somebody is signed in: the first screen of a visitor does not carry it.
 */
export function dietarySettingsQuery(userId: string) {
  return queryOptions({
    queryKey: dietarySettingsKey(userId),
    queryFn: async (): Promise<DietarySettings> => {
      const [{ dietaryQueue }] = await Promise.all([import('./dietary-queue.ts'), dataClient()])
      return dietaryQueue.load(userId)
    },
    // Whoever comes back may have named an allergy on another device meanwhile.
    refetchOnWindowFocus: 'always',
  })
}
