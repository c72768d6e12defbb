import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'

/** The main places of the app, as the header names them. */
export const mainPlaces = [
  { to: paths.home, label: t('Ingredients') },
  { to: paths.recipes, label: t('Recipes') },
  { to: paths.savedRecipes, label: t('Saved|a place of the app') },
  { to: paths.shoppingList, label: t('Shopping|a place of the app') },
] as const
