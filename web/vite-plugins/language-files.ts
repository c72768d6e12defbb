import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '../../domain/texts/language.ts'

const built = (tag: string) =>
  fileURLToPath(new URL(`../../catalogue/build/languages/${tag}/names.json`, import.meta.url))

/** Puts the addresses of the catalogue's files in one language into web/src/lib/language-files.ts, where it has such files. */
export function languageFiles({ tag }: Language): Plugin {
  return {
    name: 'larder:language-files',
    apply: () => process.env['VITEST'] === undefined,
    load: {
      filter: { id: /\/web\/src\/lib\/language-files\.ts$/ },
      handler: () =>
        existsSync(built(tag))
          ? `export { default as namesInLanguageUrl } from '${built(tag)}?url'`
          : null,
    },
  }
}
