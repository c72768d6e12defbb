import { t } from '#domain/texts/t.ts'
import { SettingsSection } from '#web/features/account/forms/settings-section.tsx'
import { EmailSection } from '#web/features/account/mail/email-section.tsx'
import { PasskeySettings } from '#web/features/account/passkeys/passkey-settings.tsx'
import { PasswordForm } from '#web/features/account/password/password-form.tsx'
import { ConnectedAccounts } from '#web/features/account/providers/connected-accounts.tsx'
import { TwoFactorSettings } from '#web/features/account/second-factor/two-factor-settings.tsx'
import type { User } from '#web/features/account/user.ts'

import { useArrivalAtAnchor } from '../use-arrival-at-anchor.ts'

/** Everything that opens the account. */
export function SecurityPlace({ user }: { user: User }) {
  useArrivalAtAnchor()
  return (
    <>
      {user.email !== '' && <EmailSection user={user} />}
      <SettingsSection
        title={t('Password')}
        lead={t('Changing it signs out your other devices.')}
        anchor="password"
      >
        <PasswordForm email={user.email} />
      </SettingsSection>
      {!user.isAnonymous && <PasskeySettings userId={user.id} />}
      <TwoFactorSettings userId={user.id} />
      <ConnectedAccounts userId={user.id} />
    </>
  )
}
