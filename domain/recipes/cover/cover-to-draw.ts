import type { IngredientId } from '../../ingredients/vocabulary.ts'
import { stockCover } from './stock-cover.ts'

/** What a row says of a recipe without a picture. Its columns may be null, as far as their types know. */
export interface RecipeWithoutPicture {
  id: number | null
  title: string | null
  cuisine?: readonly string[] | null
  meal_type?: readonly string[] | null
  tags?: readonly string[] | null
}

/** Whose ingredient is null where its text was not understood. */
type Line = Readonly<{ ingredient: IngredientId | null }>

const longestTitle = 120
/** Of tags, and of cuisines and meals. */
const mostWords = 8
const mostFoods = 24

/** What a cover is drawn from, as the query of an address: the same on a card, on the page and on the server. */
export function coverWords(recipe: RecipeWithoutPicture, lines: readonly Line[]): string {
  const { title, cuisine, meal_type: meals, tags } = recipe
  const foods = new Set(lines.flatMap(({ ingredient }) => ingredient ?? []))
  const list = (words: readonly string[] | null | undefined) =>
    (words ?? []).slice(0, mostWords).join()
  return new URLSearchParams({
    title: (title ?? '').slice(0, longestTitle),
    foods: [...foods].slice(0, mostFoods).join(),
    cuisine: list(cuisine),
    meals: list(meals),
    tags: list(tags),
  }).toString()
}

/** The address of an empty vessel; what follows its `#` is what is to be drawn in its place. */
export function coverToDraw(recipe: RecipeWithoutPicture, lines: readonly Line[]): string {
  return `${stockCover(recipe.id ?? 0)}#${coverWords(recipe, lines)}`
}

/** Whether a picture is still to be drawn. */
export const isToDraw = (image: string) => image.includes('.webp#title=')
