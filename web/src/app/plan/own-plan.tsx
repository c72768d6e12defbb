import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { useAuth } from '#web/features/account/auth-context.ts'
import { PlanCard } from '#web/features/account/plan/plan-card.tsx'
import { ordersQuery } from '#web/features/account/queries.ts'
import type { User } from '#web/features/account/user.ts'
import { PlanActions } from '#web/features/billing/plan-actions.tsx'
import { isLive } from '#web/features/billing/plan-words.ts'
import { useBackendConfig } from '#web/lib/backend/use-backend-config.ts'

/** The plan somebody has, with what they can do about it. */
export function OwnPlan({ user }: { user: User }) {
  const { reloadSubscription } = useAuth()
  const queryClient = useQueryClient()
  const config = useBackendConfig()
  const { id, subscription } = user
  // A change of plan is a payment too.
  const reload = useCallback(async () => {
    await reloadSubscription()
    await queryClient.invalidateQueries({ queryKey: ordersQuery(id).queryKey })
  }, [reloadSubscription, queryClient, id])
  const canManage =
    config?.features.checkout === true && isLive(subscription?.status) && subscription?.id !== ''
  return (
    <PlanCard
      user={user}
      actions={
        canManage && subscription ? (
          <PlanActions subscription={subscription} config={config} reload={reload} />
        ) : null
      }
    />
  )
}
