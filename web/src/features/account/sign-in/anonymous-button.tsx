import { useQuery } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { Button } from '#web/ui/button.tsx'

import { useAuth } from '../auth-context.ts'
import { captchaOption } from '../captcha/captcha-tokens.ts'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { loginFailure } from '../forms/service-errors.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { waysInQuery } from '../providers/providers.ts'

/** An account without an address, to be kept with one later. Nothing where the operator does not allow it. */
export function AnonymousButton() {
  const { data } = useQuery(waysInQuery())
  const { enter } = useAuth()
  const { pending, failure, run } = useAttempt()
  if (data?.anonymous !== true) return null
  return (
    <div className="mt-3 space-y-3">
      <FailureAlert failure={failure} />
      <Button
        variant="quiet"
        className="w-full"
        pending={pending}
        onClick={() => void run(() => enter(signInAnonymously, 'register'))}
      >
        {t('Continue without an email address')}
      </Button>
    </div>
  )
}

async function signInAnonymously(source: AuthSource): Promise<void> {
  const client = await source.client()
  const { error } = await client.signInAnonymously({ options: captchaOption() })
  if (error) throw loginFailure(error)
}
