import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { TranslationRow } from './catalogue-file.ts'
import type { LanguageName } from './language-format.ts'
import { type LanguageFiles, readLanguages } from './languages.ts'
import { CatalogueInvalidError } from './problem.ts'
import type { Catalogue, CatalogueRecipe } from './read.ts'
import {
  faultsOfTranslation,
  readTranslations,
  translatedLanguages,
  type TranslatedRecipe,
} from './translations.ts'

type Line = CatalogueRecipe['ingredients'][number]

/** What of a language its recipes need beside their words. */
interface Grammar {
  without: (noun: string) => string
  /** Before what it is lost with. */
  colon: string
  /** Whether a search finds a word by what it ends in: “suppe” of “Zwiebelsuppe”. */
  hasCompounds: boolean
}

const grammars: Readonly<Record<string, Grammar>> = {
  de: {
    // It takes the accusative, in which of an adjective before its noun a masculine ending alone is another: “frischen Koriander”.
    without: (noun) => `ohne ${noun.replace(/^(\p{Ll}+)er(?= )/u, '$1en')}`,
    colon: ':',
    hasCompounds: true,
  },
  es: { without: (noun) => `sin ${noun}`, colon: ':', hasCompounds: false },
  // A space that does not break stands before a French colon.
  fr: { without: (noun) => `sans ${noun}`, colon: '\u00A0:', hasCompounds: false },
  it: { without: (noun) => `senza ${noun}`, colon: ':', hasCompounds: false },
}

/** @throws where recipes are there in a language that is not told above */
function grammarOf(language: string): Grammar {
  const grammar = grammars[language]
  if (grammar === undefined) throw new Error(`How “${language}” says “without” is not known`)
  return grammar
}

/** What is lost without a line: “ohne Lorbeerblatt: die Brühe ist etwas flacher”. Null where the dish needs it, or its name is not known. */
function sentenceWithout(
  { use, amount, max, unit }: Line,
  loss: string | undefined,
  name: LanguageName | undefined,
  { without: say, colon }: Grammar,
): string | null {
  if (use === 'base' || name === undefined) return null
  const isOne = (unit ?? 'piece') === 'piece' && amount !== undefined && (max ?? amount) <= 1
  const without = say(isOne ? name.one : (name.many ?? name.one))
  return loss === undefined ? without : `${without}${colon} ${loss}`
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
  language: string,
  names: LanguageFiles['names'],
  endsOf: (title: string) => string,
): TranslationRow {
  const grammar = grammarOf(language)
  return {
    recipe_id: recipe.id,
    language,
    title,
    summary,
    sections,
    without: recipe.ingredients.map((line, at) =>
      sentenceWithout(line, lines[at]?.without, names[line.item], grammar),
    ),
    words: endsOf(title),
    instructions: steps ?? null,
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
  const [files, languages] = await Promise.all([readLanguages(), translatedLanguages()])
  const rows = languages.map(async (language) => {
    const { recipes, problems } = await readTranslations(language)
    if (problems.length > 0) throw new CatalogueInvalidError(problems)
    const names = files.find((each) => each.language === language)?.names ?? {}
    const titles = [...recipes.values()].map(({ title }) => title)
    const endsOf = grammarOf(language).hasCompounds ? endsOfCompounds(titles) : () => ''
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
  language: string,
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
