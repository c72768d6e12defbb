import type { AccountPlace } from '#domain/account-places.ts'
import { pagePatterns } from '#domain/addresses.ts'

type Id = string | number

/** Every address of the app, for links: functions where it names something. */
export const paths = {
  home: pagePatterns.home,
  recipes: pagePatterns.recipes,
  recipe: (id: Id) => `/recipe/${encodeURIComponent(id)}`,
  userRecipe: (id: Id) => `/user-recipe/${encodeURIComponent(id)}`,
  createRecipe: pagePatterns.createRecipe,
  importRecipes: pagePatterns.importRecipes,
  editRecipe: (id: Id) => `/create-recipe?edit=${encodeURIComponent(id)}`,
  shoppingList: pagePatterns.shoppingList,
  savedRecipes: pagePatterns.savedRecipes,
  plan: pagePatterns.plan,
  cookTogether: pagePatterns.cookTogether,
  collection: (id: Id) => `/collection/${encodeURIComponent(id)}`,
  pricing: pagePatterns.pricing,
  account: '/subscription/manage',
  accountPlace: (place: AccountPlace) => `/subscription/manage/${place}`,
  subscriptionSuccess: pagePatterns.subscriptionSuccess,
  /** Without an id, one's own profile. */
  profile: (userId?: string) =>
    userId === undefined ? '/profile' : `/profile/${encodeURIComponent(userId)}`,
  moderation: pagePatterns.moderation,
  notifications: pagePatterns.notifications,
  login: pagePatterns.login,
  signup: pagePatterns.signup,
  resetPassword: pagePatterns.resetPassword,
  confirmEmail: pagePatterns.confirmEmail,
} as const
