import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import type { User } from '../user.ts'
import { type AppRequest, decide, fetchRequest } from './requests.ts'
import { scopesInWords } from './scope-words.ts'

/** Who asks to be let in, to what, and the two answers. */
export function Consent({ user, requestId }: { user: User; requestId: string }) {
  const request = useQuery({
    queryKey: ['app-request', user.id, requestId],
    queryFn: () => fetchRequest(requestId),
    retry: false,
    gcTime: 0,
  })
  if (request.data !== undefined) return <Question user={user} request={request.data} />
  if (!request.isError && !request.isPaused) return <Skeleton className="h-72" />
  return (
    <ErrorState
      title={request.error?.message ?? t('You are offline. Try again when you are connected.')}
      onRetry={() => void request.refetch()}
      retrying={request.isFetching}
    />
  )
}

function Question({ user, request }: { user: User; request: AppRequest }) {
  const { pending, failure, run } = useAttempt()
  const [decided, setDecided] = useState(false)
  const { app, site, leadsTo, scopes, id } = request

  async function answer(decision: 'approve' | 'deny') {
    if (await run(() => decide(id, decision))) setDecided(true)
  }

  if (decided) {
    return (
      <Card className="p-6">
        <p role="status" className="text-lg">
          {t('You are led back to the app. If nothing happens, open it yourself.')}
        </p>
      </Card>
    )
  }
  return (
    <Card className="p-6">
      <h2 className="text-2xl wrap-anywhere">{t('Let “{app}” in?', { app })}</h2>
      <p className="mt-3 wrap-anywhere">
        {user.email === ''
          ? t('It asks to do this for you:')
          : t('It asks to do this for you, {email}:', { email: user.email })}
      </p>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {scopesInWords(scopes).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-4 text-soft">
        {t(
          'Where you share a kitchen it reaches what you reach there. Your account stays closed to it: password, email address, plan and payments.',
        )}
      </p>
      <dl className="mt-4 space-y-2 text-sm wrap-anywhere">
        {site !== '' && <Fact name={t('The app says that it is of')} value={hostOf(site)} />}
        <Fact name={t('You are led to')} value={hostOf(leadsTo)} />
      </dl>
      <p className="mt-4">
        {t(
          'Larder does not know who is behind this app. Let it in only if you began this yourself; you can end it in your account at any time.',
        )}
      </p>
      <div className="mt-5 space-y-4">
        <FailureAlert failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button disabled={pending} onClick={() => void answer('approve')}>
            {t('Let it in')}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={() => void answer('deny')}>
            {t('Do not let it in')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

/** Of an app on this device, its scheme. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return address
  const { protocol, host } = new URL(address)
  return /^https?:$/.test(protocol) ? host : protocol
}
