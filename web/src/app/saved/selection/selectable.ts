import { t } from '#domain/texts/t.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import type { LostRecipe } from '../use-recipes-of.ts'

/** A recipe of a list as one picks it out. */
export interface Selectable {
  id: string
  title: string
  /** Null where it is not known any more. */
  image: string | null
  /** How long it takes. */
  note: string | null
  /** Undefined where it is gone. */
  recipe?: RecipeCard
}

export function selectables(
  recipes: readonly RecipeCard[],
  lost: readonly LostRecipe[],
): Selectable[] {
  return [
    ...recipes.map((recipe) => ({
      id: String(recipe.id),
      title: recipe.title,
      image: recipe.image,
      note: isStated(recipe, 'ready_in_minutes') ? minutesInWords(recipe.readyInMinutes) : null,
      recipe,
    })),
    ...lost.map(({ id, title, image, isGone }) => ({
      id,
      title,
      image,
      note: isGone ? t('No longer available') : null,
    })),
  ]
}
