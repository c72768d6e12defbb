import { locale } from '#domain/texts/t.ts'

/** The language of the app as it is written where its reader lives: "15 June 2026" in Britain. */
export const regional =
  navigator.languages.find((tag) =>
    locale() === 'en-GB' ? /^en-(?!US)/.test(tag) : tag.split('-', 1)[0] === locale(),
  ) ?? locale()
