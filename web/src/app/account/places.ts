import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { type AccountPlace, accountPlaces } from '#domain/account-places.ts'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { DownloadIcon } from '#web/ui/download-icon.tsx'
import { BellIcon, UserIcon } from '#web/ui/account-icons.tsx'
import type { IconProps } from '#web/ui/icons.tsx'
import { larderVersion, operatorLink } from '#web/lib/installation.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import type { User } from '#web/features/account/user.ts'

import { ScreenIcon } from '../theme/theme-icons.tsx'
import { AboutIcon, DevicesIcon, DietIcon, KitchenIcon, PlanIcon } from './place-icons.tsx'

export interface Place {
  title: string
  /** Below the title of the place. */
  lead?: string
  /** In the list, until its present state is known. */
  holds: string
  Icon: (props: IconProps) => ReactNode
  /** Its code comes when somebody goes there. */
  content: ReturnType<typeof lazyPiece<{ user: User }>>
}

/** Everything a person sets, by the places where they would look for it. */
export const places: Readonly<Record<AccountPlace, Place>> = {
  plan: {
    title: t('Your plan'),
    holds: t('Plan and orders'),
    Icon: PlanIcon,
    content: lazyPiece(async () => (await import('./places/plan-place.tsx')).PlanPlace),
  },
  diet: {
    title: t('Dietary settings'),
    lead: t('Saved as you choose, used wherever you cook.'),
    holds: t('Allergies, diets and what your kitchen lacks'),
    Icon: DietIcon,
    content: lazyPiece(async () => (await import('./places/diet-place.tsx')).DietPlace),
  },
  kitchen: {
    title: t('Kitchens'),
    lead: t('Where you cook, and with whom.'),
    holds: t('Sharing a pantry and lists'),
    Icon: KitchenIcon,
    content: lazyPiece(async () => (await import('./places/kitchen-place.tsx')).KitchenPlace),
  },
  profile: {
    title: t('Profile'),
    lead: t('What other cooks see of you.'),
    holds: t('Name and contact'),
    Icon: UserIcon,
    content: lazyPiece(async () => (await import('./places/profile-place.tsx')).ProfilePlace),
  },
  security: {
    title: t('Sign-in and security'),
    holds: t('Email, password, two-factor sign-in'),
    Icon: LockIcon,
    content: lazyPiece(async () => (await import('./places/security-place.tsx')).SecurityPlace),
  },
  devices: {
    title: t('Devices and activity'),
    holds: t('Where you are signed in'),
    Icon: DevicesIcon,
    content: lazyPiece(async () => (await import('./places/devices-place.tsx')).DevicesPlace),
  },
  notifications: {
    title: t('Notifications'),
    lead: t('What you are told of, and how. Unless you choose otherwise, only here in the app.'),
    holds: t('What you are told of, and how'),
    Icon: BellIcon,
    content: lazyPiece(
      async () => (await import('./places/notifications-place.tsx')).NotificationsPlace,
    ),
  },
  'this-device': {
    title: t('On this device'),
    holds: t('Language, theme and signing out'),
    Icon: ScreenIcon,
    content: lazyPiece(async () => (await import('./places/this-device-place.tsx')).ThisDevice),
  },
  data: {
    title: t('Your data'),
    lead: t('It is yours: to take along, and to erase.'),
    holds: t('Download or erase it'),
    Icon: DownloadIcon,
    content: lazyPiece(async () => (await import('./places/data-place.tsx')).DataPlace),
  },
  about: {
    title: t('About this Larder'),
    holds: t('From whoever runs it'),
    Icon: AboutIcon,
    content: lazyPiece(async () => (await import('./places/about-place.tsx')).AboutThisLarder),
  },
}

/** Where a part of the page lies that once stood on the one page of the account. */
const formerAnchors: ReadonlyMap<string, AccountPlace> = new Map([['#password', 'security']])

export function placeOfAnchor(hash: string): AccountPlace | undefined {
  return formerAnchors.get(hash)
}

export function isAccountPlace(name: string): name is AccountPlace {
  return accountPlaces.some((place) => place === name)
}

/** Whoever runs this Larder says nothing of it. */
export function isAboutEmpty(): boolean {
  const links = (['help', 'privacy', 'terms', 'imprint'] as const).map((name) => operatorLink(name))
  return [larderVersion(), ...links].every((each) => each === undefined)
}
