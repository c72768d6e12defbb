import { useSyncExternalStore } from 'react'
import { onMembershipsStored, storedMemberships } from '#web/lib/kitchen-here.ts'
import { membershipOf } from '#web/lib/sync/memberships.ts'
import { usePending } from '#web/lib/sync/use-pending.ts'

/** Whether somebody shares a kitchen, as this device knows it, or did so and something still waits for it. */
export function useSharesKitchen(userId: string | null): boolean {
  const { pending } = usePending(userId)
  const shares = useSyncExternalStore(
    onMembershipsStored,
    () => userId !== null && storedMemberships(userId).some(Boolean),
  )
  if (userId === null) return false
  return shares || pending.some(({ channel }) => membershipOf(channel, userId).epoch !== null)
}
