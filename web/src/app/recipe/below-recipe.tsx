import type { Recipe } from '#domain/recipes/recipe.ts'
import { CommentsPlace } from './comments-place.tsx'
import { PhotosPlace } from './photos-place.tsx'

interface BelowRecipeProps {
  recipe: Recipe
  /** Null is a composed dish, of which nothing is said. */
  recipeId: number | null
}

/** What cooks show and say of a recipe. */
export function BelowRecipe({ recipe, recipeId }: BelowRecipeProps) {
  return (
    <>
      <PhotosPlace recipe={recipe} />
      {recipeId !== null && <CommentsPlace recipeId={recipeId} />}
    </>
  )
}
