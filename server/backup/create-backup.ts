import { createReadStream, existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import type { Log } from '../log.ts'
import { readRecord } from '../migrations/record.ts'
import { secretsFile } from '../secrets.ts'
import { version } from '../version.ts'
import { BackupError } from './backup-error.ts'
import { holdPictures } from './held-pictures.ts'
import { backupFormat, type Manifest, partNames, type TableRecord } from './manifest.ts'
import { openArchive } from './read-archive.ts'
import { fixTextForm, listTables, readRows, startDigest, type Table } from './rows.ts'
import { readSequences } from './sequences.ts'
import { openSource, type Place } from './source.ts'
import { type ArchiveWriter, createArchive, type Part } from './write-archive.ts'

export type BackupOptions = {
  /** Where Larder keeps its data; it may be running. */
  readonly place: Place
  /** The file to write; there must be none yet. */
  readonly file: string
  readonly now: Date
  readonly log: Log
  /** Receives what is being written, in words. */
  readonly onProgress: (line: string) => void
}

/**
 * Writes everything that a Larder holds into one file, as it was at one moment, and reads the file once more.
 *
 * @throws BackupError, StartError; no file is left then
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { place, file, log } = options
  if (existsSync(file)) {
    throw new BackupError('file_exists', `${file} is there already. Name another file.`)
  }
  const source = await openSource(place, log)
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    const archive = await createArchive(unfinished)
    try {
      await writeParts(archive, source.client, options)
      await archive.seal()
    } finally {
      await archive.close()
    }
    const { manifest } = await openArchive(unfinished)
    await rename(unfinished, file)
    return manifest
  } finally {
    await rm(unfinished, { force: true })
    await source.close()
  }
}

async function writeParts(
  archive: ArchiveWriter,
  client: Client,
  { place, now, onProgress }: BackupOptions,
): Promise<void> {
  const pictures = await holdPictures(place.dataDir)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    await fixTextForm(client)
    const migrations = await readRecord(client)
    if (migrations.length === 0) {
      throw new BackupError('nothing_there', 'There is no Larder in this database.')
    }
    await pictures.more()
    const parts: Part[] = [await archive.add(partNames.secrets, [await secretsOf(place)])]
    const books = await readFile(path.join(place.dataDir, partNames.testCheckout)).catch(() => null)
    if (books !== null) parts.push(await archive.add(partNames.testCheckout, [books]))
    const tables: TableRecord[] = []
    for (const table of await listTables(client)) {
      const { record, part } = await writeTable(archive, client, table)
      onProgress(`${record.schema}.${record.name}: ${record.rows} rows`)
      tables.push(record)
      parts.push(part)
    }
    const sequences = await readSequences(client)
    await client.query('commit')
    for (const name of pictures.names()) {
      const content = createReadStream(pictures.fileOf(name))
      parts.push(await archive.add(partNames.pictures + name, content))
    }
    onProgress(`${pictures.names().length} pictures`)
    const createdAt = now.toISOString()
    const manifest = {
      format: backupFormat,
      app: version,
      createdAt,
      migrations,
      tables,
      sequences,
      parts,
    }
    const text = `${JSON.stringify(manifest satisfies Manifest, null, 1)}\n`
    await archive.add(partNames.manifest, [Buffer.from(text)])
  } finally {
    await pictures.release()
  }
}

function secretsOf({ dataDir }: Place): Promise<Buffer> {
  return readFile(secretsFile(dataDir))
}

async function writeTable(archive: ArchiveWriter, client: Client, table: Table) {
  const digest = startDigest()
  async function* lines() {
    for await (const batch of readRows(client, table)) {
      digest.take(batch)
      yield `${batch.join('\n')}\n`
    }
  }
  // An error in the reading ends the packing, and reaches whoever waits for its end.
  const packed = Readable.from(lines()).compose(createGzip())
  const part = await archive.add(partNames.table(table), packed)
  const { schema, name } = table
  const columns = table.columns.map((column) => column.name)
  return { part, record: { schema, name, columns, ...digest.end() } }
}
