import type { Plugin } from 'vite'
import { languageOf } from '../../domain/texts/language.ts'
import { readTranslations } from '../../languages/catalogues.ts'
import { inlineMessages } from '../../languages/inline-messages.ts'

/**
 * Writes the texts of one language into the app, in the place of the calls that would look them up: a build for each
 * language, and none of them carries another's words or the means to find them. Tests look them up.
 *
 * @param tag the language of this build
 */
export function texts(tag: string): Plugin {
  const language = languageOf(tag)
  const direction = language.direction === 'rtl' ? ' dir="rtl"' : ''
  const speaker = { tag, translate: readTranslations(language.tag) }
  return {
    name: 'larder:texts',
    enforce: 'pre',
    apply: () => process.env['VITEST'] === undefined,
    transform: {
      filter: { id: /\/(?:web\/src|domain)\/.*\.tsx?$/, code: /\/t\.tsx?'/ },
      handler(code, id) {
        const [file = id] = id.split('?')
        const inlined = inlineMessages(code, file, speaker)
        return inlined === undefined ? null : { code: inlined, map: null }
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${tag}"${direction}>`),
    },
  }
}
