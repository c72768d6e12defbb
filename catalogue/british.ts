import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { inBritishWords } from '#domain/texts/british-words.ts'
import { type LanguageName, languageNamesFile } from './language-format.ts'
import { CatalogueInvalidError, type Problem } from './problem.ts'
import { catalogueFolder } from './read.ts'
import { parseEntry, readYaml } from './read-yaml.ts'

const file = 'languages/en-GB/names.yaml'

/**
 * What British cooks call the foods that Americans call otherwise, by the id of the ingredient. Lines are read as English: it has no
 * words of its own.
 *
 * @throws CatalogueInvalidError where the file has not the right shape
 */
export async function readBritishNames(): Promise<Readonly<Record<string, LanguageName>>> {
  const problems: Problem[] = []
  const raw = await readYaml(catalogueFolder, file, problems)
  const names = parseEntry(languageNamesFile, raw, { file, entry: 'en-GB' }, problems)
  if (names === null || problems.length > 0) throw new CatalogueInvalidError(problems)
  return names
}

/** The cards with the words of British cooks; the American title stays beside, for matching reads it. */
export function britishCards(cards: readonly RecipeCard[]): RecipeCard[] {
  return cards.map((card) => {
    const title = inBritishWords(card.title)
    const needs = card.needs.map((need) =>
      need.without === undefined ? need : { ...need, without: inBritishWords(need.without) },
    )
    return { ...card, title, ...(title !== card.title && { writtenTitle: card.title }), needs }
  })
}
