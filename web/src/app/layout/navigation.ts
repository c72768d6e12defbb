import { paths } from '#web/lib/paths.ts'

/** The main places of the app, as the header names them. */
export const mainPlaces = [
  { to: paths.home, label: 'Ingredients' },
  { to: paths.recipes, label: 'Recipes' },
  { to: paths.savedRecipes, label: 'Saved' },
  { to: paths.shoppingList, label: 'Shopping' },
] as const
