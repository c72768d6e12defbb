import { withLanguageNames } from '#catalogue/transport-language-names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { fetchJson } from './fetch-json.ts'
import { namesInLanguageUrl } from './language-files.ts'

/** The vocabulary with what the language of this build calls the foods; in English where that cannot be had. */
export async function inLanguage(read: Promise<Vocabulary>): Promise<Vocabulary> {
  if (namesInLanguageUrl === undefined) return read
  const named = fetchJson(namesInLanguageUrl).catch(() => null)
  const vocabulary = await read
  return named.then((file) => withLanguageNames(vocabulary, file)).catch(() => vocabulary)
}
