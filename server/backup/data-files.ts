import { createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { partNames } from './manifest.ts'
import type { Archive } from './read-archive.ts'

/** What a restore puts into a data folder. */
const entries = {
  database: 'postgres',
  secrets: partNames.secrets,
  pictures: 'pictures',
  testCheckout: partNames.testCheckout,
} as const

/** The names in a data folder that a restore replaces; with a database elsewhere, not the one in it. */
export function replacedEntries(isEmbedded: boolean): string[] {
  return Object.values(entries).filter((name) => isEmbedded || name !== entries.database)
}

export function isTaken(dataDir: string, isEmbedded: boolean): boolean {
  return replacedEntries(isEmbedded).some((name) => existsSync(path.join(dataDir, name)))
}

/** A new folder in the data folder, of the same owner, where all is made before it counts. */
export async function openStage(dataDir: string): Promise<string> {
  const stage = path.join(dataDir, 'restore.unfinished')
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { mode: 0o700 })
  await giveTo(await ownerOf(dataDir), stage)
  return stage
}

/** Writes the secrets, the pictures and the books of the test checkout. */
export async function stageFiles(archive: Archive, stage: string): Promise<void> {
  const owner = await ownerOf(stage)
  const files = [partNames.secrets, partNames.testCheckout, partNames.pictures]
  for (const name of files.flatMap((prefix) => archive.partsBelow(prefix))) {
    const file = path.join(stage, ...name.split('/'))
    const folder = path.dirname(file)
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made !== undefined) await giveTo(owner, made, folder)
    await pipeline(archive.read(name), createWriteStream(file, { mode: 0o600, flush: true }))
    await giveTo(owner, file)
  }
}

/**
 * Moves what was staged to its place. What lay there is not destroyed: it is moved aside, and back where
 * something fails.
 *
 * @returns the folder with what lay there before, where there was something
 */
export async function takeOver(
  dataDir: string,
  stage: string,
  isEmbedded: boolean,
  now: Date,
): Promise<string | undefined> {
  const aside = path.join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const done: { from: string; to: string }[] = []
  const move = async (from: string, to: string) => {
    if (!existsSync(from)) return
    await rename(from, to)
    done.push({ from, to })
  }
  const names = replacedEntries(isEmbedded)
  if (isTaken(dataDir, isEmbedded)) await mkdir(aside, { mode: 0o700 })
  try {
    for (const name of names) await move(path.join(dataDir, name), path.join(aside, name))
    for (const name of names) await move(path.join(stage, name), path.join(dataDir, name))
  } catch (thrown) {
    for (const { from, to } of done.toReversed()) await rename(to, from)
    throw thrown
  }
  await rm(stage, { recursive: true, force: true })
  return existsSync(aside) ? aside : undefined
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number }> {
  return stat(folder)
}

/** Root may work in the folder of somebody else, who has to read it later. */
async function giveTo(owner: { uid: number; gid: number }, ...files: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || owner.uid === 0) return
  for (const file of files) await chown(file, owner.uid, owner.gid)
}
