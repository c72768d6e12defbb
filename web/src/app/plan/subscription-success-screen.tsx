import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { paymentNotice } from '#web/features/account/plan/plan-summary.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { useAwaited } from '#web/features/billing/use-awaited.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const patience = 60_000

/** Where a checkout returns to. It says only what the backend has confirmed. */
export function SubscriptionSuccessScreen() {
  const { user, loading } = useAuth()
  if (user === null && !loading) {
    return (
      <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col justify-center">
        <PageTitle className="sr-only">{t('Subscription')}</PageTitle>
        <SignInInvitation title={t('Sign in to see your plan')}>
          {t('A plan belongs to an account. Sign in to the one it was bought with.')}
        </SignInInvitation>
      </div>
    )
  }
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center px-4 text-center">
      <Confirmation />
    </div>
  )
}

function Confirmation() {
  const { user, access, reloadSubscription } = useAuth()
  // As the backend states it: what this device remembers confirms no payment.
  const isActive = access.isSubscribed && access.basis === 'stated'
  const { progress, again } = useAwaited(isActive, reloadSubscription, patience)
  const notice = paymentNotice(user?.subscription?.status)
  return (
    <>
      {/* One region that stays, so that what is confirmed is also said. */}
      <div role="status">
        {progress === 'there' && (
          <span className="mx-auto mb-5 grid size-20 place-items-center rounded-full bg-basil-soft text-basil">
            <CheckIcon size={34} />
          </span>
        )}
        {progress === 'there' && (
          <PageTitle lead={t('Your plan is active. Everything in Larder is open to you.')}>
            {t('You’re subscribed')}
          </PageTitle>
        )}
        {progress === 'waiting' && (
          <PageTitle
            lead={t(
              'We are waiting for the payment provider to confirm your payment. This usually takes a few seconds.',
            )}
          >
            {t('Thank you')}
          </PageTitle>
        )}
        {progress === 'late' && (
          <PageTitle
            lead={t(
              'The payment provider has not confirmed a payment yet. If you paid, your plan opens by itself as soon as it does: you need not pay again, and you can close this page. If you went back without paying, nothing was charged.',
            )}
          >
            {t('Not confirmed yet')}
          </PageTitle>
        )}
      </div>
      {progress !== 'there' && notice !== null && <p className="mb-5 font-semibold">{notice}</p>}
      {progress === 'waiting' && (
        <p className="mb-6 text-tomato-text">
          <Spinner size={32} />
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {progress === 'late' && <Button onClick={again}>{t('Check again')}</Button>}
        {progress !== 'waiting' && (
          <LinkButton to={paths.home} variant={progress === 'there' ? 'primary' : 'secondary'}>
            {t('Start cooking')}
          </LinkButton>
        )}
        <LinkButton to={paths.accountPlace('plan')} variant="secondary">
          {t('Account')}
        </LinkButton>
      </div>
    </>
  )
}
