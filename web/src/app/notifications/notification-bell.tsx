import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { t } from '#domain/texts/t.ts'
import { notificationsQuery } from '#web/features/notifications/notifications-query.ts'
import { paths } from '#web/lib/paths.ts'
import { BellIcon } from '#web/ui/account-icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { isToldOf, onTold } from './told-spoiling.ts'
import { useKnownSpoiling } from './use-spoiling.ts'

/**
 * The way to what happened, with a dot where something is new. It asks for nothing: some seconds after the start all that
 * is kept for offline use comes by itself, and follows what changes from then on.
 */
export function NotificationBell({ userId }: { userId: string }) {
  const { data = [] } = useQuery({ ...notificationsQuery(userId), enabled: false })
  const spoiling = useKnownSpoiling(userId)
  const isTold = useSyncExternalStore(onTold, () => isToldOf(userId, spoiling))
  const isSomeNew = !isTold || data.some(({ isRead }) => !isRead)
  const label = isSomeNew ? t('Notifications: something is new') : t('Notifications')
  return (
    <Link
      to={paths.notifications}
      aria-label={label}
      title={label}
      className={
        'relative grid size-11 max-[20rem]:size-[44px] shrink-0 place-items-center rounded-full text-soft transition-colors ' +
        'hover:bg-sunken hover:text-ink'
      }
    >
      <BellIcon size={24} />
      {isSomeNew && (
        <span
          aria-hidden="true"
          className="absolute end-2 top-2 size-3 rounded-full border-2 border-paper bg-tomato"
        />
      )}
    </Link>
  )
}
