import { languageParameter } from '#domain/texts/choose-language.ts'
import { locale } from '#domain/texts/t.ts'

/**
 * Where a page can be read in a language, whoever asks (docs/decisions/0094). English stands at the plain address: that
 * adapts to its reader, and search engines name no language.
 */
export const addressIn = (tag: string, address: string): string =>
  tag === 'en' ? address : `${address}?${languageParameter}=${tag}`

/** Where a page that is asked for with a query stands itself: at the plain address, unless the query names its language. */
export function ownAddress(address: string, query: string): string {
  const named = new URLSearchParams(query).get(languageParameter)
  return named === locale() ? addressIn(named, address) : address
}
