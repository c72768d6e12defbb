import { t } from '#domain/texts/t.ts'
import type { Plan } from '#domain/plans.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { paymentNotice } from '#web/features/account/plan/plan-summary.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { CheckoutButton } from '#web/features/billing/checkout-button.tsx'
import { useCheckout } from '#web/features/billing/checkout.ts'
import { PlanCards } from '#web/features/billing/plan-cards.tsx'
import { isLive } from '#web/features/billing/plan-words.ts'
import { useBackendConfig } from '#web/lib/backend/use-backend-config.ts'
import { isSignUpOpen } from '#web/lib/installation.ts'
import { paths } from '#web/lib/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Both plans, with what this person can do about each. */
export function PlanChoice() {
  const { user, loading, access } = useAuth()
  const config = useBackendConfig()
  const checkout = useCheckout(user?.id ?? null)
  const cameFrom = useCameFrom()
  const { subscription } = user ?? {}
  const current = isLive(subscription?.status) ? subscription?.planId : undefined
  // As this device remembers it, a plan has no name.
  const hasPlan = current !== undefined || access.isSubscribed
  // One that is cancelled, or whose payment is open, is put right first: on the account page.
  const canChange = subscription?.status === 'active' && !subscription.cancelAtPeriodEnd
  const isPending = loading || (user !== null && access.basis === 'pending')

  function actionFor(plan: Plan) {
    if (isPending) return null
    if (user === null) {
      return (
        <LinkButton
          to={isSignUpOpen() ? paths.signup : paths.login}
          state={cameFrom}
          className="w-full"
          variant={plan.popular ? 'primary' : 'secondary'}
        >
          {isSignUpOpen() ? t('Start Free Trial') : t('Sign In')}
        </LinkButton>
      )
    }
    if (hasPlan) {
      return (
        <LinkButton to={paths.accountPlace('plan')} className="w-full" variant="secondary">
          {plan.id === current || !canChange
            ? t('Manage your plan')
            : t('Change to {plan, select, monthly {monthly} other {quarterly}}', { plan: plan.id })}
        </LinkButton>
      )
    }
    const priceId = config?.prices[plan.id]
    if (config?.features.checkout !== true || priceId === undefined) return null
    return <CheckoutButton plan={plan} priceId={priceId} checkout={checkout} />
  }

  const notice = current === undefined ? null : paymentNotice(subscription?.status)
  const wantsPlan = user !== null && !isPending && !hasPlan
  // While nobody knows whether there is a checkout, nothing is said of it.
  const hasCheckout = config?.features.checkout
  return (
    <>
      {checkout.isError && (
        <div className="mb-5">
          <Alert>
            <p>{checkout.error.message}</p>
            <p className="mt-1 text-sm font-normal">
              {t('Nothing was charged. You can try again.')}
            </p>
          </Alert>
        </div>
      )}
      {notice !== null && (
        <p role="status" className="mb-5 max-w-prose font-semibold">
          {notice}{' '}
          <Link to={paths.accountPlace('plan')} className="underline underline-offset-4">
            {t('To your account')}
          </Link>
        </p>
      )}
      <PlanCards current={current} action={actionFor} />
      {wantsPlan && access.isInTrial && hasCheckout === true && (
        <p className="mt-5 text-soft">
          {t(
            'Your trial still runs. A plan that you choose now is charged at once, and the days that are left of the trial are not added to it.',
          )}
        </p>
      )}
      {wantsPlan && hasCheckout === false && (
        <p className="mt-5 text-soft">
          {t(
            'Payment is not available here: this server has no account with a payment provider, so nothing can be bought. What is free stays free.',
          )}
        </p>
      )}
    </>
  )
}
