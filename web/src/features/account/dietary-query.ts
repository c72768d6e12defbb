import { queryOptions } from '@tanstack/react-query'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { dietarySettingsKey } from './dietary-key.ts'
import { loadDietCode } from './load-diet-code.ts'

/** The person's own settings; what is not stored is as in the defaults, and what is not sent yet is on top. */
export function dietarySettingsQuery(userId: string) {
  return queryOptions({
    queryKey: dietarySettingsKey(userId),
    queryFn: async (): Promise<DietarySettings> => (await loadDietCode()).dietaryQueue.load(userId),
    // Whoever comes back may have named an allergy on another device meanwhile.
    refetchOnWindowFocus: 'always',
  })
}
