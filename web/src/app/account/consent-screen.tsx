import { useSearchParams } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { Consent } from '#web/features/account/connections/consent.tsx'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { PageLoading } from '../page/page-loading.tsx'

/** Where an app leads that asks to be let in. */
export function ConsentScreen() {
  const { user, loading } = useAuth()
  const [search] = useSearchParams()
  const requestId = search.get('authorization_id')
  if (loading) return <PageLoading />
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:py-14">
      <PageTitle>{t('An app asks to be let in')}</PageTitle>
      {requestId === null ? (
        <NotKnown />
      ) : user === null ? (
        <SignInInvitation title={t('Sign in to decide')}>
          {t(
            'An app asks to be let in to your Larder. Sign in, and you are shown what it asks for.',
          )}
        </SignInInvitation>
      ) : (
        <Consent key={requestId} user={user} requestId={requestId} />
      )}
    </div>
  )
}

function NotKnown() {
  return (
    <EmptyState
      title={t('This app is not known here')}
      picture={<LockIcon size={34} />}
      action={<LinkButton to={paths.home}>{t('To your ingredients')}</LinkButton>}
    >
      {t(
        'It asked in a way that Larder does not take, so it was not let in. Begin again in the app.',
      )}
    </EmptyState>
  )
}
