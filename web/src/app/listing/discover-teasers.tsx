import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { useHemisphere } from '#web/features/discover/hemisphere.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { teasersQuery } from '#web/features/discover/queries.ts'
import { TeaserRow } from '#web/features/discover/teaser-row.tsx'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isForEveryone, isSignUpOpen, signUpWords } from '#web/lib/installation.ts'
import { useViewer } from './use-viewer.ts'

/** What the plan would say of today, for who has none. */
export function DiscoverTeasers() {
  const { access, user } = useAuth()
  const { viewer } = useViewer()
  const state = useCameFrom()
  const { hemisphere } = useHemisphere()
  const [day] = useState(() => calendarDay(new Date()))
  const teasers = useQuery(teasersQuery(viewer, day, hemisphere))
  // It is an offer: where it cannot be loaded, the recipes below are what one came for.
  if (teasers.isError) return <span hidden data-nothing />
  return (
    <TeaserRow
      teasers={teasers.data}
      note={
        isForEveryone()
          ? t(
              'The recipe of the day, what is in season and what suits your taste are open to everyone with an account.',
            )
          : access.isTrialExpired
            ? t(
                'The recipe of the day, what is in season and what suits your taste are part of the plan.',
              )
            : t(
                'The recipe of the day, what is in season and what suits your taste are part of the free trial.',
              )
      }
      actions={
        <>
          {user === null && isSignUpOpen() && (
            <LinkButton to={paths.signup} state={state} size="sm" variant="secondary">
              {signUpWords()}
            </LinkButton>
          )}
          {!isForEveryone() && (
            <LinkButton
              to={paths.pricing}
              size="sm"
              variant={user === null ? 'quiet' : 'secondary'}
            >
              {t('See plans')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
