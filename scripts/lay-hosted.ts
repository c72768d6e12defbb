import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { codecFiles } from '#functions/pictures/codecs.ts'

/**
 * Lays what functions of a hosted project take along: into dist/hosted our sources, to which supabase/functions/deno.json
 * leads, for the CLI uploads every file of a folder that it names; and beside the function `pictures` the decoders, where
 * `static_files` of supabase/config.toml finds them.
 */
const root = path.join(import.meta.dirname, '..')
const hosted = path.join(root, 'dist', 'hosted')
const codecs = path.join(root, 'supabase', 'functions', 'pictures', 'codecs')
const { resolve } = createRequire(import.meta.url)

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
await mkdir(codecs, { recursive: true })
for (const name of Object.values(codecFiles)) {
  await copyFile(resolve(name), path.join(codecs, path.basename(name)))
}
