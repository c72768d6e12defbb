import { useEffect } from 'react'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in-invitation.tsx'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** Where a checkout returns to. It says only what the backend has confirmed. */
export function SubscriptionSuccessScreen() {
  const { user, loading, access, reloadSubscription } = useAuth()
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) void reloadSubscription()
  }, [userId, reloadSubscription])
  if (user === null && !loading) {
    return (
      <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col justify-center">
        <PageTitle className="sr-only">Subscription</PageTitle>
        <SignInInvitation title="Sign in to see your plan">
          A plan belongs to an account. Sign in to the one it was bought with.
        </SignInInvitation>
      </div>
    )
  }
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center px-4 text-center">
      {access.isSubscribed ? (
        <PageTitle lead="Your plan is active. Everything in Larder is open to you.">
          You’re subscribed
        </PageTitle>
      ) : (
        <PageTitle lead="We have not heard from the payment provider yet. Your plan opens as soon as the payment is confirmed; you can close this page.">
          Thank you
        </PageTitle>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home}>Start cooking</LinkButton>
        <LinkButton to={paths.account} variant="secondary">
          Account
        </LinkButton>
      </div>
    </div>
  )
}
