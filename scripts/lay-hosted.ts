import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { offeredLanguages } from '#domain/texts/language.ts'
import { codecFiles } from '#functions/pictures/codecs.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { readSources } from '#languages/read-sources.ts'

/**
 * Lays what functions of a hosted project take along: into dist/hosted our sources, to which supabase/functions/deno.json
 * leads, for the CLI uploads every file of a folder that it names, with the texts of functions in each language; and beside the function `pictures` the decoders, where
 * `static_files` of supabase/config.toml finds them.
 */
const root = path.join(import.meta.dirname, '..')
const hosted = path.join(root, 'dist', 'hosted')
const codecs = path.join(root, 'supabase', 'functions', 'pictures', 'codecs')
const { resolve } = createRequire(import.meta.url)

/** Where functions find what they say. */
const spokenThere = /^(?:functions\/|domain\/chat\/|domain\/week\/meal-words)/

/** The module that is empty in our sources. */
function laidTexts(): string {
  const { messages } = readSources()
  const english = new Set(
    messages.filter(({ place }) => spokenThere.test(place)).map(({ text }) => text),
  )
  const texts = offeredLanguages
    .filter((tag) => tag !== 'en')
    .map((tag) => {
      const translate = readTranslations(tag)
      return [tag, Object.fromEntries([...english].map((text) => [text, translate(text)]))]
    })
  return `export const laidTexts = ${JSON.stringify(Object.fromEntries(texts))}\n`
}

/** Nobody runs a test there, nor reads about one. */
const isForTests = (file: string) =>
  /\.test\.tsx?$/.test(file) || path.basename(file) === 'testing' || file.endsWith('.md')

await rm(hosted, { recursive: true, force: true })
for (const name of ['functions', 'domain']) {
  await cp(path.join(root, name), path.join(hosted, name), {
    recursive: true,
    filter: (file) => !isForTests(file),
  })
}
await writeFile(path.join(hosted, 'functions', 'laid-texts.ts'), laidTexts())
await mkdir(codecs, { recursive: true })
for (const name of Object.values(codecFiles)) {
  await copyFile(resolve(name), path.join(codecs, path.basename(name)))
}
