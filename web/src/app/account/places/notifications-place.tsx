import type { User } from '#web/features/account/user.ts'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'

/** Of which things a person is told, and how. */
export function NotificationsPlace({ user }: { user: User }) {
  return <NotificationSettings userId={user.id} hasAddress={user.email !== ''} />
}
