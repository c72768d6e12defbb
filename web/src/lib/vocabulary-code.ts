import namesUrl from '#catalogue/build/names.json?url'
import { readingNames, readingVocabulary } from '#catalogue/transport-vocabulary.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { fetchJson } from './fetch-json.ts'
import { inTurns } from './in-turns.ts'
import { inLanguage } from './names-in-language.ts'

/** What is of use with the vocabulary alone: it comes with it, after the first screen. */
export { kitchenOf } from '#domain/belief/kitchen-of.ts'
export { asCalledHere } from '#domain/pantry/pantry-item.ts'

/** The vocabulary with the names that travel apart, those of other languages among them; without them, where they cannot be had. */
export async function read(file: unknown): Promise<Vocabulary> {
  const names = fetchJson(namesUrl).catch(() => null)
  const english = await inTurns(readingVocabulary(file))
  return inLanguage(names.then((each) => inTurns(readingNames(english, each))).catch(() => english))
}
