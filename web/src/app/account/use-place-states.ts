import { useQuery } from '@tanstack/react-query'

import { locale, t } from '#domain/texts/t.ts'
import type { AccountPlace } from '#domain/account-places.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { dietarySettingsQuery } from '#web/features/account/dietary-query.ts'
import { lacksInWords, likesInWords, settingsInWords } from '#web/features/account/dietary-words.ts'
import { planSummary } from '#web/features/account/plan/plan-summary.ts'
import { twoFactorQuery } from '#web/features/account/second-factor/two-factor.ts'
import { ownSessionsQuery } from '#web/features/account/sessions/own-sessions.ts'
import type { User } from '#web/features/account/user.ts'
import { larderVersion } from '#web/lib/installation.ts'

import { languagesHere } from '../language/language.ts'
import { useThemeChoice } from '../theme/theme.ts'

/** Who goes from place to place need not wait for it anew. */
const staleTime = millisecondsPer.minute

const themes = {
  system: t('Theme of the system'),
  light: t('Light theme'),
  dark: t('Dark theme'),
} as const

/** How things stand in each place, in a line. What is not known, or cannot be asked now, is left out. */
export function usePlaceStates(user: User): Partial<Record<AccountPlace, string>> {
  const { access } = useAuth()
  const theme = useThemeChoice()
  const diet = useQuery({ ...dietarySettingsQuery(user.id), staleTime })
  const factor = useQuery({ ...twoFactorQuery(user.id), staleTime })
  const sessions = useQuery({ ...ownSessionsQuery(user.id), staleTime })
  const version = larderVersion()
  return {
    ...(access.basis !== 'pending' && { plan: planSummary(user, access).title }),
    ...(diet.data && { diet: dietInWords(diet.data) }),
    profile: user.name,
    ...(factor.data && {
      security:
        factor.data.since === null ? t('Two-factor sign-in is off') : t('Two-factor sign-in is on'),
    }),
    ...(sessions.data && { devices: devicesInWords(sessions.data.length) }),
    'this-device': [...languageInWords(), themes[theme]].join(' · '),
    ...(version !== undefined && { about: t('Version {version}', { version }) }),
  }
}

function dietInWords(settings: DietarySettings): string {
  const words = [settingsInWords(settings), lacksInWords(settings), likesInWords(settings)].filter(
    (each) => each !== '',
  )
  if (words.length === 0) return t('Nothing left out')
  const [first = '', ...rest] = words.join(' · ')
  return first.toUpperCase() + rest.join('')
}

/** Its own name, where there are others to choose from. */
const languageInWords = () =>
  languagesHere().flatMap(({ tag, name }) => (tag === locale() ? [name] : []))

const devicesInWords = (count: number) =>
  t('{count, plural, one {Signed in on this device alone} other {Signed in on # devices}}', {
    count,
  })
