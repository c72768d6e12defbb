import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from './keys.ts'
import type { NotificationSettings } from './settings.ts'

export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: settingsKey(userId),
    queryFn: async (): Promise<NotificationSettings> =>
      (await import('./settings-queue.ts')).settingsQueue.load(userId),
  })
}
