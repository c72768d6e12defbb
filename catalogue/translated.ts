import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { TranslationRow } from './catalogue-file.ts'
import type { LanguageName } from './language-format.ts'
import { type LanguageFiles, readLanguages } from './languages.ts'
import { CatalogueInvalidError } from './problem.ts'
import type { Catalogue, CatalogueRecipe } from './read.ts'
import { faultsOfTranslation, readTranslations, type TranslatedRecipe } from './translations.ts'

/** The languages that our recipes are written in beside English. */
export const translatedLanguages = ['de'] as const
export type TranslatedLanguage = (typeof translatedLanguages)[number]

type Line = CatalogueRecipe['ingredients'][number]

/** “Ohne” takes the accusative, in which of an adjective before its noun a masculine ending alone is another: “frischen Koriander”. */
const withoutIn: Readonly<Record<TranslatedLanguage, (noun: string) => string>> = {
  de: (noun) => `ohne ${noun.replace(/^(\p{Ll}+)er(?= )/u, '$1en')}`,
}

/** What is lost without a line: “ohne Lorbeerblatt: die Brühe ist etwas flacher”. Null where the dish needs it, or its name is not known. */
function sentenceWithout(
  { use, amount, max, unit }: Line,
  loss: string | undefined,
  name: LanguageName | undefined,
  language: TranslatedLanguage,
): string | null {
  if (use === 'base' || name === undefined) return null
  const isOne = (unit ?? 'piece') === 'piece' && amount !== undefined && (max ?? amount) <= 1
  const without = withoutIn[language](isOne ? name.one : (name.many ?? name.one))
  return loss === undefined ? without : `${without}: ${loss}`
}

/** So long is what a compound ends in, and so long what stands before it. */
const leastEnd = 4
const leastBefore = 3

const wordsOf = (title: string) => title.toLowerCase().match(/\p{L}+/gu) ?? []

/** For each title what its compounds end in, where that is a word of another title: “suppe” of “Zwiebelsuppe”. */
function endsOfCompounds(titles: readonly string[]): (title: string) => string {
  const ends = new Set(titles.flatMap(wordsOf).filter(({ length }) => length >= leastEnd))
  return (title) => {
    const found = wordsOf(title).flatMap((word) =>
      [...ends].filter((end) => word.length - end.length >= leastBefore && word.endsWith(end)),
    )
    return [...new Set(found)].toSorted().join(' ')
  }
}

function toRow(
  recipe: CatalogueRecipe,
  { title, summary, lines, sections, steps, storage, tip }: TranslatedRecipe,
  language: TranslatedLanguage,
  names: LanguageFiles['names'],
  endsOf: (title: string) => string,
): TranslationRow {
  return {
    recipe_id: recipe.id,
    language,
    title,
    summary,
    sections,
    without: recipe.ingredients.map((line, at) =>
      sentenceWithout(line, lines[at]?.without, names[line.item], language),
    ),
    words: endsOf(title),
    instructions: steps,
    notes: lines.map(({ note }) => note ?? null),
    tip: tip ?? null,
    storage: storage ?? null,
  }
}

/**
 * The recipes in other languages, as the database has them. One that does not fit its recipe any more is left out: it is
 * missing, not wrong.
 *
 * @throws CatalogueInvalidError where a file has not the right shape
 */
export async function translationsOf(catalogue: Catalogue): Promise<TranslationRow[]> {
  const files = await readLanguages()
  const rows = translatedLanguages.map(async (language) => {
    const { recipes, problems } = await readTranslations(language)
    if (problems.length > 0) throw new CatalogueInvalidError(problems)
    const names = files.find((each) => each.language === language)?.names ?? {}
    const endsOf = endsOfCompounds([...recipes.values()].map(({ title }) => title))
    return catalogue.recipes.flatMap((recipe) => {
      const translated = recipes.get(recipe.slug)
      const fits = translated !== undefined && faultsOfTranslation(recipe, translated).length === 0
      return fits ? toRow(recipe, translated, language, names, endsOf) : []
    })
  })
  return (await Promise.all(rows)).flat()
}

/** The cards with the words of a language; the title in English stays beside, for matching reads it. */
export function translatedCards(
  cards: readonly RecipeCard[],
  rows: readonly TranslationRow[],
  language: TranslatedLanguage,
): RecipeCard[] {
  const byId = new Map(
    rows.flatMap((row) => (row.language === language ? [[row.recipe_id, row]] : [])),
  )
  return cards.map((card) => {
    const row = byId.get(card.id)
    if (row === undefined) return card
    const needs = card.needs.map((need, place) => {
      const without = row.without[place] ?? null
      return without === null ? need : { ...need, without }
    })
    const foundBy = row.words === '' ? {} : { foundBy: row.words }
    return { ...card, title: row.title, writtenTitle: card.title, ...foundBy, needs }
  })
}
