/** The pages of the app, as the router matches them; `?` marks a part that may be left out. */
export const pagePatterns = {
  home: '/',
  recipes: '/recipes',
  recipe: '/recipe/:id',
  userRecipe: '/user-recipe/:id',
  dish: '/dish/:id',
  createRecipe: '/create-recipe',
  importRecipes: '/import',
  shoppingList: '/shopping-list',
  savedRecipes: '/saved-recipes',
  plan: '/plan',
  cookTogether: '/plan/together',
  collection: '/collection/:id',
  pricing: '/subscription/pricing',
  account: '/subscription/manage/:place?',
  subscriptionSuccess: '/subscription/success',
  profile: '/profile/:id?',
  moderation: '/moderation',
  notifications: '/notifications',
  join: '/join/:code',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  oauthConsent: '/oauth/consent',
} as const

export type PagePattern = (typeof pagePatterns)[keyof typeof pagePatterns]
