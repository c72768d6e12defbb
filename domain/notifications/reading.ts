import type { Notification } from './notification.ts'

/** What somebody has read: all that is no newer than a moment, or these. */
export type Reading = { until: string } | { ids: string[] }

/** The same, with what was read marked. */
export function afterReading(
  notifications: readonly Notification[],
  reading: Reading,
): readonly Notification[] {
  const isRead = ({ id, createdAt }: Notification) =>
    'until' in reading ? createdAt <= reading.until : reading.ids.includes(id)
  return notifications.map((each) => (isRead(each) ? { ...each, isRead: true } : each))
}
