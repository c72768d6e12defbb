import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/** How what a cook says of swaps travels to the pages of a language. */

const format = 'larder-language-swaps-1'

interface LanguageSwapsFile {
  format: typeof format
  /** In the order of the English ones; empty where the language has not got one. */
  texts: readonly string[]
}

function isOurs(file: unknown): file is LanguageSwapsFile {
  return hasFormat(file, format)
}

/** Each context and each note once, in the order of the vocabulary's file. */
export function textsOfSwaps({ substitutions }: Pick<Vocabulary, 'substitutions'>): string[] {
  const contexts = substitutions.flatMap(({ context }) => context ?? [])
  return [...new Set([...contexts, ...substitutions.map(({ note }) => note)])]
}

/** @param texts by the English one */
export function writeLanguageSwaps(
  vocabulary: Pick<Vocabulary, 'substitutions'>,
  texts: ReadonlyMap<string, string>,
): LanguageSwapsFile {
  return { format, texts: textsOfSwaps(vocabulary).map((text) => texts.get(text) ?? '') }
}

/**
 * The vocabulary with what the language says of its swaps; what it does not say stays in English.
 *
 * @throws CatalogueFileError for what `writeLanguageSwaps` of this version did not write for these swaps
 */
export function withLanguageSwaps(vocabulary: Vocabulary, file: unknown): Vocabulary {
  const english = textsOfSwaps(vocabulary)
  if (!isOurs(file) || file.texts.length !== english.length) throw new CatalogueFileError(format)
  const texts = new Map(english.map((text, place) => [text, file.texts[place] || text]))
  const said = (text: string) => texts.get(text) ?? text
  const substitutions = vocabulary.substitutions.map((each) => ({
    ...each,
    said: { context: each.context === null ? null : said(each.context), note: said(each.note) },
  }))
  return { ...vocabulary, substitutions }
}
