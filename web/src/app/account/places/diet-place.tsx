import { DietaryForm } from '#web/features/account/dietary-form.tsx'
import { PeopleAtTable } from '#web/features/account/table/people-at-table.tsx'
import type { User } from '#web/features/account/user.ts'

import { PlanGate } from '../../kitchen/plan-gate.tsx'
import { PendingChanges } from '../../offline/pending-changes.tsx'

/** What one does not eat, likes, and has no oven for; and who eats with one. */
export function DietPlace({ user }: { user: User }) {
  return (
    <>
      <PendingChanges userId={user.id} className="mb-5" />
      <PeopleAtTable userId={user.id} />
      <DietaryForm userId={user.id} gate={<PlanGate feature="advanced_dietary_filters" />} />
    </>
  )
}
