import { readLines } from '#domain/ingredients/read-lines.ts'
import { sortLines } from '#domain/import/beside-food.ts'
import { withSections } from '#domain/import/tidy-lines.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { TestPage } from './pages.ts'

/** How many lines, and how many pages with all of their lines. */
export interface KnownLines {
  lines: { known: number; of: number }
  pages: { whollyKnown: number; of: number }
  /** The lines of which a food is not known, in the order of the pages. */
  unknown: readonly string[]
}

/** Whether every food that a line names is in the vocabulary. */
export function isKnown(line: string, vocabulary: Vocabulary): boolean {
  return readLines(line, vocabulary).every(({ resolution }) => resolution.kind === 'resolved')
}

/** The lines without headings of groups, equipment and remarks, of which the importer makes no ingredients. */
export function foodLines(texts: readonly string[]): string[] {
  const lines = texts.filter((text) => text.trim() !== '')
  const drafts = lines.map((text) => ({ text, section: null, chosen: null }))
  return sortLines(withSections(drafts)).foods.map(({ text }) => text)
}

/** By the ingredients that the pages are expected to have, so that how well a page is read does not count. */
export function countKnown(pages: readonly TestPage[], vocabulary: Vocabulary): KnownLines {
  const unknown: string[] = []
  let of = 0
  let whollyKnown = 0
  let withLines = 0
  for (const { expected } of pages) {
    const lines = foodLines(expected.ingredients ?? [])
    if (lines.length === 0) continue
    const unread = lines.filter((line) => !isKnown(line, vocabulary))
    unknown.push(...unread)
    of += lines.length
    withLines += 1
    if (unread.length === 0) whollyKnown += 1
  }
  return {
    lines: { known: of - unknown.length, of },
    pages: { whollyKnown, of: withLines },
    unknown,
  }
}

/** A page's language by the expected result's own word: `en` is also `en-US`, and Norwegian has two words. */
export function languageOfPage({ expected }: TestPage): string | undefined {
  const language = expected.language?.toLowerCase().split(/[-_]/u)[0]
  return language === 'no' ? 'nb' : language
}

export const inLanguage = (pages: readonly TestPage[], language: string): TestPage[] =>
  pages.filter((page) => languageOfPage(page) === language)
