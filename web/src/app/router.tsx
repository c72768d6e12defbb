import { lazy, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'

import { paths, routePatterns } from '#web/lib/paths.ts'

import { StartContext } from './arrival.tsx'
import { SharedLayout } from './layout/shared-layout.tsx'
import { StandaloneLayout } from './layout/standalone-layout.tsx'
import { Page } from './page.tsx'
import { useScrollPlace } from './scroll-place.ts'

const HomeScreen = lazy(async () => ({ default: (await import('./screens/home.tsx')).HomeScreen }))
const RecipesScreen = lazy(async () => ({
  default: (await import('./screens/recipes.tsx')).RecipesScreen,
}))
const RecipeScreen = lazy(async () => ({
  default: (await import('./screens/recipe.tsx')).RecipeScreen,
}))
const UserRecipeScreen = lazy(async () => ({
  default: (await import('./screens/user-recipe.tsx')).UserRecipeScreen,
}))
const CreateRecipeScreen = lazy(async () => ({
  default: (await import('./screens/create-recipe.tsx')).CreateRecipeScreen,
}))
const ShoppingListScreen = lazy(async () => ({
  default: (await import('./screens/shopping-list.tsx')).ShoppingListScreen,
}))
const SavedRecipesScreen = lazy(async () => ({
  default: (await import('./screens/saved-recipes.tsx')).SavedRecipesScreen,
}))
const CollectionScreen = lazy(async () => ({
  default: (await import('./screens/collection.tsx')).CollectionScreen,
}))
const PricingScreen = lazy(async () => ({
  default: (await import('./screens/pricing.tsx')).PricingScreen,
}))
const AccountScreen = lazy(async () => ({
  default: (await import('./screens/account.tsx')).AccountScreen,
}))
const ProfileScreen = lazy(async () => ({
  default: (await import('./screens/profile.tsx')).ProfileScreen,
}))
const SubscriptionSuccessScreen = lazy(async () => ({
  default: (await import('./screens/subscription-success.tsx')).SubscriptionSuccessScreen,
}))
const LoginScreen = lazy(async () => ({
  default: (await import('./screens/login.tsx')).LoginScreen,
}))
const SignupScreen = lazy(async () => ({
  default: (await import('./screens/signup.tsx')).SignupScreen,
}))
const NotFoundScreen = lazy(async () => ({
  default: (await import('./screens/not-found.tsx')).NotFoundScreen,
}))

/** Every address of the app: three screens stand alone, the rest share one layout. */
export function Router() {
  const location = useLocation()
  const [start] = useState(location)
  useScrollPlace()
  return (
    <StartContext value={start}>
      <Routes>
        <Route element={<StandaloneLayout />}>
          <Route path={paths.signup} element={<Page title="Sign up" screen={SignupScreen} />} />
          <Route path={paths.login} element={<Page title="Sign in" screen={LoginScreen} />} />
          <Route
            path={paths.subscriptionSuccess}
            element={<Page title="Subscription" screen={SubscriptionSuccessScreen} />}
          />
        </Route>
        <Route element={<SharedLayout />}>
          <Route path={paths.home} element={<Page title="Ingredients" screen={HomeScreen} />} />
          <Route path={paths.recipes} element={<Page title="Recipes" screen={RecipesScreen} />} />
          <Route
            path={routePatterns.recipe}
            element={<Page title="Recipe" screen={RecipeScreen} />}
          />
          <Route
            path={routePatterns.userRecipe}
            element={<Page title="Recipe" screen={UserRecipeScreen} />}
          />
          <Route
            path={paths.createRecipe}
            element={<Page title="Create a recipe" screen={CreateRecipeScreen} />}
          />
          <Route
            path={paths.shoppingList}
            element={<Page title="Shopping list" screen={ShoppingListScreen} />}
          />
          <Route
            path={paths.savedRecipes}
            element={<Page title="Saved recipes" screen={SavedRecipesScreen} />}
          />
          <Route
            path={routePatterns.collection}
            element={<Page title="Collection" screen={CollectionScreen} />}
          />
          <Route
            path={paths.pricing}
            element={<Page title="Plans and pricing" screen={PricingScreen} />}
          />
          <Route path={paths.account} element={<Page title="Account" screen={AccountScreen} />} />
          <Route
            path={routePatterns.profile}
            element={<Page title="Profile" screen={ProfileScreen} />}
          />
          <Route path="*" element={<Page title="Page not found" screen={NotFoundScreen} />} />
        </Route>
      </Routes>
    </StartContext>
  )
}
