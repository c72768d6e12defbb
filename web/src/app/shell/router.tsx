import { useCallback, useState, type ComponentType } from 'react'
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { pagePatterns, type PagePattern } from '#domain/addresses.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { StartContext } from '../page/arrival.tsx'
import { SharedLayout } from '../layout/shared-layout.tsx'
import { StandaloneLayout } from '../layout/standalone-layout.tsx'
import { Page } from './page.tsx'
import { PageFailed } from '../page/page-failed.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import type { otherScreens as OtherScreensTable } from './other-screens.ts'
import { useScrollPlace } from './scroll-place.ts'
import { useClearedAddress } from './use-cleared-address.ts'

/** A page at its address; its code comes when somebody goes there. */
function page(
  path: PagePattern | '*',
  title: string,
  load: () => Promise<ComponentType>,
): RouteObject {
  const { Screen, preload } = lazyScreen(load)
  return { path, handle: preload, element: <Page title={title} screen={Screen} /> }
}

/** A page that asks the backend at once, so that the way there is found while its code comes. */
function askingPage(...[path, title, load]: Parameters<typeof page>): RouteObject {
  return page(path, title, () => {
    // Whoever asks says what goes wrong.
    dataClient().catch(() => undefined)
    return load()
  })
}

type OtherScreens = typeof OtherScreensTable

/** Fetches where the code of each page but home is to be found. */
export async function fetchOtherScreens(): Promise<OtherScreens> {
  return (await import('./other-screens.ts')).otherScreens
}

const other = (name: keyof OtherScreens) => async () => await (await fetchOtherScreens())[name]()

const standalone = [
  page(paths.signup, t('Sign up'), other('signup')),
  page(paths.login, t('Sign in'), other('login')),
  page(paths.resetPassword, t('Reset your password'), other('resetPassword')),
  page(paths.confirmEmail, t('Confirm your address'), other('confirmEmail')),
  page(pagePatterns.oauthConsent, t('An app asks to be let in'), other('oauthConsent')),
  page(paths.subscriptionSuccess, t('Subscription'), other('subscriptionSuccess')),
]

const shared = [
  page(
    paths.home,
    t('Ingredients'),
    async () => (await import('../home/home-screen.tsx')).HomeScreen,
  ),
  askingPage(paths.recipes, t('Recipes'), other('recipes')),
  askingPage(pagePatterns.recipe, t('Recipe'), other('recipe')),
  askingPage(pagePatterns.userRecipe, t('Recipe'), other('recipe')),
  page(pagePatterns.dish, t('Recipe'), other('recipe')),
  page(paths.createRecipe, t('Create a recipe'), other('createRecipe')),
  page(paths.importRecipes, t('Bring your recipes'), other('importRecipes')),
  page(paths.shoppingList, t('Shopping list'), other('shoppingList')),
  page(paths.savedRecipes, t('Saved recipes'), other('savedRecipes')),
  page(paths.plan, t('This week'), other('week')),
  page(paths.cookTogether, t('Cook together'), other('together')),
  page(pagePatterns.collection, t('Collection'), other('collection')),
  page(paths.pricing, t('Plans and pricing'), other('pricing')),
  page(pagePatterns.account, t('Account'), other('account')),
  page(pagePatterns.profile, t('Profile'), other('profile')),
  page(paths.moderation, t('Moderation'), other('moderation')),
  page(paths.notifications, t('Notifications'), other('notifications')),
  page(pagePatterns.join, t('Join a kitchen'), other('join')),
  page('*', t('Page not found'), other('notFound')),
]

const routes: RouteObject[] = [
  { element: <StandaloneLayout />, children: standalone },
  { element: <SharedLayout />, children: shared },
]

const { Piece: SecondStep } = lazyPiece(
  async () => (await import('../account/second-step.tsx')).SecondStep,
)
const { Piece: OfferedSession } = lazyPiece(
  async () => (await import('../account/offered-session.tsx')).OfferedSession,
)

/** Every address of the app: some screens stand alone, the rest share one layout. */
export function Router() {
  const location = useLocation()
  const [start] = useState(location)
  useScrollPlace()
  const pages = useRoutes(routes)
  const { secondStep, offered, logout } = useAuth()
  useClearedAddress()
  const [isMissing, setMissing] = useState(false)
  const isInterrupted = secondStep || offered !== null
  if (isMissing && !isInterrupted) setMissing(false)
  const missing = useCallback(() => setMissing(true), [])
  const question =
    offered === null ? (
      <SecondStep onUnavailable={missing} />
    ) : (
      <OfferedSession account={offered} onUnavailable={missing} />
    )
  const unavailable = (
    <main id="main">
      <PageFailed {...(secondStep && { onSignOut: () => void logout() })} />
    </main>
  )
  const instead = isMissing ? unavailable : question
  // In place of all pages, whose addresses and ways of arrival stay for when it is answered.
  return <StartContext value={start}>{isInterrupted ? instead : pages}</StartContext>
}

/** Resolves when the code of the page at this path is there; a failure is the page's to show. */
export async function preloadPage(pathname: string): Promise<void> {
  const [match] = matchRoutes(routes, pathname)?.slice(-1) ?? []
  const preload: unknown = match?.route.handle
  if (typeof preload === 'function') await preload()
}
