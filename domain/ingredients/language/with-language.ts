import type { IngredientId, Vocabulary } from '../vocabulary.ts'
import type { LanguageWords } from './words.ts'

/** What ingredients are called in a language, by the normalised form. */
export type LanguageNames = ReadonlyMap<string, IngredientId>

/** All that is needed to read lines in a language. */
export interface LanguagePart {
  words: LanguageWords
  names: LanguageNames
}

/** The vocabulary with which lines in a language are read: where its names mean another thing than elsewhere, they win. */
export function withLanguage(vocabulary: Vocabulary, { words, names }: LanguagePart): Vocabulary {
  const aliases = new Map([...vocabulary.aliases, ...names])
  return { ...vocabulary, words, aliases, inEnglish: vocabulary.inEnglish ?? vocabulary }
}
