/** The languages that the app speaks or is to speak; `pseudo` are for those who build it. */
export interface Language {
  /** BCP 47 */
  readonly tag: string
  /** As its speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** As Open Graph names it, with the place that most of its readers are at. */
  readonly place?: string
  /** Made of the English texts: a long one, and one that runs from right to left. */
  readonly pseudo?: 'long' | 'mirrored'
}

export const english: Language = { tag: 'en', name: 'English', direction: 'ltr', place: 'en_US' }

/** English texts with British names of foods. */
const british = {
  tag: 'en-GB',
  name: 'English (UK)',
  direction: 'ltr',
  place: 'en_GB',
} as const satisfies Language

/** Whether texts stand as they are written: then nothing is looked up, and our ids are words of the language. */
export const hasEnglishTexts = (tag: string): boolean => tag === english.tag || tag === british.tag

/** In the order in which they are offered. */
export const languages = [
  english,
  british,
  { tag: 'de', name: 'Deutsch', direction: 'ltr', place: 'de_DE' },
  { tag: 'fr', name: 'Français', direction: 'ltr', place: 'fr_FR' },
  { tag: 'es', name: 'Español', direction: 'ltr', place: 'es_ES' },
  { tag: 'it', name: 'Italiano', direction: 'ltr', place: 'it_IT' },
  { tag: 'en-XA', name: 'Long English', direction: 'ltr', pseudo: 'long' },
  { tag: 'ar-XB', name: 'Mirrored English', direction: 'rtl', pseudo: 'mirrored' },
] as const satisfies readonly Language[]

export type LanguageTag = (typeof languages)[number]['tag']

/**
 * Those that people can choose: each is whole, which `npm test` checks (languages/check.ts). One joins by its tag here,
 * when its texts are all there.
 */
export const offeredLanguages: readonly LanguageTag[] = ['en', 'en-GB', 'de', 'fr', 'es', 'it']

/** @throws where we know none by this tag */
export function languageOf(tag: string): Language & { readonly tag: LanguageTag } {
  const found = languages.find((each) => each.tag === tag)
  if (found === undefined) throw new Error(`There is no language “${tag}”`)
  return found
}
