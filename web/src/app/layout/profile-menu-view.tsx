import { t } from '#domain/texts/t.ts'
import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'
import { SettingsIcon, SignOutIcon, UserIcon } from '#web/ui/account-icons.tsx'
import { moderationRightQuery } from '#web/features/moderation/moderation-right.ts'
import { EyeOffIcon } from '#web/ui/action-icons.tsx'
import type { MenuProps } from '#web/ui/menu-props.ts'
import { MenuView } from '#web/ui/menu-view.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAskToSignOut } from './sign-out-context.ts'

interface ProfileMenuViewProps extends Pick<MenuProps, 'label' | 'children' | 'className'> {
  user: User
}

/** The menu of `ProfileMenu`, from when it is first opened. */
export function ProfileMenuView({ user, ...button }: ProfileMenuViewProps) {
  const askToSignOut = useAskToSignOut()
  const { data: isModerator } = useQuery(moderationRightQuery(user.id))
  return (
    <MenuView
      {...button}
      header={
        <>
          <p className="font-semibold wrap-anywhere">{user.name}</p>
          <p className="text-sm break-all text-soft">{user.email}</p>
        </>
      }
      items={[
        {
          key: 'profile',
          label: t('View Profile'),
          icon: <UserIcon />,
          to: paths.profile(user.id),
        },
        {
          key: 'account',
          label: t('Subscription & Settings'),
          icon: <SettingsIcon />,
          to: paths.account,
        },
        ...(isModerator === true
          ? [
              {
                key: 'moderation',
                label: t('Moderation'),
                icon: <EyeOffIcon />,
                to: paths.moderation,
              },
            ]
          : []),
        { key: 'sign-out', label: t('Sign Out'), icon: <SignOutIcon />, onSelect: askToSignOut },
      ]}
    />
  )
}
