import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Plan } from '#domain/plans.ts'
import type { BackendConfig } from '#web/lib/backend/config.ts'
import { formatDate } from '#web/lib/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { BillingPagesButton } from './billing-pages-button.tsx'
import { type PlanChange, usePlanChange } from './plan-change.ts'
import { otherPlan, priceOf } from './plan-words.ts'
import { useAwaited } from './use-awaited.ts'

/** What somebody has, as the backend has it now. */
interface RunningPlan {
  planId: Plan['id']
  status: string
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
}

interface PlanActionsProps {
  subscription: RunningPlan
  config: BackendConfig
  /** Asks the backend for the subscription again. */
  reload: () => Promise<unknown>
}

type OpenDialog = 'cancel' | 'change' | null
const patience = 20_000
/** Stripe's words for what waits for another card. */
const unpaid: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete'])

/** Everything one can do about a plan that runs. */
export function PlanActions({ subscription, config, reload }: PlanActionsProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  /** What was asked for and is not in the database yet. */
  const [wanted, setWanted] = useState<PlanChange | null>(null)
  const change = usePlanChange()
  const isThere = wanted === null || hasCome(subscription, wanted, config)
  const { progress } = useAwaited(isThere, reload, patience)
  const isWaiting = change.isPending || progress === 'waiting'

  const other = otherPlan(subscription.planId)
  const otherPrice = other && config.prices[other.id]
  const { status } = subscription
  const isActive = status === 'active'
  const canChange =
    isActive && !subscription.cancelAtPeriodEnd && other !== undefined && otherPrice !== undefined
  const end = formatDate(subscription.currentPeriodEnd)

  function send(wish: PlanChange) {
    change.mutate(wish, {
      onSuccess: () => setWanted(wish),
      onSettled: () => setDialog(null),
    })
  }

  return (
    <div className="mt-4">
      {change.isError && (
        <div className="mb-4">
          <Alert>{change.error.message}</Alert>
        </div>
      )}
      {progress === 'late' && (
        <p role="status" className="mb-4 font-semibold">
          {t('This is taking longer than usual. What you chose is on its way and will show here.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {subscription.cancelAtPeriodEnd && (
          <Button pending={isWaiting} onClick={() => send({ action: 'resume' })}>
            {isWaiting ? t('Saving...') : t('Keep my plan')}
          </Button>
        )}
        {canChange && (
          <Button variant="secondary" pending={isWaiting} onClick={() => setDialog('change')}>
            {t('Change to {plan, select, monthly {monthly} other {quarterly}}', { plan: other.id })}
          </Button>
        )}
        <BillingPagesButton portalUrl={config.portalUrl} isUrgent={unpaid.has(status)} />
        {!subscription.cancelAtPeriodEnd && (
          <Button variant="quiet" pending={isWaiting} onClick={() => setDialog('cancel')}>
            {isWaiting ? t('Saving...') : t('Cancel plan')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={dialog === 'cancel'}
        onOpenChange={() => setDialog(null)}
        title={t('Cancel your plan?')}
        confirmLabel={t('Cancel plan')}
        cancelLabel={t('Keep my plan')}
        pendingLabel={t('Cancelling...')}
        pending={change.isPending}
        tone="danger"
        onConfirm={() => send({ action: 'cancel' })}
      >
        {t(
          'Everything stays open until {end}, and nothing more is charged. Until then you can change your mind. What you saved stays yours.',
          { end },
        )}
      </ConfirmDialog>
      {other !== undefined && otherPrice !== undefined && (
        <ConfirmDialog
          open={dialog === 'change'}
          onOpenChange={() => setDialog(null)}
          title={t('Change to {plan, select, monthly {monthly} other {quarterly}}?', {
            plan: other.id,
          })}
          confirmLabel={t('Change to {plan, select, monthly {monthly} other {quarterly}}', {
            plan: other.id,
          })}
          pendingLabel={t('Changing...')}
          pending={change.isPending}
          onConfirm={() => send({ action: 'change', price_id: otherPrice })}
        >
          {t(
            'From today it is {price} {interval, select, quarter {per quarter, with a 3-month commitment} other {per month}}. What you have paid and not used counts towards it, and your card is charged for the rest now.',
            { price: priceOf(other), interval: other.interval },
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}

function hasCome(
  { planId, cancelAtPeriodEnd, status }: RunningPlan,
  wanted: PlanChange,
  { prices }: BackendConfig,
): boolean {
  if (wanted.action === 'change') return prices[planId] === wanted.price_id && status === 'active'
  return cancelAtPeriodEnd === (wanted.action === 'cancel')
}
