import type { QueryClient, QueryKey } from '@tanstack/react-query'
import namesUrl from '#catalogue/build/names.json?url'
import { readVocabulary, withNames } from '#catalogue/transport-vocabulary.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { fetchJson } from './fetch-json.ts'

/** What is of use with the vocabulary alone: it comes with it, after the first screen. */
export { kitchenOf } from '#domain/belief/kitchen-of.ts'

/**
 * The vocabulary with the names in other languages than English at once, where this browser speaks one of them; in an English one they
 * come after it, and English alone is read meanwhile.
 */
export async function read(
  file: unknown,
  client: QueryClient,
  queryKey: QueryKey,
): Promise<Vocabulary> {
  const english = readVocabulary(file)
  const whole = fetchJson(namesUrl).then((names) => withNames(english, names))
  if (navigator.languages.some((each) => !/^en\b/.test(each))) return whole.catch(() => english)
  // Without them English is read, as before; whoever opens the app again asks for them again.
  whole.then((all) => client.setQueryData(queryKey, all)).catch(() => undefined)
  return english
}
