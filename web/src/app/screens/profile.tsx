import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { useAuth } from '#web/features/account/auth-context.ts'
import { ProfileCard } from '#web/features/account/profile-card.tsx'
import { profileQuery, unknownUser } from '#web/features/account/queries.ts'
import { SignInInvitation } from '#web/features/account/sign-in-invitation.tsx'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { PageLoading } from '../page-loading.tsx'

/** A person's public profile; without an id in the address, one's own. */
export function ProfileScreen() {
  const { user, loading } = useAuth()
  const { userId } = useParams()
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>Profile</PageTitle>
        <SignInInvitation
          title={userId === undefined ? 'Sign in to see your profile' : 'Sign in to meet the cooks'}
        >
          {userId === undefined
            ? 'What other cooks see of you is kept with your account.'
            : 'Profiles are shown to people who are signed in.'}
        </SignInInvitation>
      </>
    )
  }
  return <ProfileOf userId={userId ?? user.id} isOwn={userId === undefined || userId === user.id} />
}

function ProfileOf({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const profile = useQuery(profileQuery(userId))
  if (profile.isPending) return <PageLoading />
  if (profile.isError) {
    return (
      <ErrorState
        title="The profile could not be loaded"
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    )
  }
  if (profile.data === null) {
    return (
      <>
        <PageTitle>{unknownUser}</PageTitle>
        <EmptyState
          title="Nobody by this address"
          picture={<UserIcon size={34} />}
          action={<LinkButton to={paths.recipes}>Browse recipes</LinkButton>}
        >
          The profile may have been removed, or the link is not complete.
        </EmptyState>
      </>
    )
  }
  return (
    <div className="mx-auto max-w-3xl py-6">
      <ProfileCard
        profile={profile.data}
        action={
          isOwn && (
            <LinkButton to={paths.account} variant="secondary">
              Edit profile
            </LinkButton>
          )
        }
      />
    </div>
  )
}
