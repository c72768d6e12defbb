import { useWaiting } from '#web/lib/sync/use-waiting.ts'
import { cn } from '#web/ui/cn.ts'

interface WaitingChangesProps {
  userId: string
  className?: string
}

/** How many changes wait, and for what. Nothing while all is said and done, or about to be. */
export function WaitingChanges({ userId, className }: WaitingChangesProps) {
  const { waiting, state } = useWaiting(userId)
  const count = waiting.length
  const changes = count === 1 ? '1 change waits' : `${count} changes wait`
  const isHeld = count > 0 && (state === 'no network' || state === 'signed out')
  return (
    <p
      role="status"
      className={
        isHeld
          ? cn('rounded-field bg-butter px-4 py-2.5 text-sm text-ink print:hidden', className)
          : 'sr-only'
      }
    >
      {isHeld &&
        (state === 'signed out'
          ? `${changes} until you sign in again. Nothing is lost.`
          : `${changes} for the network. ${count === 1 ? 'It goes by itself' : 'They go by themselves'}.`)}
    </p>
  )
}
