import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { AddressForm } from '#web/features/account/mail/address-form.tsx'
import { useAuth } from '#web/features/account/auth-context.ts'
import { returnPath } from '#web/features/account/sign-in/came-from.ts'
import { MailedCodeForm } from '#web/features/account/mail/mailed-code-form.tsx'
import { InlineLink } from '#web/features/account/forms/inline-link.tsx'
import { sendRecovery } from '#web/features/account/mail/mailed-tokens.ts'
import { NewPasswordForm } from '#web/features/account/password/new-password-form.tsx'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { textField } from '#web/lib/json.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'

import { PageLoading } from '../page/page-loading.tsx'
import { useLanding } from './use-landing.ts'

/** For who forgot their password: asks for the address, then for the code or the link, then for a new one. */
export function ResetPasswordScreen() {
  const { user, loading, source } = useAuth()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { landing, take } = useLanding()
  const from = returnPath(state)

  // Kept with the history's entry, so that a reload goes on where it was.
  const goOn = (step: { sentTo: string } | { recovering: string }, replace: boolean) =>
    navigate(paths.resetPassword, { replace, state: { from, ...step } })

  const cameByLink = landing?.kind === 'signed in'
  const arrived = cameByLink ? user?.email : undefined
  useEffect(() => {
    if (arrived === undefined || !take()) return
    void navigate(paths.resetPassword, { replace: true, state: { recovering: arrived } })
  }, [arrived, navigate, take])

  if (loading) return <PageLoading />

  const recovering = textField(state, 'recovering') ?? arrived
  if (user !== null && user.email === recovering) {
    return (
      <WelcomeFrame
        title={t('Choose a new password')}
        lead={t('For your account {email}.', { email: user.email })}
      >
        <NewPasswordForm
          email={user.email}
          onChanged={() => {
            void navigate(from, { replace: true })
            toast({
              title: t('Password changed'),
              description: t('You are signed in here. Other devices are signed out.'),
              tone: 'success',
            })
          }}
        />
      </WelcomeFrame>
    )
  }

  const sentTo = textField(state, 'sentTo')
  if (sentTo !== undefined) {
    return (
      <WelcomeFrame
        title={t('Check your mail')}
        lead={t(
          'If {email} has an account, a mail is on its way. Open its link, or type its code.',
          { email: sentTo },
        )}
      >
        <MailedCodeForm
          email={sentTo}
          type="recovery"
          enter={async (use) => {
            await use()
            await goOn({ recovering: sentTo }, true)
          }}
          sendAgain={() => sendRecovery(source, sentTo)}
        />
      </WelcomeFrame>
    )
  }

  const brokenLink = cameByLink ? t('This link does not work') : undefined
  return (
    <WelcomeFrame
      title={t('Forgot your password?')}
      lead={t('Tell us your address, and we mail you a link to choose a new one.')}
    >
      <AddressForm
        initial={textField(state, 'email') ?? user?.email ?? ''}
        refused={landing?.kind === 'refused' ? landing.message : brokenLink}
        send={async (typed) => {
          const email = await sendRecovery(source, typed)
          take()
          await goOn({ sentTo: email }, false)
        }}
      />
      {user === null && (
        <p className="mt-6 text-soft">
          <T
            text="Remembered it? <link>Sign in</link>"
            link={<InlineLink to={paths.login} state={{ from }} />}
          />
        </p>
      )}
    </WelcomeFrame>
  )
}
