import { coverToDraw, type RecipeWithoutPicture } from '#domain/recipes/cover/cover-to-draw.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { numberField, textField } from '#web/lib/json.ts'
import { logged } from '#web/lib/logged.ts'

/** What a cover is drawn from, as the view `recipes` has it. */
export interface RecipeToDraw extends RecipeWithoutPicture {
  /** JSON: a list of lines, each with the `slug` of its ingredient. */
  ingredients: unknown
}

async function fetchToDraw(ids: readonly number[]): Promise<RecipeToDraw[]> {
  const client = await dataClient()
  const columns = 'id,title,cuisine,meal_type,tags,ingredients'
  const { data } = await client.from('recipes').select(columns).in('id', ids).throwOnError()
  return data
}

const linesIn = ({ ingredients }: RecipeToDraw) =>
  (Array.isArray(ingredients) ? ingredients : []).map((each: unknown) => ({
    ingredient: textField(each, 'slug') ?? null,
  }))

/**
 * The rows, each with a picture. The functions that recommend return no lines, of which the cover of somebody's recipe
 * without a picture is drawn on every other card: these recipes are asked for, in one request, and only where there are some.
 * Where that fails they are drawn from what the row has.
 */
export async function withCovers<Row extends RecipeWithoutPicture>(
  rows: readonly Row[],
  fetchRecipes: typeof fetchToDraw = fetchToDraw,
): Promise<(Row & { image: string })[]> {
  const ids = rows.flatMap((row) =>
    textField(row, 'image') === undefined ? (numberField(row, 'id') ?? []) : [],
  )
  const recipes =
    ids.length === 0
      ? []
      : await logged('Loading recipes to draw', fetchRecipes(ids)).catch(() => [])
  const drawn = new Map(recipes.map((each) => [each.id, coverToDraw(each, linesIn(each))]))
  return rows.map((row) => ({
    ...row,
    image: textField(row, 'image') ?? drawn.get(row.id) ?? coverToDraw(row, []),
  }))
}
