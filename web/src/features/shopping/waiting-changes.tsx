import { useWaiting } from '#web/lib/sync/use-waiting.ts'

/** How many changes wait, and for what. Nothing while all is said and done, or about to be. */
export function WaitingChanges({ userId }: { userId: string }) {
  const { waiting, state } = useWaiting(userId)
  const count = waiting.length
  const changes = count === 1 ? '1 change waits' : `${count} changes wait`
  const isHeld = count > 0 && (state === 'no network' || state === 'signed out')
  return (
    <p
      role="status"
      className={
        isHeld ? 'rounded-field bg-butter px-4 py-2.5 text-sm text-ink print:hidden' : 'sr-only'
      }
    >
      {isHeld &&
        (state === 'signed out'
          ? `${changes} until you sign in again. Nothing is lost.`
          : `${changes} for the network. ${count === 1 ? 'It goes by itself' : 'They go by themselves'}.`)}
    </p>
  )
}
