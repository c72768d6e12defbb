import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { isClosed, isUndecided, trialDays, type Access } from '#domain/access.ts'
import type { PlanFeature } from '#domain/plan-features.ts'
import { featureWords, withoutPlanWords } from '#domain/plans.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isForEveryone, isSignUpOpen, signUpWords } from '#web/lib/installation.ts'

interface PlanGateProps {
  feature: PlanFeature
  /** What the plan opens. Without it, only the notice is shown, and only where it is locked. */
  children?: ReactNode
  className?: string
}

/**
 * What a feature of the plan opens, or in its place what it is, why it is locked, what stays without
 * it and where it opens. It explains a refusal: the database, not this, decides, and where it could not be asked
 * what an account has, nothing is locked.
 */
export function PlanGate({ feature, children, className }: PlanGateProps) {
  const { access, loading } = useAuth()
  // Nothing is called locked, or opened only to be closed again, before it is known who is there and with what.
  if (loading || isUndecided(access)) return null
  if (!isClosed(feature, access)) return children
  return (
    <div
      className={cn('flex items-start gap-3.5 rounded-card bg-sunken px-5 py-4', className)}
      data-locked={feature}
    >
      <LockIcon className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold">{featureWords[feature]}</p>
        <p className="mt-1 max-w-[60ch] text-[0.9375rem] text-soft">
          {whyLocked(access)} {withoutPlanWords[feature]}
        </p>
        <WaysIn access={access} />
      </div>
    </div>
  )
}

function whyLocked({ isTrialExpired }: Access): string {
  if (isForEveryone()) return t('Open to everyone with an account.')
  return isTrialExpired
    ? t('Your free trial has ended, so this now needs a plan.')
    : t('Part of the free trial: {days} days, without a card.', { days: trialDays })
}

/** Several gates may stand on a screen, so none of their links is its one great button. */
function WaysIn({ access }: { access: Access }) {
  const { user } = useAuth()
  const cameFrom = useCameFrom()
  const isOpenToTry = !access.isTrialExpired
  const maySignUp = isOpenToTry && isSignUpOpen()
  return (
    <p className="mt-3 flex flex-wrap gap-x-1 gap-y-2">
      {maySignUp && (
        <LinkButton to={paths.signup} state={cameFrom} size="sm" variant="secondary">
          {signUpWords()}
        </LinkButton>
      )}
      {user === null && (
        <LinkButton to={paths.login} state={cameFrom} size="sm" variant="quiet">
          {t('Sign in')}
        </LinkButton>
      )}
      {!isForEveryone() && (
        <LinkButton to={paths.pricing} size="sm" variant={isOpenToTry ? 'quiet' : 'secondary'}>
          {t('See plans')}
        </LinkButton>
      )}
    </p>
  )
}
