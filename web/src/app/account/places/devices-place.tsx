import { ConnectedAppsSettings } from '#web/features/account/connections/connected-apps-settings.tsx'
import { ScriptTokensSettings } from '#web/features/account/connections/script-tokens-settings.tsx'
import { RecentActivity } from '#web/features/account/security-log/recent-activity.tsx'
import { OwnSessionsSettings } from '#web/features/account/sessions/own-sessions-settings.tsx'
import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'

/** Where one is signed in, what acts in one's name, and what was done with the account. */
export function DevicesPlace({ user }: { user: User }) {
  return (
    <>
      <OwnSessionsSettings userId={user.id} />
      <ConnectedAppsSettings userId={user.id} />
      <ScriptTokensSettings userId={user.id} />
      <RecentActivity
        userId={user.id}
        passwordAddress={`${paths.accountPlace('security')}#password`}
      />
    </>
  )
}
