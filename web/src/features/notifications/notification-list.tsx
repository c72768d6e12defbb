import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { grouped, type NotificationGroup } from '#domain/notifications/groups.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { afterReading, type Reading } from '#domain/notifications/reading.ts'
import { logged } from '#web/lib/logged.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { toastNotSaved } from '#web/ui/toast.ts'
import { notificationsKey } from './keys.ts'
import { NotificationLine } from './notification-line.tsx'
import { fetchNotifications, notificationsQueue, pageSize } from './notifications-queue.ts'

interface NotificationListProps {
  userId: string
  /** Where there are none. */
  empty: ReactNode
}

/** What concerns a person, in groups, a page at a time. */
export function NotificationList({ userId, empty }: NotificationListProps) {
  const client = useQueryClient()
  const heading = useId()
  const [now] = useState(() => new Date())
  /** The queue marks the first page alone. */
  const [readHere, setReadHere] = useState<readonly Reading[]>([])
  const pages = usePages<Notification>({
    queryKey: notificationsKey(userId),
    load: async (after) =>
      after === null ? [...(await notificationsQueue.load(userId))] : fetchNotifications(after),
    pageSize,
  })
  const rows = readHere.reduce(afterReading, pages.rows)
  const groups = grouped(rows)
  const isSomeNew = groups.some(({ isRead }) => !isRead)

  function read(reading: Reading) {
    setReadHere((before) => [...before, reading])
    logged(
      'Marking notifications as read',
      notificationsQueue.change(client, userId, reading),
    ).catch(() => {
      setReadHere((before) => before.filter((each) => each !== reading))
      toastNotSaved()
    })
  }
  function readGroup({ isRead, all }: NotificationGroup) {
    if (!isRead) read({ ids: all.map(({ id }) => id) })
  }
  function readAll() {
    const [newest] = rows
    if (newest !== undefined) read({ until: newest.createdAt })
  }

  return (
    <section aria-labelledby={heading}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {t('What happened')}
        </h2>
        {isSomeNew && (
          <Button variant="quiet" size="sm" onClick={readAll}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <ListState state={pages} isEmpty={groups.length === 0} empty={empty}>
        <ul className="space-y-1">
          {groups.map((group) => (
            <NotificationLine key={group.key} group={group} now={now} onRead={readGroup} />
          ))}
        </ul>
      </ListState>
    </section>
  )
}
