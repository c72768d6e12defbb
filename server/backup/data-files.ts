import { lstatSync } from 'node:fs'
import { lchown, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDataFile, partNames } from './manifest.ts'
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
  return replacedEntries(isEmbedded).some((name) => isThere(path.join(dataDir, name)))
}

/** Whether there is anything of this name: a link that leads nowhere too. */
function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined
}

/** A new folder in the data folder, of the same owner, where all is made before it counts. */
export async function openStage(dataDir: string): Promise<string> {
  const stage = path.join(dataDir, 'restore.unfinished')
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { mode: 0o700 })
  await giveTo(await ownerOf(dataDir), stage)
  return stage
}

/**
 * Writes the secrets, the pictures and the books of the test checkout. Each file is a new one: nothing that lies in
 * the stage is written over or followed.
 */
export async function stageFiles(archive: Archive, stage: string): Promise<void> {
  const owner = await ownerOf(stage)
  for (const name of archive.names.filter(isDataFile)) {
    const file = path.join(stage, ...name.split('/'))
    const folder = path.dirname(file)
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made !== undefined) await giveTo(owner, made, folder)
    const handle = await open(file, 'wx', 0o600)
    try {
      await writeFile(handle, archive.read(name))
      await handle.sync()
      if (isForOther(owner)) await handle.chown(owner.uid, owner.gid)
    } finally {
      await handle.close()
    }
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
    if (!isThere(from)) return
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
  return isThere(aside) ? aside : undefined
}

type Owner = { readonly uid: number; readonly gid: number }

async function ownerOf(folder: string): Promise<Owner> {
  return stat(folder)
}

/** Root may work in the folder of somebody else, who has to read it later. */
function isForOther(owner: Owner): boolean {
  return process.getuid?.() === 0 && owner.uid !== 0
}

async function giveTo(owner: Owner, ...folders: string[]): Promise<void> {
  if (!isForOther(owner)) return
  for (const folder of folders) await lchown(folder, owner.uid, owner.gid)
}
