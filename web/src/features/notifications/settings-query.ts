import { queryOptions } from '@tanstack/react-query'
import type { ToldKind, Way } from '#domain/notifications/notification.ts'

/** How somebody is told of each kind. */
export type NotificationSettings = Readonly<Record<ToldKind, Readonly<Record<Way, boolean>>>>

export const settingsKey = (userId: string) => ['notification-settings', userId] as const

export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: settingsKey(userId),
    queryFn: async (): Promise<NotificationSettings> =>
      (await import('./settings-queue.ts')).settingsQueue.load(userId),
  })
}
