import type { ComponentType } from 'react'

/**
 * The code of each page but home. The first screen goes without this table: in one with it, it would hold the names
 * of all the files that these pages need.
 */
export const otherScreens = {
  recipe: async () => (await import('../recipe/recipe-screen.tsx')).RecipeScreen,
  signup: async () => (await import('../account/signup-screen.tsx')).SignupScreen,
  login: async () => (await import('../account/login-screen.tsx')).LoginScreen,
  resetPassword: async () =>
    (await import('../account/reset-password-screen.tsx')).ResetPasswordScreen,
  confirmEmail: async () =>
    (await import('../account/confirm-email-screen.tsx')).ConfirmEmailScreen,
  oauthConsent: async () => (await import('../account/consent-screen.tsx')).ConsentScreen,
  subscriptionSuccess: async () =>
    (await import('../plan/subscription-success-screen.tsx')).SubscriptionSuccessScreen,
  recipes: async () => (await import('../listing/recipes-screen.tsx')).openRecipes(),
  createRecipe: async () =>
    (await import('../own-recipe/create-recipe-screen.tsx')).CreateRecipeScreen,
  importRecipes: async () => (await import('../own-recipe/create-recipe-screen.tsx')).ImportPage,
  shoppingList: async () =>
    (await import('../shopping/shopping-list-screen.tsx')).ShoppingListScreen,
  savedRecipes: async () => (await import('../saved/saved-recipes-screen.tsx')).SavedRecipesScreen,
  week: async () => (await import('../week/week-screen.tsx')).WeekScreen,
  together: async () => (await import('../cook-together/together-screen.tsx')).TogetherScreen,
  collection: async () => (await import('../saved/collection-screen.tsx')).CollectionScreen,
  pricing: async () => (await import('../plan/pricing-screen.tsx')).PricingScreen,
  account: async () => (await import('../account/account-screen.tsx')).AccountScreen,
  profile: async () => (await import('../people/profile-screen.tsx')).ProfileScreen,
  moderation: async () => (await import('../moderation/moderation-screen.tsx')).ModerationScreen,
  notifications: async () =>
    (await import('../notifications/notifications-screen.tsx')).NotificationsScreen,
  join: async () => (await import('../kitchens/join-screen.tsx')).JoinScreen,
  notFound: async () => (await import('../page/not-found-screen.tsx')).NotFoundScreen,
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>
