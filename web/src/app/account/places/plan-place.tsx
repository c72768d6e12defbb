import { t } from '#domain/texts/t.ts'
import { SettingsSection } from '#web/features/account/forms/settings-section.tsx'
import { OrderList } from '#web/features/account/plan/order-list.tsx'
import type { User } from '#web/features/account/user.ts'

import { OwnPlan } from '../../plan/own-plan.tsx'

/** What opens everything, and what was paid for it. */
export function PlanPlace({ user }: { user: User }) {
  return (
    <>
      <div className="pb-8">
        <OwnPlan user={user} />
      </div>
      <SettingsSection title={t('Orders')}>
        <OrderList userId={user.id} />
      </SettingsSection>
    </>
  )
}
