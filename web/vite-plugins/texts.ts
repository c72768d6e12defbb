import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Language, languageOf } from '../../domain/texts/language.ts'
import { findSpeakerBy } from '../../domain/texts/speaker.ts'
import { readTranslations } from '../../languages/catalogues.ts'
import { inlineMessages } from '../../languages/inline-messages.ts'
import { pageTexts } from './page-texts.ts'

/**
 * Writes the texts of one language into the app, in the place of the calls that would look them up: a build for each
 * language, and none of them carries another's words or the means to find them. Tests look them up. The other plugins
 * speak it too: put it first. Where our recipes are written in the language, their cards take the place of the English ones.
 */
export function texts({ tag, direction }: Language): Plugin {
  const inEnglish = pageTexts()
  const speaker = { tag, translate: readTranslations(languageOf(tag).tag) }
  findSpeakerBy(() => speaker)
  const spoken = pageTexts()
  const attributes = `lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
  return {
    name: 'larder:texts',
    enforce: 'pre',
    apply: () => process.env['VITEST'] === undefined,
    resolveId: {
      filter: { id: /^#catalogue\/build\/cards\.json\?url$/ },
      handler(_id) {
        const own = fileURLToPath(
          new URL(`../../catalogue/build/${tag}/cards.json`, import.meta.url),
        )
        return existsSync(own) ? `${own}?url` : null
      },
    },
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
      handler: (html) =>
        inEnglish.reduce(
          (page, text, index) => page.replace(text, () => spoken[index] ?? text),
          html.replace('lang="en"', attributes),
        ),
    },
  }
}
