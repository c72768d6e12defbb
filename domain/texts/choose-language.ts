import type { LanguageTag } from './language.ts'

/** What is known of a reader, the surest first. */
interface Wishes {
  /** Chosen with the account, or on this device. */
  readonly chosen: string | undefined
  /** As a browser states it: `de-AT,de;q=0.9,en;q=0.8`. */
  readonly accepted: string | undefined
}

/** The cookie in which a device keeps the language that was chosen on it. */
export const languageCookie = 'language'

/** In the query of an address: the page in this language, whoever asks. It is for search engines, and keeps nothing. */
export const languageParameter = 'language'

/** Whose browsers wish for an English that is British in the kitchen. */
const readAs: ReadonlyMap<string, LanguageTag> = new Map(
  ['en-IE', 'en-AU', 'en-NZ', 'en-ZA', 'en-IN'].map((tag) => [tag, 'en-GB']),
)

/** The first of what somebody wants that is offered; English where nothing is. */
export function chooseLanguage(
  { chosen, accepted }: Wishes,
  offered: readonly LanguageTag[],
): LanguageTag {
  const isOffered = (tag: string) => offered.find((each) => each === tag)
  const own = chosen === undefined ? undefined : isOffered(chosen)
  if (own !== undefined) return own
  for (const tag of inOrder(accepted ?? '')) {
    const [language = ''] = tag.split('-')
    const found = isOffered(tag) ?? isOffered(readAs.get(tag) ?? '') ?? isOffered(language)
    if (found !== undefined) return found
  }
  return 'en'
}

/** The tags of an Accept-Language header, the most wanted first, those refused left out (RFC 9110, 12.5.4). */
function inOrder(header: string): string[] {
  const weighed = header.split(',').flatMap((item) => {
    const [tag = '', ...parameters] = item.trim().split(/\s*;\s*/)
    const [, written = '1'] = /^q=([\d.]+)$/i.exec(parameters[0] ?? '') ?? []
    const weight = Number(written)
    return tag === '' || tag === '*' || !(weight > 0) ? [] : [{ tag, weight }]
  })
  return weighed.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
