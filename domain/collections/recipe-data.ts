import { isStated } from '../recipes/is-stated.ts'
import type { RecipeCard } from '../recipes/recipe.ts'

/** What a collection remembers of a recipe; null is not known. */
export interface KnownRecipe {
  title: string
  /** An address on our own origin. */
  image: string | null
  readyInMinutes: number | null
}

/** As much as the database keeps of one recipe, in bytes. */
export const mostRecipeData = 65_536

/** The fields of a recipe that are saved; a whole card is as good. */
type Remembered = Pick<RecipeCard, 'title'> &
  Partial<
    Pick<
      RecipeCard,
      | 'image'
      | 'readyInMinutes'
      | 'servings'
      | 'difficulty'
      | 'cuisine'
      | 'mealType'
      | 'diets'
      | 'isPremium'
      | 'assumed'
    >
  >

/** JSON text of a few hundred bytes: enough to say what it was when the recipe itself is gone. */
export function recipeDataOf(id: string, recipe: Remembered): string {
  const { image, readyInMinutes, servings, difficulty, cuisine, mealType, diets } = recipe
  return JSON.stringify({
    id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id,
    title: recipe.title.slice(0, 300),
    image,
    ...(isStated(recipe, 'ready_in_minutes') && { readyInMinutes }),
    ...(isStated(recipe, 'servings') && { servings }),
    ...(isStated(recipe, 'difficulty') && { difficulty }),
    cuisine,
    mealType,
    diets,
    isPremium: recipe.isPremium,
  })
}

/** What the text still knows, whoever wrote it; null where it is no recipe. */
export function readRecipeData(text: string): KnownRecipe | null {
  if (text.length > mostRecipeData) return null
  const json = parsed(text)
  const title = field(json, 'title')
  if (typeof title !== 'string' || title.trim() === '') return null
  const image = field(json, 'image')
  const minutes = field(json, 'readyInMinutes')
  return {
    title: title.trim(),
    image: typeof image === 'string' && /^\/(?!\/)/.test(image) ? image : null,
    readyInMinutes: typeof minutes === 'number' && minutes > 0 ? minutes : null,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined
}
