import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { codecFiles } from '#functions/pictures/codecs.ts'

/**
 * Lays the decoders beside the function `pictures`, where `static_files` of supabase/config.toml takes them
 * along: a hosted function has no folder of packages.
 */
const folder = path.join(import.meta.dirname, '..', 'supabase', 'functions', 'pictures', 'codecs')
const { resolve } = createRequire(import.meta.url)

await mkdir(folder, { recursive: true })
for (const name of Object.values(codecFiles)) {
  await copyFile(resolve(name), path.join(folder, path.basename(name)))
}
