import { Navigate, useLocation, useParams } from 'react-router'

import { t } from '#domain/texts/t.ts'
import type { AccountPlace } from '#domain/account-places.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { Link } from '#web/ui/link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { useDocumentTitle } from '../page/document-title.ts'
import { NotFoundScreen } from '../page/not-found-screen.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { BackIcon } from './place-icons.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceView } from './place-view.tsx'
import { isAboutEmpty, isAccountPlace, placeOfAnchor, places } from './places.ts'

/** "Account": all places at a glance, or one of them. */
export function AccountScreen() {
  const { user, loading } = useAuth()
  const { place } = useParams()
  const { hash } = useLocation()
  if (loading) return <PageLoading />
  const isKnown = place === undefined || isAccountPlace(place)
  if (!isKnown || (place === 'about' && isAboutEmpty())) return <NotFoundScreen />
  if (user === null) {
    return (
      <>
        <PageTitle>{t('Account')}</PageTitle>
        <SignInInvitation title={t('Sign in to see your account')}>
          {t('Your plan, your dietary settings and your profile are kept with your account.')}
        </SignInInvitation>
      </>
    )
  }
  const former = place === undefined ? placeOfAnchor(hash) : undefined
  if (former) return <Navigate to={paths.accountPlace(former) + hash} replace />
  // Keyed, so that no field keeps what an earlier person has typed.
  return place === undefined ? (
    <Overview key={user.id} user={user} />
  ) : (
    <AtPlace key={user.id} user={user} place={place} />
  )
}

const beside = 'mx-auto max-w-6xl lg:grid lg:grid-cols-[min(20rem,36%)_minmax(0,1fr)] lg:gap-x-14'
const content = 'max-w-2xl min-w-0 lg:pt-2'

/** All places; where there is room, the first of them beside the list. */
function Overview({ user }: { user: User }) {
  const isWide = useIsWide()
  return (
    <div className={beside}>
      <div>
        <PageTitle lead={user.email}>{t('Account')}</PageTitle>
        <PlaceList user={user} {...(isWide && { shown: 'plan' })} />
      </div>
      {isWide && (
        <div className={content}>
          <PlaceView user={user} place="plan" level={2} />
        </div>
      )}
    </div>
  )
}

function AtPlace({ user, place }: { user: User; place: AccountPlace }) {
  const isWide = useIsWide()
  useDocumentTitle(places[place].title)
  return (
    <div className={beside}>
      <div>
        {isWide ? (
          <>
            <p className="font-display text-[2.75rem] leading-[1.14] font-[580] tracking-[-0.01em]">
              <Link to={paths.account}>{t('Account')}</Link>
            </p>
            <p className="mt-2.5 mb-6 wrap-anywhere text-soft">{user.email}</p>
            <PlaceList user={user} shown={place} isAtPlace />
          </>
        ) : (
          <Link
            to={paths.account}
            className="-ms-1.5 mb-1 inline-flex min-h-11 items-center gap-1 pe-2 font-semibold text-soft hover:text-ink"
          >
            <BackIcon size={20} /> {t('Account')}
          </Link>
        )}
      </div>
      <div className={content}>
        <PlaceView user={user} place={place} level={1} />
      </div>
    </div>
  )
}
