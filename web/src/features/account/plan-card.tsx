import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

import { useAuth } from './auth-context.ts'
import { InlineLink } from './inline-link.tsx'
import { paymentNotice, planSummary } from './plan-summary.ts'
import type { User } from './user.ts'

/** The plan somebody has, and the way to another. */
export function PlanCard({ user }: { user: User }) {
  const { access } = useAuth()
  const summary = planSummary(user, access)
  const notice = paymentNotice(user.subscription?.status)
  return (
    <Card tone="basil" className="p-5 sm:p-6">
      <h3 className="text-xl">{summary.title}</h3>
      <p className="mt-1.5 max-w-[60ch]">{summary.text}</p>
      {notice !== null && <p className="mt-1.5 font-semibold">{notice}</p>}
      <div className="mt-4">
        {summary.offersUpgrade ? (
          <LinkButton to={paths.pricing}>See plans and pricing</LinkButton>
        ) : (
          <p className="text-[0.9375rem]">
            Cards and cancelling cannot be managed from this page yet. See{' '}
            <InlineLink to={paths.pricing}>plans and pricing</InlineLink>.
          </p>
        )}
      </div>
    </Card>
  )
}
