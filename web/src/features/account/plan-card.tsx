import type { ReactNode } from 'react'

import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

import { useAuth } from './auth-context.ts'
import { paymentNotice, planSummary } from './plan-summary.ts'
import type { User } from './user.ts'

interface PlanCardProps {
  user: User
  /** What can be done about a plan that runs; null where none does, and then there are plans to see. */
  actions: ReactNode
}

/** The plan somebody has, and the way to another. */
export function PlanCard({ user, actions }: PlanCardProps) {
  const { access } = useAuth()
  const summary = planSummary(user, access)
  const notice = paymentNotice(user.subscription?.status)
  return (
    <Card tone="basil" className="p-5 sm:p-6">
      <h3 className="text-xl">{summary.title}</h3>
      <p className="mt-1.5 max-w-[60ch]">{summary.text}</p>
      {notice !== null && (
        <p role="status" className="mt-1.5 max-w-[60ch] font-semibold">
          {notice}
        </p>
      )}
      {actions ?? (
        <div className="mt-4">
          <LinkButton to={paths.pricing}>See plans and pricing</LinkButton>
        </div>
      )}
    </Card>
  )
}
