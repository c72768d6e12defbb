import { existsSync } from 'node:fs'
import path from 'node:path'
import { Client, type ClientConfig } from 'pg'
import type { Config } from '../config.ts'
import { databaseName, openDatabase } from '../database.ts'
import { type Log, reasonOf } from '../log.ts'
import { readPostmaster } from '../postgres/leftover.ts'
import { type Secrets, loadSecrets, secretsFile } from '../secrets.ts'
import { StartError } from '../start-error.ts'
import { BackupError } from './backup-error.ts'

export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

export type Source = {
  readonly secrets: Secrets
  /** Connected as the owner of the database. */
  readonly client: Client
  close(): Promise<void>
}

/**
 * The database of a Larder that runs, or of one that does not: then its PostgreSQL is started for as long.
 *
 * @throws BackupError `nothing_there`, StartError
 */
export async function openSource(place: Place, log: Log): Promise<Source> {
  const { dataDir, databaseUrl } = place
  const isThere =
    existsSync(secretsFile(dataDir)) &&
    (databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres')))
  if (!isThere) {
    throw new BackupError(
      'nothing_there',
      `There is no Larder in ${dataDir}. LARDER_DATA names the folder with its data.`,
    )
  }
  const secrets = await loadSecrets(dataDir)
  const reached = await reach(place, secrets.passwords.postgres, log)
  const client = new Client(reached.connection)
  // Its queries fail too, and say so.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    await reached.close()
    throw new BackupError('database_closed', `The database does not open: ${reasonOf(cause)}`, {
      cause,
    })
  }
  return {
    secrets,
    client,
    async close() {
      await client.end().catch(() => undefined)
      await reached.close()
    },
  }
}

async function reach(
  place: Place,
  password: string,
  log: Log,
): Promise<{ connection: ClientConfig; close: () => Promise<void> }> {
  try {
    const database = await openDatabase(place, password, log, () => undefined)
    return { connection: database.connection(), close: () => database.stop() }
  } catch (thrown) {
    if (!(thrown instanceof StartError && thrown.code === 'already_running')) throw thrown
    const running = await readPostmaster(path.join(place.dataDir, 'postgres'))
    if (running?.status !== 'ready') {
      throw new BackupError('starting', 'Larder is just starting or ending. Try again in a moment.')
    }
    const { host, port } = running
    const connection = { host, port, user: 'postgres', password, database: databaseName }
    return { connection, close: async () => undefined }
  }
}
