import { useParams } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { JoinKitchen } from '#web/features/kitchens/join-kitchen.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { PendingChanges } from '../offline/pending-changes.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { useAvoided } from './use-avoided.ts'

/** Where an invitation leads: what joining would do, then the joining. */
export function JoinScreen() {
  const { user, loading, reloadSubscription } = useAuth()
  const { code = '' } = useParams()
  const avoided = useAvoided(user?.id)
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>{t('Join a kitchen')}</PageTitle>
        <SignInInvitation title={t('Sign in to see the invitation')}>
          {t(
            'Somebody shares a kitchen with you: one pantry and one shopping list, on every phone.',
          )}
        </SignInInvitation>
      </>
    )
  }
  return (
    <>
      <PageTitle>{t('Join a kitchen')}</PageTitle>
      <PendingChanges userId={user.id} className="mb-5" />
      <JoinKitchen
        key={`${user.id} ${code}`}
        userId={user.id}
        code={code}
        avoided={avoided}
        onJoined={() => void reloadSubscription()}
      />
    </>
  )
}
