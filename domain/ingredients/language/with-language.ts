import type { LineReader } from '../read-line.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { namedBy } from './named-by.ts'
import { readIn } from './read-in.ts'
import type { LanguageNames, LanguageWords } from './words.ts'

/** All that is needed to read lines in a language. */
export interface LanguagePart {
  words: LanguageWords
  names: LanguageNames
}

/** The vocabulary with which lines in a language are read: where its names mean another thing than elsewhere, they win. */
export function withLanguage(english: Vocabulary, part: LanguagePart): Vocabulary {
  const aliases = new Map([...english.aliases, ...part.names])
  return { ...english, aliases, reader: { isFirst: true, ...readerOf(english, part) } }
}

/** The vocabulary with which lines are read in English, and in a language where they are not known so. */
export function withSecondLanguage(english: Vocabulary, part: LanguagePart): Vocabulary {
  return { ...english, reader: { isFirst: false, ...readerOf(english, part) } }
}

function readerOf(
  english: Vocabulary,
  { words, names }: LanguagePart,
): Omit<LineReader, 'isFirst'> {
  const aliases = new Map([...english.aliases, ...names])
  const vocabulary = { ...english, aliases, inEnglish: english.inEnglish ?? english }
  return {
    read: (text) => readIn(text, vocabulary, words),
    foodOf: (tokens) => namedBy(tokens, words, vocabulary),
  }
}
