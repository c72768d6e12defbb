import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Picture } from './pictures.ts'

/** The key that each file below the output folder was made from. */
const cacheSchema = z.record(z.string(), z.string())
type Cache = z.infer<typeof cacheSchema>

/** Beside the output folder and not in it: nobody need download it. */
function cacheFile(outDir: string, kind: string): string {
  return join(outDir, '..', `${kind}-cache.json`)
}

export async function readCache(outDir: string, kind: string): Promise<Cache> {
  try {
    return cacheSchema.parse(JSON.parse(await readFile(cacheFile(outDir, kind), 'utf8')))
  } catch {
    // No cache, or one that a crash left half written: everything is made anew.
    return {}
  }
}

export async function writeCache(
  pictures: readonly Picture[],
  outDir: string,
  kind: string,
): Promise<void> {
  const keys = pictures.flatMap(({ files, key }) => files.map((file) => [file, key] as const))
  const file = cacheFile(outDir, kind)
  await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(keys), null, 1))
  await rename(`${file}.part`, file)
}

/** Those that are not there yet, or were made from something else. */
export async function stalePictures(
  pictures: readonly Picture[],
  cache: Cache,
  outDir: string,
): Promise<Picture[]> {
  const fresh = await Promise.all(pictures.map(async (picture) => isFresh(picture, cache, outDir)))
  return pictures.filter((_, index) => !fresh[index])
}

async function isFresh({ files, key }: Picture, cache: Cache, outDir: string): Promise<boolean> {
  if (files.some((file) => cache[file] !== key)) return false
  const there = await Promise.all(files.map((file) => exists(join(outDir, file))))
  return !there.includes(false)
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Removes what an earlier run made and this one does not name. */
export async function removeStrays(
  pictures: readonly Picture[],
  cache: Cache,
  outDir: string,
): Promise<void> {
  const wanted = new Set(pictures.flatMap(({ files }) => files))
  const strays = Object.keys(cache).filter((file) => !wanted.has(file))
  await Promise.all(strays.map(async (file) => rm(join(outDir, file), { force: true })))
}
