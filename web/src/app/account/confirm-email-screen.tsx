import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { AddressForm } from '#web/features/account/mail/address-form.tsx'
import { useAuth } from '#web/features/account/auth-context.ts'
import { returnPath } from '#web/features/account/sign-in/came-from.ts'
import { MailedCodeForm } from '#web/features/account/mail/mailed-code-form.tsx'
import { InlineLink } from '#web/features/account/forms/inline-link.tsx'
import {
  hasPasswordToChoose,
  resendConfirmation,
} from '#web/features/account/mail/mailed-tokens.ts'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { textField } from '#web/lib/json.ts'
import { logFailure } from '#web/lib/log.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'

import { PageLoading } from '../page/page-loading.tsx'
import { useLanding } from './use-landing.ts'

/** Where the links of mails lead that confirm an address, and where the code of a sign-up is typed. */
export function ConfirmEmailScreen() {
  const { user, loading, source, enter } = useAuth()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { landing, take } = useLanding()
  const from = returnPath(state)
  const sentTo = textField(state, 'sentTo')

  const confirmed = landing?.kind === 'signed in' && user !== null ? landing.type : undefined
  useEffect(() => {
    if (confirmed === undefined || !take()) return
    if (confirmed === 'recovery') {
      // Several people asked for this account: nobody's password counts but the one chosen now.
      void navigate(paths.resetPassword, { replace: true, state: { recovering: user?.email } })
      return
    }
    const isChange = confirmed === 'email_change'
    // Whoever wrote the link, what was gathered on this device goes into no account unasked.
    if (!isChange) {
      enter(() => Promise.resolve(), 'login').catch((cause: unknown) =>
        logFailure('The pantry was not handed over', cause),
      )
    }
    void navigate(isChange ? paths.accountPlace('security') : paths.home, { replace: true })
    toast({
      title: isChange ? t('Your new address counts from now on') : t('Your address is confirmed'),
      tone: 'success',
    })
  }, [confirmed, enter, navigate, take, user?.email])

  if (loading || confirmed !== undefined) return <PageLoading />
  if (landing?.kind === 'halfway') {
    return (
      <WelcomeFrame
        title={t('One more to go')}
        lead={t('This mailbox agreed. Open the link in the mail to your other address too.')}
      >
        <p>
          <T
            text="Until then you sign in as before. <link>To your kitchen</link>"
            link={<InlineLink to={paths.home} />}
          />
        </p>
      </WelcomeFrame>
    )
  }
  if (user !== null) {
    if (sentTo !== undefined) return <Onward email={user.email} from={from} />
    if (landing === null) return <Navigate to={from} replace />
    return (
      <WelcomeFrame
        title={t('That did not work')}
        lead={landing.kind === 'refused' ? `${landing.message}.` : undefined}
      >
        <p>
          <T
            text="Links from mails work once, and only the newest one does. <link>In your account</link> you can ask for another."
            link={<InlineLink to={paths.accountPlace('security')} />}
          />
        </p>
      </WelcomeFrame>
    )
  }

  if (sentTo !== undefined) {
    return (
      <WelcomeFrame
        title={t('Check your mail')}
        lead={t('Open the link in it, or type its code here, and you are in.')}
      >
        <MailedCodeForm
          email={sentTo}
          type="signup"
          enter={(use) => enter(use, 'register')}
          sendAgain={() => resendConfirmation(source, sentTo)}
        />
        <p className="mt-6 text-soft">
          <T
            text="Wrong address? <link>Sign up with another</link>"
            link={<InlineLink to={paths.signup} state={{ from }} />}
          />
        </p>
      </WelcomeFrame>
    )
  }

  const brokenLink = landing === null ? undefined : t('This link does not work')
  return (
    <WelcomeFrame
      title={t('Confirm your address')}
      lead={t('Tell us which one it is, and we send the mail once more.')}
    >
      <AddressForm
        initial={textField(state, 'email') ?? ''}
        refused={landing?.kind === 'refused' ? landing.message : brokenLink}
        send={async (typed) => {
          const email = await resendConfirmation(source, typed)
          take()
          await navigate(paths.confirmEmail, { state: { from, sentTo: email } })
        }}
      />
      <p className="mt-6 text-soft">
        <T
          text="Confirmed already? <link>Sign in</link>"
          link={<InlineLink to={paths.login} state={{ from }} />}
        />
      </p>
    </WelcomeFrame>
  )
}

/** Whoever typed the code of a sign-up goes on to where they came from, or chooses a password first. */
function Onward({ email, from }: { email: string; from: string }) {
  const { source } = useAuth()
  const navigate = useNavigate()
  useEffect(() => {
    async function goOn() {
      const chooses = await hasPasswordToChoose(source).catch(() => false)
      if (chooses) {
        await navigate(paths.resetPassword, { replace: true, state: { from, recovering: email } })
      } else await navigate(from, { replace: true })
    }
    void goOn()
  }, [source, navigate, email, from])
  return <PageLoading />
}
