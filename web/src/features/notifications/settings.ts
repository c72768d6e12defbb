import type { ToldKind, Way } from '#domain/notifications/notification.ts'

/** How somebody is told of each kind. */
export type NotificationSettings = Readonly<Record<ToldKind, Readonly<Record<Way, boolean>>>>
