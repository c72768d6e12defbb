import { Navigate, useLocation, useNavigate } from 'react-router'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { trialDays } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { returnPath } from '#web/features/account/sign-in/came-from.ts'
import { InlineLink } from '#web/features/account/forms/inline-link.tsx'
import { ProviderButtons } from '#web/features/account/providers/provider-buttons.tsx'
import { AnonymousButton } from '#web/features/account/sign-in/anonymous-button.tsx'
import { SignupForm } from '#web/features/account/sign-in/signup-form.tsx'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { isForEveryone, signUpMode } from '#web/lib/installation.ts'
import { paths } from '#web/lib/paths.ts'

import { Agreement } from './agreement.tsx'
import { SignUpClosed } from './sign-up-closed.tsx'
import { PageLoading } from '../page/page-loading.tsx'

/** Register; whoever is signed in is taken back to where they came from. */
export function SignupScreen() {
  const { user, loading } = useAuth()
  const location = useLocation()
  const navigate = useNavigate()
  if (user !== null) return <Navigate to={returnPath(location.state)} replace />
  if (loading) return <PageLoading />

  const invitation = new URLSearchParams(location.search).get('invite') ?? undefined
  const confirm = (sentTo: string) =>
    navigate(paths.confirmEmail, { state: { from: returnPath(location.state), sentTo } })
  const signIn = (words: string) => (
    <InlineLink to={paths.login} state={location.state}>
      {words}
    </InlineLink>
  )
  if (signUpMode() === 'off' || (signUpMode() === 'invite' && invitation === undefined)) {
    return <SignUpClosed signIn={signIn(t('Sign in'))} />
  }
  return (
    <WelcomeFrame
      title={isForEveryone() ? t('Create your account') : t('Start your free trial')}
      lead={
        isForEveryone()
          ? t('Everything Larder can do, free for everyone with an account here.')
          : t('{days} days with everything Larder can do. No card needed.', { days: trialDays })
      }
    >
      <SignupForm
        invitation={invitation}
        onConfirmationNeeded={(email) => void confirm(email)}
        signInInstead={signIn(t('Sign in instead'))}
      />
      <ProviderButtons invitation={invitation} />
      <AnonymousButton />
      <Agreement />
      <p className="mt-6 text-soft">
        <T
          text="Already cooking with us? <link>Sign in</link>"
          link={<InlineLink to={paths.login} state={location.state} />}
        />
      </p>
    </WelcomeFrame>
  )
}
