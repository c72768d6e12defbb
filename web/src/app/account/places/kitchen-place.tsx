import { useAuth } from '#web/features/account/auth-context.ts'
import type { User } from '#web/features/account/user.ts'
import { KitchensSettings } from '#web/features/kitchens/kitchens-settings.tsx'

import { useAvoided } from '../../kitchens/use-avoided.ts'
import { PendingChanges } from '../../offline/pending-changes.tsx'

/** In which kitchens somebody cooks, and with whom. */
export function KitchenPlace({ user }: { user: User }) {
  const { reloadSubscription } = useAuth()
  return (
    <>
      <PendingChanges userId={user.id} className="mb-5" />
      <KitchensSettings
        userId={user.id}
        avoided={useAvoided(user.id)}
        onLeft={() => void reloadSubscription()}
      />
    </>
  )
}
