import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { textLimits } from '#domain/limits.ts'

import { logFailure } from '#web/lib/log.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from '../auth-context.ts'
import { useTyped } from '../forms/use-typed.ts'
import { useChangeContact, useChangeProfile } from './mutations.ts'
import type { Profile } from '../fetch-facts.ts'
import { profileQuery } from '../fact-queries.ts'
import type { User } from '../user.ts'

/** Name and contact address: what others see. */
export function ProfileSettings({ user }: { user: User }) {
  const profile = useQuery(profileQuery(user.id))
  if (profile.isPending) {
    return (
      <div>
        <p className="sr-only">{t('Loading...')}</p>
        <Skeleton className="h-69 sm:h-58" />
      </div>
    )
  }
  if (!profile.data) {
    return (
      <ErrorState
        title={t('Your profile could not be loaded')}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    )
  }
  return (
    <div className="space-y-6">
      <NameForm user={user} profile={profile.data} />
      <ContactSwitch user={user} profile={profile.data} />
    </div>
  )
}

function NameForm({ user, profile }: { user: User; profile: Profile }) {
  const { rename } = useAuth()
  const change = useChangeProfile(user.id)
  const [name, setName] = useTyped(user.id, 'name', profile.name ?? user.name)
  const trimmed = name.trim()
  const [touched, setTouched] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setTouched(true)
    if (trimmed === '') return
    change.mutate(
      { name: trimmed, avatarUrl: profile.avatarUrl },
      {
        onSuccess: () => {
          toast({ title: t('Name saved'), tone: 'success' })
          // The account carries the name too; should that fail, the profile's is still right.
          rename(trimmed).catch((cause: unknown) => logFailure('The account keeps its name', cause))
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {change.isError && <Alert>{t('Your name could not be saved. Please try again.')}</Alert>}
      <TextField
        label={t('Name')}
        name="name"
        autoComplete="name"
        maxLength={textLimits.personName}
        hint={t('Shown with your comments and on your profile.')}
        error={touched && trimmed === '' ? t('Please enter a name') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="max-w-105"
      />
      <Button type="submit" variant="secondary" pending={change.isPending}>
        {t('Save name')}
      </Button>
    </form>
  )
}

function ContactSwitch({ user, profile }: { user: User; profile: Profile }) {
  const change = useChangeContact(user.id)
  if (user.email === '') return null
  return (
    <Switch
      label={t('Show {email} on my profile', { email: profile.email ?? user.email })}
      hint={t(
        'The address you sign in with is private. Others see one only if you switch this on.',
      )}
      checked={profile.email !== null}
      disabled={change.isPending}
      onCheckedChange={(shown) =>
        change.mutate(shown ? user.email : null, {
          onError: () => toast({ title: t('That could not be saved'), tone: 'error' }),
        })
      }
    />
  )
}
