import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'
import { ChevronDownIcon, SettingsIcon, SignOutIcon, UserIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'

import { useAskToSignOut } from './sign-out-context.ts'

/** Whose account it is, and the ways into it and out of it. */
export function ProfileMenu({ user }: { user: User }) {
  const askToSignOut = useAskToSignOut()
  // A whole character: half of an emoji is none.
  const [initial] = user.name
  return (
    <Menu
      label="Profile"
      className="flex min-h-11 items-center gap-2 rounded-full pr-2 pl-1 font-semibold transition-colors hover:bg-sunken"
      header={
        <>
          <p className="font-semibold wrap-anywhere">{user.name}</p>
          <p className="text-sm break-all text-soft">{user.email}</p>
        </>
      }
      items={[
        { key: 'profile', label: 'View Profile', icon: <UserIcon />, to: paths.profile(user.id) },
        {
          key: 'account',
          label: 'Subscription & Settings',
          icon: <SettingsIcon />,
          to: paths.account,
        },
        { key: 'sign-out', label: 'Sign Out', icon: <SignOutIcon />, onSelect: askToSignOut },
      ]}
    >
      <span className="grid size-9 place-items-center rounded-full bg-basil font-bold text-basil-ink uppercase">
        {initial}
      </span>
      <span className="max-lg:hidden">Profile</span>
      <ChevronDownIcon size={18} />
    </Menu>
  )
}
