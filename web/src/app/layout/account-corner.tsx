import type { Access } from '#domain/access.ts'
import type { User } from '#web/features/account/user.ts'

import { ProfileMenu } from './profile-menu.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The end of a wide header for who is signed in: the plan, and the ways into the account. */
export function AccountCorner({ user, access }: { user: User; access: Access }) {
  return (
    <>
      <StatusBadge
        access={access}
        wording="desktop"
        className="text-center max-lg:max-w-30 max-lg:text-sm max-lg:leading-4 max-lg:whitespace-normal"
      />
      <ProfileMenu user={user} />
    </>
  )
}
