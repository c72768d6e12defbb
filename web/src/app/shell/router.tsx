import { useCallback, useState, type ComponentType } from 'react'
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router'

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

const loadRecipe = async () => (await import('../recipe/recipe-screen.tsx')).RecipeScreen

const standalone = [
  page(
    paths.signup,
    'Sign up',
    async () => (await import('../account/signup-screen.tsx')).SignupScreen,
  ),
  page(
    paths.login,
    'Sign in',
    async () => (await import('../account/login-screen.tsx')).LoginScreen,
  ),
  page(
    paths.resetPassword,
    'Reset your password',
    async () => (await import('../account/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  page(
    paths.confirmEmail,
    'Confirm your address',
    async () => (await import('../account/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
  page(
    paths.subscriptionSuccess,
    'Subscription',
    async () => (await import('../plan/subscription-success-screen.tsx')).SubscriptionSuccessScreen,
  ),
]

const shared = [
  page(paths.home, 'Ingredients', async () => (await import('../home/home-screen.tsx')).HomeScreen),
  askingPage(paths.recipes, 'Recipes', async () =>
    (await import('../listing/recipes-screen.tsx')).openRecipes(),
  ),
  askingPage(pagePatterns.recipe, 'Recipe', loadRecipe),
  askingPage(pagePatterns.userRecipe, 'Recipe', loadRecipe),
  page(pagePatterns.dish, 'Recipe', loadRecipe),
  page(
    paths.createRecipe,
    'Create a recipe',
    async () => (await import('../own-recipe/create-recipe-screen.tsx')).CreateRecipeScreen,
  ),
  page(
    paths.importRecipes,
    'Bring your recipes',
    async () => (await import('../own-recipe/create-recipe-screen.tsx')).ImportPage,
  ),
  page(
    paths.shoppingList,
    'Shopping list',
    async () => (await import('../shopping/shopping-list-screen.tsx')).ShoppingListScreen,
  ),
  page(
    paths.savedRecipes,
    'Saved recipes',
    async () => (await import('../saved/saved-recipes-screen.tsx')).SavedRecipesScreen,
  ),
  page(
    pagePatterns.collection,
    'Collection',
    async () => (await import('../saved/collection-screen.tsx')).CollectionScreen,
  ),
  page(
    paths.pricing,
    'Plans and pricing',
    async () => (await import('../plan/pricing-screen.tsx')).PricingScreen,
  ),
  page(
    paths.account,
    'Account',
    async () => (await import('../account/account-screen.tsx')).AccountScreen,
  ),
  page(
    pagePatterns.profile,
    'Profile',
    async () => (await import('../people/profile-screen.tsx')).ProfileScreen,
  ),
  page(
    paths.moderation,
    'Moderation',
    async () => (await import('../moderation/moderation-screen.tsx')).ModerationScreen,
  ),
  page(
    '*',
    'Page not found',
    async () => (await import('../page/not-found-screen.tsx')).NotFoundScreen,
  ),
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
