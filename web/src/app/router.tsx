import { useCallback, useState, type ComponentType } from 'react'
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router'

import { useAuth } from '#web/features/account/auth-context.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { paths, routePatterns } from '#web/lib/paths.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { StartContext } from './arrival.tsx'
import { SharedLayout } from './layout/shared-layout.tsx'
import { StandaloneLayout } from './layout/standalone-layout.tsx'
import { Page } from './page.tsx'
import { PageFailed } from './page-failed.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { useScrollPlace } from './scroll-place.ts'

/** A page at its address; its code comes when somebody goes there. */
function page(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
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

const loadRecipe = async () => (await import('./screens/recipe.tsx')).RecipeScreen

const standalone = [
  page(paths.signup, 'Sign up', async () => (await import('./screens/signup.tsx')).SignupScreen),
  page(paths.login, 'Sign in', async () => (await import('./screens/login.tsx')).LoginScreen),
  page(
    paths.resetPassword,
    'Reset your password',
    async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen,
  ),
  page(
    paths.confirmEmail,
    'Confirm your address',
    async () => (await import('./screens/confirm-email.tsx')).ConfirmEmailScreen,
  ),
  page(
    paths.subscriptionSuccess,
    'Subscription',
    async () => (await import('./screens/subscription-success.tsx')).SubscriptionSuccessScreen,
  ),
]

const shared = [
  page(paths.home, 'Ingredients', async () => (await import('./screens/home.tsx')).HomeScreen),
  askingPage(paths.recipes, 'Recipes', async () =>
    (await import('./screens/recipes.tsx')).openRecipes(),
  ),
  askingPage(routePatterns.recipe, 'Recipe', loadRecipe),
  askingPage(routePatterns.userRecipe, 'Recipe', loadRecipe),
  page(
    paths.createRecipe,
    'Create a recipe',
    async () => (await import('./screens/create-recipe.tsx')).CreateRecipeScreen,
  ),
  page(
    paths.importRecipes,
    'Bring your recipes',
    async () => (await import('./screens/create-recipe.tsx')).ImportPage,
  ),
  page(
    paths.shoppingList,
    'Shopping list',
    async () => (await import('./screens/shopping-list.tsx')).ShoppingListScreen,
  ),
  page(
    paths.savedRecipes,
    'Saved recipes',
    async () => (await import('./screens/saved-recipes.tsx')).SavedRecipesScreen,
  ),
  page(
    routePatterns.collection,
    'Collection',
    async () => (await import('./screens/collection.tsx')).CollectionScreen,
  ),
  page(
    paths.pricing,
    'Plans and pricing',
    async () => (await import('./screens/pricing.tsx')).PricingScreen,
  ),
  page(paths.account, 'Account', async () => (await import('./screens/account.tsx')).AccountScreen),
  page(
    routePatterns.profile,
    'Profile',
    async () => (await import('./screens/profile.tsx')).ProfileScreen,
  ),
  page('*', 'Page not found', async () => (await import('./screens/not-found.tsx')).NotFoundScreen),
]

const routes: RouteObject[] = [
  { element: <StandaloneLayout />, children: standalone },
  { element: <SharedLayout />, children: shared },
]

const { Piece: SecondStep } = lazyPiece(async () => (await import('./second-step.tsx')).SecondStep)

/** Every address of the app: some screens stand alone, the rest share one layout. */
export function Router() {
  const location = useLocation()
  const [start] = useState(location)
  useScrollPlace()
  const pages = useRoutes(routes)
  const { secondStep, logout } = useAuth()
  const [isMissing, setMissing] = useState(false)
  if (isMissing && !secondStep) setMissing(false)
  const missing = useCallback(() => setMissing(true), [])
  const step = isMissing ? (
    <main id="main">
      <PageFailed onSignOut={() => void logout()} />
    </main>
  ) : (
    <SecondStep onUnavailable={missing} />
  )
  // In place of all pages, whose addresses and ways of arrival stay for when it is passed.
  return <StartContext value={start}>{secondStep ? step : pages}</StartContext>
}

/** Resolves when the code of the page at this path is there; a failure is the page's to show. */
export async function preloadPage(pathname: string): Promise<void> {
  const [match] = matchRoutes(routes, pathname)?.slice(-1) ?? []
  const preload: unknown = match?.route.handle
  if (typeof preload === 'function') await preload()
}
