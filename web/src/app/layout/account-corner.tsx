import type { Access } from '#domain/access.ts'
import type { User } from '#web/features/account/user.ts'

import { NotificationBell } from '../notifications/notification-bell.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The end of the header for who is signed in: what happened, and on a wide one the plan and the ways into the account. */
export function AccountCorner({ user, access }: { user: User; access: Access }) {
  return (
    <>
      <StatusBadge
        access={access}
        wording="desktop"
        className="text-center max-lg:px-3 max-xl:max-w-30 max-xl:text-sm max-xl:leading-4 max-xl:whitespace-normal max-md:hidden"
      />
      <NotificationBell key={user.id} userId={user.id} />
      <div className="max-md:hidden">
        <ProfileMenu user={user} />
      </div>
    </>
  )
}
