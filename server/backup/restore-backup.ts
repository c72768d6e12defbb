import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Client } from 'pg'
import { openDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { endLeftover } from '../postgres/leftover.ts'
import { lockDataFolder } from '../postgres/lock.ts'
import { withClient } from '../postgres/with-client.ts'
import { openRuntime } from '../processes/runtime.ts'
import { parseSecrets, type Secrets } from '../secrets.ts'
import { BackupError } from './backup-error.ts'
import { isTaken, openStage, stageFiles, takeOver } from './data-files.ts'
import { fillDatabase, requireKnownSchema } from './fill-database.ts'
import { type Manifest, partNames } from './manifest.ts'
import { type Archive, openArchive } from './read-archive.ts'
import type { Place } from './source.ts'
import { clearTarget } from './target.ts'

export type RestoreOptions = {
  readonly file: string
  /** Where to: the data folder, and a database elsewhere if it is not to be in there. */
  readonly place: Place
  /** Whether a Larder that is there may be replaced. */
  readonly replace: boolean
  /** Ends every session of who can sign in again. */
  readonly signOut: boolean
  readonly now: Date
  readonly log: Log
  readonly onProgress: (line: string) => void
}

export type Restored = {
  readonly manifest: Manifest
  /** The migrations that were applied to the restored rows. */
  readonly applied: string[]
  /** Where what lay in the data folder before lies now. */
  readonly before: string | undefined
}

/**
 * Puts a backup into a data folder or a database. The whole file is checked first; the target is changed
 * by one transaction, and by moving files that are complete.
 *
 * @throws BackupError, StartError; the target is unchanged then
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, place, replace, now, log, onProgress } = options
  onProgress(`Checking ${file}`)
  const archive = await openArchive(file)
  await requireKnownSchema(archive.manifest)
  const secrets = await readSecrets(archive, file)
  const isEmbedded = place.databaseUrl === undefined
  if (!replace && isTaken(place.dataDir, isEmbedded)) {
    throw new BackupError(
      'target_not_empty',
      `${place.dataDir} holds a Larder already. With --yes it is replaced, and what was there is moved aside. Nothing was changed.`,
    )
  }
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockDataFolder(place.dataDir)
  try {
    await endLeftovers(place.dataDir, log)
    const stage = await openStage(place.dataDir)
    try {
      const applied = await restoreInto(stage, archive, secrets, options)
      const before = await takeOver(place.dataDir, stage, isEmbedded, now)
      return { manifest: archive.manifest, applied, before }
    } finally {
      await rm(stage, { recursive: true, force: true })
    }
  } finally {
    await unlock()
  }
}

/** The database of a Larder that was killed may still run in what is about to be moved. */
async function endLeftovers(dataDir: string, log: Log): Promise<void> {
  const runtime = await openRuntime(dataDir, log)
  await runtime.close()
  await endLeftover(path.join(dataDir, 'postgres'))
}

async function readSecrets(archive: Archive, file: string): Promise<Secrets> {
  try {
    return parseSecrets(await text(archive.read(partNames.secrets)))
  } catch (cause) {
    throw new BackupError('backup_damaged', `The secrets in ${file} cannot be read.`, { cause })
  }
}

/** The database is filled and its files lie ready when the transaction ends. */
async function restoreInto(
  stage: string,
  archive: Archive,
  secrets: Secrets,
  { place, replace, signOut, log, onProgress }: RestoreOptions,
): Promise<string[]> {
  const at = { dataDir: stage, databaseUrl: place.databaseUrl }
  const database = await openDatabase(at, secrets.passwords.postgres, log, () => undefined)
  try {
    return await withClient(database.connection(), async (client) => {
      await client.query('begin')
      await clearTarget(client, replace)
      const applied = await fillDatabase(client, archive, secrets, onProgress)
      if (signOut) await endSessions(client)
      await stageFiles(archive, stage)
      await client.query('commit')
      // What the planner knows of the tables is no part of a backup.
      await client.query('analyze')
      return applied
    })
  } finally {
    await database.stop()
  }
}

/** An account without an address has no other way in than its session. */
async function endSessions(client: Client): Promise<void> {
  await client.query(
    `delete from auth.sessions using auth.users
     where users.id = sessions.user_id and not users.is_anonymous`,
  )
}
