import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import type { User } from '#web/features/account/user.ts'
import { HiddenNote } from '#web/features/moderation/hidden-note.tsx'
import { personQuery } from '#web/features/people/people-queries.ts'
import type { Person } from '#web/features/people/person.ts'
import { useBlock } from '#web/features/people/use-block.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { UserIcon } from '#web/ui/account-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { T } from '#web/ui/t.tsx'

import { useDocumentTitle } from '../page/document-title.ts'
import { PageLoading } from '../page/page-loading.tsx'
import { PersonView } from './person-view.tsx'

/** A person's public profile; without an id in the address, one's own. */
export function ProfileScreen() {
  const { user, loading } = useAuth()
  const { id: userId } = useParams()
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>{t('Profile')}</PageTitle>
        <SignInInvitation
          title={
            userId === undefined ? t('Sign in to see your profile') : t('Sign in to meet the cooks')
          }
        >
          {userId === undefined
            ? t('What other cooks see of you is kept with your account.')
            : t('Profiles are shown to people who are signed in.')}
        </SignInInvitation>
      </>
    )
  }
  return <ProfileOf user={user} userId={userId ?? user.id} />
}

function ProfileOf({ user, userId }: { user: User; userId: string }) {
  const query = useQuery(personQuery(user.id, userId))
  const person = query.data
  useDocumentTitle(person?.name ?? t('Profile'))
  if (query.isPending) return <PageLoading />
  if (person === undefined || (person === null && query.isError)) {
    return (
      <ErrorState
        level={1}
        title={t('The profile could not be loaded')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {navigator.onLine
          ? undefined
          : t('You are offline, and this profile is not on your device.')}
      </ErrorState>
    )
  }
  if (person === null) return <NobodyHere />
  if (person.isBlocked) return <BlockedPerson readerId={user.id} person={person} />
  return (
    <>
      {query.isError && (
        <p role="status" className="mb-2 rounded-card bg-sunken px-5 py-3 text-soft">
          {t('This is what your device remembers: the profile could not be loaded anew.')}
        </p>
      )}
      {userId === user.id && <HiddenNote userId={user.id} thing="profile" id={user.id} />}
      <PersonView user={user} person={person} />
    </>
  )
}

function NobodyHere() {
  return (
    <EmptyState
      level={1}
      title={t('Nobody by this address')}
      picture={<UserIcon size={34} />}
      action={<LinkButton to={paths.recipes}>{t('Browse recipes')}</LinkButton>}
    >
      {t('The profile may have been removed, or the link is not complete.')}
    </EmptyState>
  )
}

function BlockedPerson({ readerId, person }: { readerId: string; person: Person }) {
  const { unblock } = useBlock(readerId)
  return (
    <EmptyState
      level={1}
      title={t('You blocked {name}', { name: person.name })}
      picture={<UserIcon size={34} />}
      action={
        <Button variant="secondary" onClick={() => void unblock(person.id)}>
          <T
            text="Unblock <who>{name}</who>"
            name={person.name}
            who={<span className="sr-only" />}
          />
        </Button>
      }
    >
      {t(
        'Neither of you sees the other’s profile, comments or activity, and neither follows the other.',
      )}
    </EmptyState>
  )
}
