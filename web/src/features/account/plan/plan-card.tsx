import { useState, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useAuth } from '../auth-context.ts'
import { paymentNotice, planSummary } from './plan-summary.ts'
import type { User } from '../user.ts'

interface PlanCardProps {
  user: User
  /** What can be done about a plan that runs; null where none does, and then there are plans to see. */
  actions: ReactNode
}

/** The plan somebody has, and the way to another. */
export function PlanCard({ user, actions }: PlanCardProps) {
  const { access, reloadSubscription } = useAuth()
  if (access.basis === 'pending') return <PlanLoading />
  const summary = planSummary(user, access)
  const notice = paymentNotice(user.subscription?.status)
  return (
    <Card tone="basil" className="p-5 sm:p-6">
      <h2 className="text-xl">{summary.title}</h2>
      <p className="mt-1.5 max-w-[60ch]">{summary.text}</p>
      {notice !== null && (
        <p role="status" className="mt-1.5 max-w-[60ch] font-semibold">
          {notice}
        </p>
      )}
      {access.basis === 'failed' ? (
        <div className="mt-4">
          <AskAgain onAsk={reloadSubscription} />
        </div>
      ) : (
        (actions ??
        (access.situation === 'everyone' ? null : (
          <div className="mt-4">
            <LinkButton to={paths.pricing}>{t('See plans and pricing')}</LinkButton>
          </div>
        )))
      )}
    </Card>
  )
}

/** As large as the card most often is. */
function PlanLoading() {
  return (
    <div>
      <p className="sr-only">{t('Loading...')}</p>
      <Skeleton className="h-44" />
    </div>
  )
}

function AskAgain({ onAsk }: { onAsk: () => Promise<void> }) {
  const [isPending, setPending] = useState(false)
  async function ask() {
    setPending(true)
    await onAsk()
    setPending(false)
  }
  return (
    <Button pending={isPending} onClick={() => void ask()}>
      {t('Try again')}
    </Button>
  )
}
