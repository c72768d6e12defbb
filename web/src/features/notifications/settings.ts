import type { SwitchableKind, Way } from '#domain/notifications/notification.ts'

/** How somebody is told of each kind. */
export type NotificationSettings = Readonly<Record<SwitchableKind, Readonly<Record<Way, boolean>>>>
