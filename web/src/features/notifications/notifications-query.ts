import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#domain/notifications/notification.ts'
import { notificationsKey } from './keys.ts'

/** The newest of them. What reads them comes when somebody looks: the bell in the header goes without. */
export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: notificationsKey(userId),
    queryFn: async (): Promise<readonly Notification[]> =>
      (await import('./notifications-queue.ts')).notificationsQueue.load(userId),
  })
}
