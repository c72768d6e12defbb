import { useNavigate } from 'react-router'

import { useAuth } from '#web/features/account/auth-context.ts'
import { ConnectedAccounts } from '#web/features/account/providers/connected-accounts.tsx'
import { DietaryForm } from '#web/features/account/dietary-form.tsx'
import { EmailSection } from '#web/features/account/mail/email-section.tsx'
import { notificationsAnchor } from '#web/features/notifications/notifications-anchor.ts'
import { OrderList } from '#web/features/account/plan/order-list.tsx'
import { OwnSessionsSettings } from '#web/features/account/sessions/own-sessions-settings.tsx'
import { PasswordForm } from '#web/features/account/password/password-form.tsx'
import { ProfileSettings } from '#web/features/account/profile/profile-form.tsx'
import { RecentActivity } from '#web/features/account/security-log/recent-activity.tsx'
import { SettingsSection } from '#web/features/account/forms/settings-section.tsx'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { TwoFactorSettings } from '#web/features/account/second-factor/two-factor-settings.tsx'
import { YourData } from '#web/features/account/data/your-data.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

import { useAskToSignOut } from '../layout/sign-out-context.ts'
import { OwnPlan } from '../plan/own-plan.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { PlanGate } from '../kitchen/plan-gate.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'
import { AboutThisLarder } from './about-this-larder.tsx'

const passwordAnchor = 'password'

const { Piece: NotificationSettings } = lazyPiece(
  async () =>
    (await import('#web/features/notifications/notification-settings.tsx')).NotificationSettings,
)
/** The page is opened again. */
const withoutSettings = () => undefined

/** "Account": the plan and everything a person sets. */
export function AccountScreen() {
  const { user, loading } = useAuth()
  const askToSignOut = useAskToSignOut()
  const navigate = useNavigate()
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>Account</PageTitle>
        <SignInInvitation title="Sign in to see your account">
          Your plan, your dietary settings and your profile are kept with your account.
        </SignInInvitation>
      </>
    )
  }
  return (
    // Keyed, so that no field keeps what an earlier person has typed.
    <div key={user.id} className="mx-auto max-w-5xl">
      <PageTitle lead={user.email}>Account</PageTitle>
      <SettingsSection title="Your plan">
        <OwnPlan user={user} />
      </SettingsSection>
      <SettingsSection title="Dietary settings" lead="Saved as you choose, used wherever you cook.">
        <PendingChanges userId={user.id} className="mb-5" />
        <DietaryForm userId={user.id} gate={<PlanGate feature="advanced_dietary_filters" />} />
      </SettingsSection>
      <SettingsSection title="Profile" lead="What other cooks see of you.">
        <ProfileSettings user={user} />
      </SettingsSection>
      <SettingsSection title="Orders">
        <OrderList userId={user.id} />
      </SettingsSection>
      {user.email !== '' && <EmailSection user={user} />}
      <SettingsSection
        title="Password"
        lead="Changing it signs out your other devices."
        anchor={passwordAnchor}
      >
        <PasswordForm email={user.email} />
      </SettingsSection>
      <TwoFactorSettings userId={user.id} />
      <ConnectedAccounts userId={user.id} />
      <OwnSessionsSettings userId={user.id} />
      <RecentActivity userId={user.id} passwordAnchor={passwordAnchor} />
      <SettingsSection title="On this device">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ThemeSwitch />
          <Button variant="danger" onClick={askToSignOut}>
            Sign out
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection title="Your data" lead="It is yours: to take along, and to erase.">
        <YourData user={user} onDeleted={() => void navigate(paths.home)} />
      </SettingsSection>
      <SettingsSection
        title="Notifications"
        lead="What you are told of, and how. Unless you choose otherwise, only here in the app."
        anchor={notificationsAnchor}
      >
        <NotificationSettings
          userId={user.id}
          hasAddress={user.email !== ''}
          placeholder={<SkeletonText lines={8} />}
          onUnavailable={withoutSettings}
        />
      </SettingsSection>
      <AboutThisLarder />
    </div>
  )
}
