import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { SettingsSection } from '../forms/settings-section.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { NewTokenShown } from './new-token-shown.tsx'
import { TokenList } from './token-list.tsx'
import { endToken, type ScriptToken, scriptTokensQuery } from './script-tokens.ts'

/** Tokens for scripts and devices of one's own: made, shown once, withdrawn. */
export function ScriptTokensSettings({ userId }: { userId: string }) {
  return (
    <SettingsSection
      title={t('Tokens for scripts')}
      lead={t(
        'For programs of your own, such as Home Assistant: a token opens what you choose, and nothing of your account. A new password and signing out everywhere else end them too.',
      )}
    >
      <ScriptTokens userId={userId} />
    </SettingsSection>
  )
}

type Step = { name: 'form' } | { name: 'made'; token: string }

function ScriptTokens({ userId }: { userId: string }) {
  const query = scriptTokensQuery(userId)
  const tokens = useQuery(query)
  const queryClient = useQueryClient()
  const { pending, failure, run } = useAttempt()
  const [step, setStep] = useState<Step | null>(null)

  const changed = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  async function end({ id, name }: ScriptToken) {
    const ended = await run(async () => {
      await endToken(id)
      await changed()
    })
    if (ended)
      toast({ title: t('“{token}” opens nothing any more', { token: name }), tone: 'success' })
  }

  if (tokens.isError) {
    return (
      <ErrorState
        title={t('Your tokens could not be loaded')}
        onRetry={() => void tokens.refetch()}
        retrying={tokens.isFetching}
      />
    )
  }
  if (tokens.isPending) return <Skeleton className="h-14" />
  if (step?.name === 'made') {
    return <NewTokenShown token={step.token} onDone={() => setStep(null)} />
  }
  if (step?.name === 'form') {
    return (
      <NewTokenForm
        onMade={(token) => {
          setStep({ name: 'made', token })
          void changed()
        }}
        onCancel={() => setStep(null)}
      />
    )
  }
  return (
    <div className="space-y-4">
      <FailureAlert failure={failure} />
      <TokenList tokens={tokens.data} pending={pending} onEnd={(token) => void end(token)} />
      <Button variant="secondary" onClick={() => setStep({ name: 'form' })}>
        {t('Make a token')}
      </Button>
    </div>
  )
}
