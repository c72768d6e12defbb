import { lastOfCatalogue } from '#domain/recipes/of-catalogue.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { recipeInBritain } from '#domain/recipes/recipe-in-britain.ts'
import { type RecipeWords, translateRecipe } from '#domain/recipes/translate-recipe.ts'
import { locale } from '#domain/texts/t.ts'
import type { DataClient } from '#web/lib/backend/data-client.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'

const textsOrNull = (json: unknown): (string | null)[] =>
  Array.isArray(json) ? json.map((each) => (typeof each === 'string' ? each : null)) : []

function textsByName(json: unknown): Record<string, string> {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function bodyFrom(json: unknown): RecipeWords['body'] {
  if (typeof json !== 'object' || json === null) return null
  const instructions = field(json, 'instructions')
  return {
    instructions: Array.isArray(instructions) ? textsOf(instructions) : null,
    notes: textsOrNull(field(json, 'notes')),
    tip: textField(json, 'tip') ?? null,
    storage: textField(json, 'storage') ?? null,
  }
}

async function fetchWords(
  client: DataClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecipeWords>> {
  const ours = ids.filter((id) => id <= lastOfCatalogue)
  if (ours.length === 0) return new Map()
  const { data } = await client
    .from('recipe_translations')
    .select(
      'recipe_id, title, summary, sections, without, body:recipe_body_translations(instructions, notes, tip, storage)',
    )
    .eq('language', locale())
    .in('recipe_id', ours)
    .throwOnError()
  return new Map(
    data.map(({ recipe_id: id, title, summary, sections, without, body }) => [
      id,
      {
        title,
        summary,
        sections: textsByName(sections),
        without: textsOrNull(without),
        body: bodyFrom(body),
      },
    ]),
  )
}

/**
 * These recipes in the language of the page, as far as they are written in it; all else that shows a recipe gets it from
 * here. Asked for beside them, and in English not at all.
 */
export async function inThisLanguage(
  client: DataClient,
  ids: readonly number[],
  asked: PromiseLike<readonly Recipe[]>,
): Promise<readonly Recipe[]> {
  if (locale() === 'en') return asked
  if (locale() === 'en-GB') return (await asked).map(recipeInBritain)
  const [recipes, words] = await Promise.all([asked, fetchWords(client, ids)])
  return recipes.map((recipe) => {
    const own = words.get(Number(recipe.id))
    return own === undefined ? recipe : translateRecipe(recipe, own)
  })
}
