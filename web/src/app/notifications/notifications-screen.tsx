import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { paths } from '#web/lib/paths.ts'
import { SettingsIcon } from '#web/ui/account-icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { SpoilingSection } from './spoiling-section.tsx'

/** "Notifications": what happened that concerns a person, and what of theirs spoils. */
export function NotificationsScreen() {
  const { user, loading } = useAuth()
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>{t('Notifications')}</PageTitle>
        <SignInInvitation title={t('Sign in to see what happened')}>
          {t('Who replied to you, who likes what you wrote, and who follows you.')}
        </SignInInvitation>
      </>
    )
  }
  return (
    // Keyed, so that nothing of an earlier person stays.
    <div key={user.id} className="mx-auto max-w-2xl">
      <PageTitle>{t('Notifications')}</PageTitle>
      <PendingChanges userId={user.id} className="mb-5" />
      <SpoilingSection userId={user.id} />
      <NotificationList
        userId={user.id}
        empty={t(
          'Nothing yet. Here you see who replied to you, who likes what you wrote, and who follows you.',
        )}
      />
      <Link
        to={paths.accountPlace('notifications')}
        className="mt-8 inline-flex min-h-11 items-center gap-2.5 font-semibold text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <SettingsIcon /> {t('Choose what you are told, and how')}
      </Link>
    </div>
  )
}
