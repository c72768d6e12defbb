import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'

import { returnPath } from '../sign-in/came-from.ts'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { signInWith, waysInQuery } from './providers.ts'
import { useAttempt } from '../forms/use-attempt.ts'

/** The ways in by an account elsewhere, where there are any. */
export function ProviderButtons({ invitation }: { invitation?: string | undefined }) {
  const { data } = useQuery(waysInQuery())
  const providers = data?.providers ?? []
  const { pending, failure, run } = useAttempt()
  const back = returnPath(useLocation().state)
  if (providers.length === 0) return null
  return (
    <div className="mt-5 space-y-3">
      <FailureAlert failure={failure} />
      <p className="text-center text-soft">{t('or')}</p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="lg"
          className="w-full"
          disabled={pending}
          onClick={() => void run(() => signInWith(id, back, invitation))}
        >
          {t('Continue with {provider}', { provider: name })}
        </Button>
      ))}
    </div>
  )
}
