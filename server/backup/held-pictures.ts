import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { millisecondsPer } from '#domain/time-units.ts'
import { picturePath } from '../pictures/picture-path.ts'

export type HeldPictures = {
  /** Holds those that came since. */
  more(): Promise<void>
  /** The names of all that are held, `<user>/<id>.webp` and `<user>/<id>.small.webp`. */
  names(): string[]
  /** Where one of them lies now. */
  fileOf(name: string): string
  release(): Promise<void>
}

const prefix = 'backup-'
/** No backup takes as long: what is older was left by one that was killed. */
const oldMilliseconds = millisecondsPer.day

/**
 * Gives every picture of the data folder a second name, under which it stays when the first is removed: so a
 * snapshot of the database that was taken meanwhile finds each picture that it shows.
 */
export async function holdPictures(dataDir: string): Promise<HeldPictures> {
  const folder = path.join(dataDir, 'pictures')
  await forgetOld(dataDir)
  const holding = await mkdtemp(path.join(dataDir, prefix))
  const held = new Set<string>()

  async function more(): Promise<void> {
    for (const owner of await namesIn(folder)) {
      for (const file of await namesIn(path.join(folder, owner))) {
        const name = `${owner}/${file}`
        if (held.has(name) || !picturePath.test(name)) continue
        if (await hold(path.join(folder, name), path.join(holding, name))) held.add(name)
      }
    }
  }
  await more()
  return {
    more,
    names: () => [...held].toSorted(),
    fileOf: (name) => path.join(holding, name),
    release: () => rm(holding, { recursive: true, force: true }),
  }
}

/** @returns whether it was still there */
async function hold(file: string, as: string): Promise<boolean> {
  await mkdir(path.dirname(as), { recursive: true, mode: 0o700 })
  const isGone = (thrown: NodeJS.ErrnoException) => thrown.code === 'ENOENT'
  try {
    // Not every file system knows second names.
    await link(file, as).catch((thrown: NodeJS.ErrnoException) =>
      isGone(thrown) ? Promise.reject(thrown) : copyFile(file, as),
    )
    return true
  } catch (thrown) {
    if (thrown instanceof Error && isGone(thrown)) return false
    throw thrown
  }
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR') return []
    throw thrown
  })
}

async function forgetOld(dataDir: string): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    if (!name.startsWith(prefix)) continue
    const folder = path.join(dataDir, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > oldMilliseconds) await rm(folder, { recursive: true, force: true })
  }
}
