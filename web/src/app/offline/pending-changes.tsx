import { t } from '#domain/texts/t.ts'
import type { SendState } from '#web/lib/sync/send.ts'
import { usePending } from '#web/lib/sync/use-pending.ts'
import { cn } from '#web/ui/cn.ts'

interface PendingChangesProps {
  userId: string
  className?: string
}

/** What it is that so many changes wait for; null where they are about to be sent. */
function waitingFor(state: SendState, count: number): string | null {
  switch (state) {
    case 'no network':
      return t(
        '{count, plural, one {# change waits for the network. It goes by itself.} other {# changes wait for the network. They go by themselves.}}',
        { count },
      )
    case 'signed out':
      return t(
        '{count, plural, one {# change waits until you sign in again. Nothing is lost.} other {# changes wait until you sign in again. Nothing is lost.}}',
        { count },
      )
    case 'newer version':
      return t(
        '{count, plural, one {# change waits for a newer version of the app. Reload the page to get it. Nothing is lost.} other {# changes wait for a newer version of the app. Reload the page to get it. Nothing is lost.}}',
        { count },
      )
    case 'idle':
    case 'sending':
      return null
  }
}

/** How many changes wait, and for what. Nothing while all is said and done, or about to be. */
export function PendingChanges({ userId, className }: PendingChangesProps) {
  const { pending, state } = usePending(userId)
  const words = pending.length === 0 ? null : waitingFor(state, pending.length)
  return (
    <p
      role="status"
      className={
        words === null
          ? 'sr-only'
          : cn('rounded-field bg-butter px-4 py-2.5 text-sm text-ink print:hidden', className)
      }
    >
      {words}
    </p>
  )
}
