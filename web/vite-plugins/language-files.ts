import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '../../domain/texts/language.ts'

const built = (tag: string, name: string) =>
  fileURLToPath(new URL(`../../catalogue/build/languages/${tag}/${name}.json`, import.meta.url))
const exported = {
  names: 'namesInLanguageUrl',
  dishes: 'dishesInLanguageUrl',
  swaps: 'swapsInLanguageUrl',
} as const

/** Puts the addresses of the catalogue's files in one language into web/src/lib/language-files.ts, where it has such files. */
export function languageFiles({ tag }: Language): Plugin {
  return {
    name: 'larder:language-files',
    apply: () => process.env['VITEST'] === undefined,
    load: {
      filter: { id: /\/web\/src\/lib\/language-files\.ts$/ },
      handler: () =>
        Object.entries(exported)
          .map(([name, as]) =>
            existsSync(built(tag, name))
              ? `export { default as ${as} } from '${built(tag, name)}?url'`
              : `export const ${as} = undefined`,
          )
          .join('\n'),
    },
  }
}
