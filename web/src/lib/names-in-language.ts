import { withLanguageNames } from '#catalogue/transport-language-names.ts'
import { withLanguageSwaps } from '#catalogue/transport-language-swaps.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { fetchJson } from './fetch-json.ts'
import { namesInLanguageUrl, swapsInLanguageUrl } from './language-files.ts'

/**
 * The vocabulary with what the language of this build calls the foods, and says of swaps; in English what of it cannot be had.
 */
export async function inLanguage(read: Promise<Vocabulary>): Promise<Vocabulary> {
  if (namesInLanguageUrl === undefined) return read
  const named = fetchJson(namesInLanguageUrl).catch(() => null)
  const said =
    swapsInLanguageUrl === undefined ? null : fetchJson(swapsInLanguageUrl).catch(() => null)
  const vocabulary = await read
  const called = await named
    .then((file) => withLanguageNames(vocabulary, file))
    .catch(() => vocabulary)
  if (said === null) return called
  return said.then((file) => withLanguageSwaps(called, file)).catch(() => called)
}
