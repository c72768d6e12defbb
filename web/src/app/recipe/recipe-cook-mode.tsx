import { CookMode, type CookModeProps } from '#web/features/cooking/cook-mode.tsx'
import { type AsCooked, cookRecipeOf } from './cook-recipe-of.ts'

interface RecipeCookModeProps extends Omit<CookModeProps, 'recipe'> {
  cooked: AsCooked
}

/** Cook mode of the recipe as it stands on its page. */
export function RecipeCookMode({ cooked, ...props }: RecipeCookModeProps) {
  const recipe = cookRecipeOf(cooked)
  return recipe === null ? null : <CookMode recipe={recipe} {...props} />
}
