import { Navigate, useLocation } from 'react-router'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { returnPath } from '#web/features/account/sign-in/came-from.ts'
import { InlineLink } from '#web/features/account/forms/inline-link.tsx'
import { PasskeyButton } from '#web/features/account/passkeys/passkey-button.tsx'
import { LoginForm } from '#web/features/account/sign-in/login-form.tsx'
import { ProviderButtons } from '#web/features/account/providers/provider-buttons.tsx'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { isSignUpOpen } from '#web/lib/installation.ts'
import { paths } from '#web/lib/paths.ts'

import { PageLoading } from '../page/page-loading.tsx'

/** Sign in; whoever is signed in is taken back to where they came from. */
export function LoginScreen() {
  const { user, loading } = useAuth()
  const location = useLocation()
  if (user !== null) return <Navigate to={returnPath(location.state)} replace />
  if (loading) return <PageLoading />
  return (
    <WelcomeFrame
      title={t('Welcome back')}
      lead={t('Sign in and find your kitchen as you left it.')}
    >
      <LoginForm />
      <PasskeyButton way="signIn" label={t('Continue with a passkey')} />
      <ProviderButtons />
      {isSignUpOpen() && (
        <p className="mt-6 text-soft">
          <T
            text="New to Larder? <link>Create an account</link>"
            link={<InlineLink to={paths.signup} state={location.state} />}
          />
        </p>
      )}
    </WelcomeFrame>
  )
}
