import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnWeek } from './own-week.tsx'

/** What a kitchen eats, day by day. */
export function WeekScreen() {
  const { user, loading } = useAuth()
  if (user !== null) return <OwnWeek key={user.id} owner={user.id} />
  return (
    <>
      <PageTitle>{t('This week')}</PageTitle>
      {loading ? (
        <Skeleton className="h-40" />
      ) : (
        <SignInInvitation title={t('A week that is thought through')}>
          {t(
            'With an account, you plan what to eat on which day, from what you have: for you and who eats with you, on every device.',
          )}
        </SignInInvitation>
      )}
    </>
  )
}
