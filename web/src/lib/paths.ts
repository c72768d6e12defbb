type Id = string | number

/** Every address of the app: patterns for the router, functions for links. */
export const paths = {
  home: '/',
  recipes: '/recipes',
  recipe: (id: Id) => `/recipe/${encodeURIComponent(id)}`,
  userRecipe: (id: Id) => `/user-recipe/${encodeURIComponent(id)}`,
  createRecipe: '/create-recipe',
  importRecipes: '/import',
  editRecipe: (id: Id) => `/create-recipe?edit=${encodeURIComponent(id)}`,
  shoppingList: '/shopping-list',
  savedRecipes: '/saved-recipes',
  collection: (id: Id) => `/collection/${encodeURIComponent(id)}`,
  pricing: '/subscription/pricing',
  account: '/subscription/manage',
  subscriptionSuccess: '/subscription/success',
  /** Without an id, one's own profile. */
  profile: (userId?: string) =>
    userId === undefined ? '/profile' : `/profile/${encodeURIComponent(userId)}`,
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
} as const

/** The same addresses as the router matches them. */
export const routePatterns = {
  recipe: '/recipe/:id',
  userRecipe: '/user-recipe/:id',
  collection: '/collection/:collectionId',
  profile: '/profile/:userId?',
} as const
