import { useEffect, useSyncExternalStore } from 'react'
import { useKitchenHere } from '#web/features/kitchens/use-kitchens.ts'
import { onMembershipsStored, storedMemberships } from '#web/lib/kitchen-here.ts'
import { noteOtherCooks } from '#web/lib/other-cooks.ts'
import { usePending } from '#web/lib/sync/use-pending.ts'
import { leftBehindIn } from './left-behind.ts'
import { LeftBehindDialog } from './left-behind-dialog.tsx'

/** What whoever shares a kitchen, or did, sees on any page, and what the pages are told. */
export function SharedKitchens({ userId }: { userId: string }) {
  const { pending } = usePending(userId)
  // Drawn anew when they are others.
  useSyncExternalStore(onMembershipsStored, () => storedMemberships(userId).join(' '))
  const { others } = useKitchenHere(userId)
  useEffect(() => {
    noteOtherCooks(others)
    return () => noteOtherCooks(null)
  }, [others])
  const leftBehind = leftBehindIn(pending, userId)
  return leftBehind === null ? null : (
    <LeftBehindDialog
      key={leftBehind.pending.at(-1)?.key}
      account={userId}
      leftBehind={leftBehind}
    />
  )
}
