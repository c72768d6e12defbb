import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { FailureAlert } from '#web/features/account/forms/failure-alert.tsx'
import type { OfferedAccount } from '#web/features/account/links/receive-link.ts'
import { useAttempt } from '#web/features/account/forms/use-attempt.ts'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

import { useDocumentTitle } from '../page/document-title.ts'
import { useLanding } from './use-landing.ts'

/**
 * In place of every page, while a link carries the session of an account that nobody here asked for: it may have been
 * asked for on another device, or sent by somebody who wants to read what is typed here.
 */
export function OfferedSession({ account }: { account: OfferedAccount }) {
  const { user, secondStep, acceptOffered, refuseOffered } = useAuth()
  const { pending, failure, run } = useAttempt()
  const navigate = useNavigate()
  const { take } = useLanding()
  const main = useRef<HTMLElement>(null)
  useDocumentTitle(t('Sign in with this link?'))
  useEffect(() => main.current?.focus(), [])

  function refuse() {
    take()
    refuseOffered()
    void navigate(paths.home, { replace: true })
  }

  const isSomebodyIn = user !== null || secondStep
  return (
    <main id="main" tabIndex={-1} ref={main} className="min-h-dvh outline-none">
      <WelcomeFrame
        title={t('Is this your account?')}
        lead={t(
          'The link that you opened signs you in to it. This browser did not ask for that link.',
        )}
      >
        <p className="rounded-card bg-sunken px-4 py-3 font-semibold wrap-anywhere">
          {account.email ?? t('An account without an address')}
        </p>
        <p className="mt-4 text-soft">
          {t('Go on only if it is yours. Its owner sees everything that you do in it.')}
          {user !== null && (
            <>
              {' '}
              <T
                text="You are signed in as <strong>{name}</strong>, and would be signed out here."
                strong={<span className="font-semibold wrap-anywhere" />}
                name={user.email || user.name}
              />
            </>
          )}
        </p>
        <div className="mt-6 space-y-4">
          <FailureAlert failure={failure} />
          <Button
            size="lg"
            variant={isSomebodyIn ? 'secondary' : 'primary'}
            className="w-full"
            pending={pending}
            onClick={() => void run(acceptOffered)}
          >
            {pending ? t('Signing in...') : t('It is mine, continue')}
          </Button>
          <Button
            size="lg"
            variant={isSomebodyIn ? 'primary' : 'secondary'}
            className="w-full"
            onClick={refuse}
          >
            {isSomebodyIn ? t('No, stay signed in as I am') : t('No, stay signed out')}
          </Button>
        </div>
      </WelcomeFrame>
    </main>
  )
}
