import { formatMessage } from './format-message.ts'
import { hasEnglishTexts } from './language.ts'
import type { Handed } from './message-values.ts'
import { speaker } from './speaker.ts'

/**
 * A text in the language of its reader. It stands here in English, as ICU MessageFormat writes it, word for word:
 * `t('{count, plural, one {# recipe} other {# recipes}}', { count })`. In the built app a call becomes the words
 * themselves (web/vite-plugins/texts.ts); on the server and in tests it looks them up.
 *
 * Text and values are written in place: what is put together elsewhere can be neither found nor translated. On the server
 * a text belongs in a function, for who reads it is not known before.
 */
export function t<const Text extends string>(text: Text, ...[values]: Handed<Text>): string {
  return formatMessage(text, values ?? {}, speaker())
}

/** The language of the reader, as Intl takes it. */
export const locale = (): string => speaker().tag

/**
 * Whether texts, units and what our ids are called are English, whichever English that is. What a food is called differs between
 * them: that is asked by `locale()`.
 */
export const isEnglish = (): boolean => hasEnglishTexts(locale())
