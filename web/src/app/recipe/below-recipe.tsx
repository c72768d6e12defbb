import type { Recipe } from '#domain/recipes/recipe.ts'
import { CommentsPlace } from './comments-place.tsx'
import { NotePlace } from './note-place.tsx'
import { PhotosPlace } from './photos-place.tsx'

interface BelowRecipeProps {
  recipe: Recipe
  /** Null is a composed dish, of which nothing is said. */
  recipeId: number | null
}

/** What the kitchen notes on a recipe, and what cooks show and say of it. */
export function BelowRecipe({ recipe, recipeId }: BelowRecipeProps) {
  return (
    <>
      {recipeId !== null && <NotePlace recipeId={recipeId} />}
      <PhotosPlace recipe={recipe} />
      {recipeId !== null && <CommentsPlace recipeId={recipeId} />}
    </>
  )
}
