import type { ReactNode } from 'react'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useDishRecipe } from '../recipe/use-dish-recipe.ts'

interface WithComposedProps {
  address: string
  /** Gets undefined until it is put together, null where it cannot be. */
  children: (recipe: Recipe | null | undefined) => ReactNode
}

/** The composed dish at an address. */
export function WithComposed({ address, children }: WithComposedProps) {
  const [path = '', search = ''] = address.split('?', 2)
  const name = decodeURIComponent(path.slice('/dish/'.length))
  const { recipe, isError } = useDishRecipe(name, search)
  return children(isError ? null : recipe)
}
