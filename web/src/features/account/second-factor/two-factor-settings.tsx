import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { CodeQuestion } from './code-question.tsx'
import { ownSessionsQuery } from '../sessions/own-sessions.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from '../forms/settings-section.tsx'
import {
  type NewFactor,
  removeFactors,
  renewRecoveryCodes,
  renewRecoveryCodesWith,
  twoFactorQuery,
} from './two-factor.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { TwoFactorOff, TwoFactorOn } from './two-factor-states.tsx'

/** The second factor of who is signed in: set up, shown, taken away. */
export function TwoFactorSettings({ userId }: { userId: string }) {
  return (
    <SettingsSection
      title={t('Two-factor sign-in')}
      lead={t(
        'After your password, a code from an app on your phone. Whoever only has the password stays out.',
      )}
    >
      <TwoFactor userId={userId} />
    </SettingsSection>
  )
}

type Step =
  | { name: 'setup'; factor: NewFactor }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'renewal' }
  | { name: 'removal' }

function TwoFactor({ userId }: { userId: string }) {
  const query = twoFactorQuery(userId)
  const state = useQuery(query)
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step | null>(null)
  const [returned, setReturned] = useState(false)

  function end() {
    setStep(null)
    setReturned(true)
  }
  /** Other devices may be signed out by it. */
  async function changed() {
    const keys = [query.queryKey, ownSessionsQuery(userId).queryKey]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  async function turnedOn() {
    toast({
      title: t('Two-factor sign-in is on'),
      description: t('Other devices are signed out.'),
      tone: 'success',
    })
    // Where they cannot be made now, the state says that there are none, and how to get some.
    const codes = await renewRecoveryCodes().catch(() => null)
    await changed()
    if (codes === null) end()
    else setStep({ name: 'codes', codes })
  }
  async function turnOff(code: string) {
    await removeFactors(code)
    await changed()
    end()
    toast({ title: t('Two-factor sign-in is off'), tone: 'success' })
  }
  async function renew(code: string) {
    const codes = await renewRecoveryCodesWith(code)
    await changed()
    setStep({ name: 'codes', codes })
  }

  if (step?.name === 'setup') {
    return <TwoFactorSetup factor={step.factor} onConfirmed={turnedOn} onCancel={end} />
  }
  if (step?.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={end} />
  if (step?.name === 'renewal') {
    return (
      <CodeQuestion
        title={t('Make new recovery codes?')}
        lead={t('The earlier ones stop working. Enter the code that your app shows now.')}
        kind="app"
        confirm={{ label: t('Make new codes'), pending: t('Checking...') }}
        onCode={renew}
        onCancel={end}
      />
    )
  }
  if (step?.name === 'removal') {
    return (
      <CodeQuestion
        title={t('Turn off two-factor sign-in?')}
        lead={t(
          'Your password alone opens your account then. Enter the code that your app shows now.',
        )}
        kind="either"
        confirm={{ label: t('Turn off'), pending: t('Turning off...'), variant: 'danger' }}
        onCode={turnOff}
        onCancel={end}
      />
    )
  }
  if (state.isError) {
    const retry = () => void state.refetch()
    return (
      <ErrorState
        title={t('This could not be loaded')}
        onRetry={retry}
        retrying={state.isFetching}
      />
    )
  }
  if (state.isPending) return <Skeleton className="h-11 w-52" />
  const { since, codesLeft, recoveredAt } = state.data
  if (since === null) {
    return (
      <TwoFactorOff
        recoveredAt={recoveredAt}
        returned={returned}
        onBegun={(factor) => setStep({ name: 'setup', factor })}
      />
    )
  }
  return (
    <TwoFactorOn
      since={since}
      codesLeft={codesLeft}
      returned={returned}
      onRenewal={() => setStep({ name: 'renewal' })}
      onRemoval={() => setStep({ name: 'removal' })}
    />
  )
}
