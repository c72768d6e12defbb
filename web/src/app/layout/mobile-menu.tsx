import type { ReactNode } from 'react'

import { useQuery } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import type { User } from '#web/features/account/user.ts'
import { moderationRightQuery } from '#web/features/moderation/moderation-right.ts'
import { paths } from '#web/lib/paths.ts'
import { EyeOffIcon } from '#web/ui/action-icons.tsx'
import { SettingsIcon, SignOutIcon, UserIcon } from '#web/ui/account-icons.tsx'
import { CalendarIcon } from '#web/ui/calendar-icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Link } from '#web/ui/link.tsx'

import { mainPlaces } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { useAskToSignOut } from './sign-out-context.ts'
import { StatusBadge } from './status-badge.tsx'

const rowStyle =
  'flex min-h-12 w-full items-center gap-3 rounded-xl px-4 font-semibold hover:bg-sunken'

/** The header's places and the account, under the header of a narrow screen. */
export function MobileMenu({ id }: { id: string }) {
  const { user, loading, access } = useAuth()
  const cameFrom = useCameFrom()
  return (
    <div
      id={id}
      className={
        'absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line ' +
        'bg-paper px-4 pt-2 pb-6 shadow-float animate-rise md:hidden'
      }
    >
      <nav aria-label={t('Main|navigation')}>
        <ul>
          {mainPlaces.map((place) => (
            <li key={place.to}>
              <PlaceLink to={place.to} className={`${rowStyle} aria-[current=page]:bg-butter`}>
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 border-t border-line pt-4">
        {!loading && user === null && (
          <LinkButton to={paths.login} state={cameFrom} className="w-full">
            {t('Sign In')}
          </LinkButton>
        )}
        {user !== null && (
          <>
            <StatusBadge access={access} wording="mobile" className="w-full" />
            <AccountRows user={user} />
          </>
        )}
      </div>
    </div>
  )
}

function AccountRows({ user }: { user: User }) {
  const askToSignOut = useAskToSignOut()
  const { data: isModerator } = useQuery(moderationRightQuery(user.id))
  return (
    <ul className="mt-3">
      <AccountLink to={paths.plan} icon={<CalendarIcon />} label={t('This week')} />
      <AccountLink to={paths.profile(user.id)} icon={<UserIcon />} label={t('View Profile')} />
      <AccountLink
        to={paths.account}
        icon={<SettingsIcon />}
        label={t('Subscription & Settings')}
      />
      {isModerator === true && (
        <AccountLink to={paths.moderation} icon={<EyeOffIcon />} label={t('Moderation')} />
      )}
      <li>
        <button type="button" className={rowStyle} onClick={askToSignOut}>
          <SignOutIcon /> {t('Sign Out')}
        </button>
      </li>
    </ul>
  )
}

function AccountLink({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <li>
      <Link to={to} className={rowStyle}>
        {icon} {label}
      </Link>
    </li>
  )
}
