import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PictureStore, smallPathOf } from '#functions/pictures/picture-host.ts'
import { ownerFolder, picturePath } from './picture-path.ts'

/** Pictures as files below `folder`, which is made when the first one comes. */
export function createFilesStore(folder: string): PictureStore {
  /** Only a path of ours is ever written or removed. */
  function fileOf(name: string): string {
    if (!picturePath.test(name)) throw new Error('This is no path of a picture.')
    return path.join(folder, ...name.split('/'))
  }
  async function write(file: string, webp: Uint8Array): Promise<void> {
    // Written aside: whoever reads it meanwhile finds all of it or nothing.
    const unfinished = `${file}.${randomUUID()}`
    try {
      await writeFile(unfinished, webp, { mode: 0o600, flush: true })
      await rename(unfinished, file)
    } catch (thrown) {
      await rm(unfinished, { force: true })
      throw thrown
    }
  }
  return {
    async put(name, { webp, small }) {
      const file = fileOf(name)
      const made = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      if (small !== null) await write(smallPathOf(file), small)
      await write(file, webp)
      await syncFolder(path.dirname(file))
      if (made !== undefined) await syncFolder(path.dirname(made))
    },
    async remove(names) {
      const all = names.flatMap((name) => [name, smallPathOf(name)])
      await Promise.all(all.map((name) => rm(fileOf(name), { force: true })))
    },
    async removeAllOf(owner) {
      if (!ownerFolder.test(owner)) throw new Error('This is no folder of a person.')
      // One that is being written meanwhile is in the way for a moment.
      await rm(path.join(folder, owner), { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A new name is on the disk once its folder is: else a power cut takes the picture and leaves its row. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and writes their names itself.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
