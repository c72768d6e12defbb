import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'vite'
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

/** The files of ours that functions are made of, from the folder of each on: `functions/account/handler.ts`. */
async function filesOfFunctions(): Promise<Set<string>> {
  const folders = await readdir(path.join(root, 'functions'), { withFileTypes: true })
  const handlers = folders
    .map(({ name }) => path.join(root, 'functions', name, 'handler.ts'))
    .filter((file) => existsSync(file))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, write: false, rolldownOptions: { input: handlers } },
  })
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const files = outputs.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return new Set(files.map((file) => path.relative(root, file)))
}

/** The module that is empty in our sources. */
async function laidTexts(): Promise<string> {
  const files = await filesOfFunctions()
  const messages = readSources().messages.filter(({ place }) =>
    files.has(place.split(':')[0] ?? ''),
  )
  const english = new Set(messages.map(({ text }) => text))
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
await writeFile(path.join(hosted, 'functions', 'laid-texts.ts'), await laidTexts())
await mkdir(codecs, { recursive: true })
for (const name of Object.values(codecFiles)) {
  await copyFile(resolve(name), path.join(codecs, path.basename(name)))
}
