import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { claimDatabase } from '../migrations/claim.ts'
import { readMigrations } from '../migrations/migration-files.ts'
import { migrateWithin } from '../migrations/migrate.ts'
import { faultOf, partialRecord } from '../migrations/record.ts'
import { paths } from '../paths.ts'
import type { Secrets } from '../secrets.ts'
import { BackupError } from './backup-error.ts'
import { type Manifest, partNames, type TableRecord } from './manifest.ts'
import type { Archive } from './read-archive.ts'
import { digestRows, fixTextForm, listTables, qualified, type Table, writeRows } from './rows.ts'
import { writeSequences } from './sequences.ts'

/**
 * The backup must have been made by a schema that leads to ours.
 *
 * @throws BackupError `backup_newer`, `backup_other` or `backup_partial`
 */
export async function requireKnownSchema({ migrations, app }: Manifest): Promise<void> {
  const fault = faultOf(migrations, await readMigrations(paths.migrations))
  if (fault?.kind === 'unknown') {
    throw new BackupError(
      'backup_newer',
      `The backup was made by a newer Larder (${app}, migration ${fault.version}). Restore it with that one. Nothing was changed.`,
    )
  }
  if (fault?.kind === 'changed') {
    throw new BackupError(
      'backup_other',
      `Migration ${fault.version} of the backup is another one than here. Restore it with the Larder that made it. Nothing was changed.`,
    )
  }
  if (fault?.kind === 'partial') {
    throw new BackupError(
      'backup_partial',
      `The backup cannot be brought to this version. ${partialRecord(fault.applied)}: restore it with that, and make another backup of what it holds then. Nothing was changed.`,
    )
  }
}

/**
 * Brings an empty database to what the backup holds, in the schema that it was made with, compares every row, and
 * then brings it to the schema of today; within the caller's transaction.
 *
 * @returns the migrations that were applied to the restored rows
 * @throws BackupError `backup_other` or `restore_differs`
 */
export async function fillDatabase(
  client: ClientBase,
  archive: Archive,
  { keys, passwords }: Secrets,
  onProgress: (line: string) => void,
): Promise<string[]> {
  const { migrations, tables, sequences } = archive.manifest
  // Not the owner's: a database elsewhere has its own.
  const { authenticator, supabase_auth_admin } = passwords
  const roles = { authenticator, supabase_auth_admin }
  await claimDatabase(client, keys)
  await migrateWithin(client, roles, new Set(migrations.map(({ version }) => version)))
  await fixTextForm(client)
  const here = await listTables(client)
  // Nothing that triggers do is done twice, or refused; and what came with the schema, the backup has as well.
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${here.map(qualified).join(', ')}`)
  for (const record of tables) {
    const table = tableFor(record, here)
    for await (const lines of linesOf(archive, record)) await writeRows(client, table, lines)
    const { rows, content } = await digestRows(client, table)
    if (rows !== record.rows || content !== record.content) {
      throw new BackupError(
        'restore_differs',
        `The rows of ${record.schema}.${record.name} did not arrive as they were. Nothing was changed.`,
      )
    }
    onProgress(`${record.schema}.${record.name}: ${rows} rows`)
  }
  await client.query('set local session_replication_role = origin')
  await writeSequences(client, sequences)
  return migrateWithin(client, roles)
}

/** The table as the backup has it; today's may have columns more. */
function tableFor(record: TableRecord, here: readonly Table[]): Table {
  const found = here.find(({ schema, name }) => schema === record.schema && name === record.name)
  const columns = record.columns.map((name) =>
    found?.columns.find((column) => column.name === name),
  )
  const known = columns.filter((column) => column !== undefined)
  if (found === undefined || known.length < columns.length) {
    throw new BackupError(
      'backup_other',
      `The backup’s table ${record.schema}.${record.name} is not known here. Restore it with the Larder that made it. Nothing was changed.`,
    )
  }
  return { ...found, columns: known }
}

const batchSize = 200

/** Cut at line feeds alone: JSON holds none of its own, but may hold other ends of lines. */
async function* linesOf(archive: Archive, record: TableRecord): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let batch: string[] = []
  for await (const chunk of archive.read(partNames.table(record)).compose(createGunzip())) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      batch.push(line)
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
