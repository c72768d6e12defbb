import { z } from 'zod'
import { lastOfCatalogue } from '#domain/recipes/of-catalogue.ts'
import { locale } from '#domain/texts/t.ts'
import { askAsService, DataApiFailure } from '../as-service.ts'
import type { FunctionEnvironment } from '../environment.ts'

const rowsSchema = z.array(
  z.object({ title: z.string(), recipe_cards: z.object({ title: z.string() }) }),
)

export const noTitles: ReadonlyMap<string, string> = new Map()

/**
 * What recipes of the catalogue are called in the language of who asks, by their English titles; none where that is English. The
 * chef can do without.
 */
export async function titlesHere(
  recipes: readonly number[],
  environment: FunctionEnvironment,
): Promise<ReadonlyMap<string, string>> {
  const ours = recipes.filter((id) => id <= lastOfCatalogue)
  if (locale() === 'en' || ours.length === 0) return noTitles
  const wanted = new URLSearchParams({
    select: 'title,recipe_cards(title)',
    language: `eq.${locale()}`,
    recipe_id: `in.(${ours.join()})`,
  })
  try {
    const path = `recipe_translations?${wanted.toString()}`
    const rows = rowsSchema.parse(await askAsService(environment, path))
    return new Map(rows.map(({ title, recipe_cards: card }) => [card.title, title]))
  } catch (thrown) {
    if (!(thrown instanceof DataApiFailure)) throw thrown
    environment.log(`personal-chef: ${thrown.message}`)
    return noTitles
  }
}
