import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

import { CodeForm } from './code-form.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { SettingsSection } from './settings-section.tsx'
import { enrolFactor, factorQuery, removeFactors, type NewFactor } from './two-factor.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFocus } from './use-focus.ts'

/** The second factor of who is signed in: set up, shown, taken away. */
export function TwoFactorSettings({ userId }: { userId: string }) {
  return (
    <SettingsSection
      title="Two-factor sign-in"
      lead="After your password, a code from an app on your phone. Who only has the password stays out."
    >
      <TwoFactor userId={userId} />
    </SettingsSection>
  )
}

function TwoFactor({ userId }: { userId: string }) {
  const query = factorQuery(userId)
  const factor = useQuery(query)
  const queryClient = useQueryClient()
  const [begun, setBegun] = useState<NewFactor | 'removal' | null>(null)
  const [returned, setReturned] = useState(false)

  function end() {
    setBegun(null)
    setReturned(true)
  }
  async function changed(to: Date | null, title: string, description: string) {
    queryClient.setQueryData(query.queryKey, to)
    end()
    toast({ title, description, tone: 'success' })
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }

  if (factor.isError) {
    return (
      <ErrorState
        title="This could not be loaded"
        onRetry={() => void factor.refetch()}
        retrying={factor.isFetching}
      />
    )
  }
  if (factor.isPending) return <Skeleton className="h-11 w-52" />
  if (begun === 'removal') {
    const done = () =>
      changed(null, 'Two-factor sign-in is off', 'Your password alone is enough now.')
    return <Removal onDone={() => void done()} onCancel={end} />
  }
  if (begun !== null) {
    const done = () =>
      changed(new Date(), 'Two-factor sign-in is on', 'Other devices are signed out.')
    return <TwoFactorSetup factor={begun} onDone={() => void done()} onCancel={end} />
  }
  if (factor.data === null) return <Off returned={returned} onBegun={setBegun} />
  return <On since={factor.data} returned={returned} onRemove={() => setBegun('removal')} />
}

interface OffProps {
  returned: boolean
  onBegun: (factor: NewFactor) => void
}

function Off({ returned, onBegun }: OffProps) {
  const { pending, failure, run } = useAttempt()
  const button = useFocus<HTMLButtonElement>(returned)
  const begin = () => void run(async () => onBegun(await enrolFactor()))
  return (
    <div className="space-y-4">
      <FailureAlert failure={failure} />
      <Button ref={button} variant="secondary" pending={pending} onClick={begin}>
        Set up two-factor sign-in
      </Button>
    </div>
  )
}

interface OnProps {
  since: Date
  returned: boolean
  onRemove: () => void
}

function On({ since, returned, onRemove }: OnProps) {
  const button = useFocus<HTMLButtonElement>(returned)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="flex flex-wrap items-center gap-2.5">
        <Tag tone="basil">On</Tag> Since {formatDate(since)}
      </p>
      <Button ref={button} variant="secondary" onClick={onRemove}>
        Turn off
      </Button>
    </div>
  )
}

interface RemovalProps {
  onDone: () => void
  onCancel: () => void
}

function Removal({ onDone, onCancel }: RemovalProps) {
  const heading = useFocus<HTMLHeadingElement>()
  async function remove(code: string) {
    await removeFactors(code)
    onDone()
  }
  return (
    <div className="max-w-105">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Turn off two-factor sign-in?
      </h3>
      <p className="mt-2 mb-5 text-soft">Enter the code that your app shows now.</p>
      <CodeForm
        onCode={remove}
        submit={{ label: 'Turn off', pending: 'Turning off...', variant: 'danger' }}
      >
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </div>
  )
}
