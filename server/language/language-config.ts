import { languages, type LanguageTag, offeredLanguages } from '#domain/texts/language.ts'
import { optionalText } from '#functions/settings/optional-text.ts'

const known = new Map<string, LanguageTag>(languages.map(({ tag }) => [tag, tag]))

/** Languages that are not whole yet, for who builds them. */
export const languageVariables = {
  TRY_LANGUAGES: optionalText
    .transform((list) => (list ?? '').split(/[\s,]+/).filter(Boolean))
    .refine(
      (tags) => tags.every((tag) => known.has(tag)),
      `TRY_LANGUAGES must be a list of some of ${[...known.keys()].join(', ')}`,
    ),
} as const

/** The languages that people get here: those that are offered, and those that are tried. */
export function readLanguages(variables: { TRY_LANGUAGES: readonly string[] }): LanguageTag[] {
  const tried = variables.TRY_LANGUAGES.flatMap((tag) => known.get(tag) ?? [])
  return [...new Set([...offeredLanguages, ...tried])]
}
