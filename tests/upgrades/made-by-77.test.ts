import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partNames } from '#server/backup/manifest.ts'
import { openArchive } from '#server/backup/read-archive.ts'
import { openSource } from '#server/backup/source.ts'
import { squashed } from '#server/migrations/squashed.ts'
import { restore } from '../backup/places.ts'
import { lossesBetween } from './era.ts'
import { readAll, type HeldTable } from './full-database.ts'

/**
 * A backup of `fillWorld`, made on 23 November 2026 by the commit c3a6175: the last one with the 77 migrations that the
 * baseline stands for. It has a row in every table; its secrets were made for it alone.
 */
const made = path.join(import.meta.dirname, 'made-by-77.tar.gz')

let home: string
let file: string
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder-made-by-77-'))
  file = path.join(home, 'made-by-77.tar')
  await writeFile(file, gunzipSync(await readFile(made)))
})
afterAll(() => rm(home, { recursive: true }))

test('the list of what the baseline stands for is the record of that time, text by text', async () => {
  const { manifest } = await openArchive(file)
  const record = manifest.migrations.map(({ version, sha256 }) => [version, sha256])
  expect(record).toEqual([...squashed])
})

test('a backup of that time is restored and brought along, with all that it held', async () => {
  const place = { dataDir: path.join(home, 'data'), databaseUrl: undefined }
  const { applied } = await restore(file, place)
  expect(applied.length).toBeGreaterThanOrEqual(3)
  const source = await openSource(place, () => undefined)
  try {
    const now = await readAll(source.client)
    const before = await tablesOf(now.tables)
    expect(before.length).toBeGreaterThanOrEqual(60)
    expect(before.filter(({ lines }) => lines.length === 0)).toEqual([])
    expect(lossesBetween({ tables: before }, now)).toEqual([])
  } finally {
    await source.close()
  }
})

/** What the backup itself holds, by the types that today's tables have. */
async function tablesOf(today: readonly HeldTable[]): Promise<HeldTable[]> {
  const archive = await openArchive(file)
  return Promise.all(
    archive.manifest.tables.map(async (record) => {
      const { schema, name, columns } = record
      const found = today.find((table) => table.schema === schema && table.name === name)
      const types = new Map(found?.columns.map((column) => [column.name, column.type]))
      const lines = await text(archive.read(partNames.table(record)).compose(createGunzip()))
      return {
        schema,
        name,
        columns: columns.map((column) => ({ name: column, type: types.get(column) ?? 'text' })),
        lines: lines.split('\n').filter((line) => line !== ''),
      }
    }),
  )
}
