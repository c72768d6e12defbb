import { copyFile, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimDatabase } from '#server/migrations/claim.ts'
import { loadSecrets } from '#server/secrets.ts'
import { partNames } from '#server/backup/manifest.ts'
import { openArchive } from '#server/backup/read-archive.ts'
import { createArchive } from '#server/backup/write-archive.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { backUp, contentsOf, filesBelow, newFolder, restore, urlOf } from './places.ts'

let home: string
let database: TestDatabase
let whole: string
/** A Larder that a damaged backup is to replace. */
let dataDir: string

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder-damage-'))
  database = await createTestDatabase()
  dataDir = await newFolder(home)
  const { keys } = await loadSecrets(dataDir)
  await withClient(database.connection, (client) => claimDatabase(client, keys))
  await database.createUser({ name: 'Ada' })
  whole = path.join(home, 'whole.tar')
  await backUp({ dataDir, databaseUrl: urlOf(database.connection) }, whole)
})

afterAll(async () => {
  await database.drop()
  await rm(home, { recursive: true })
})

/** Refused with this code, and everything is as it was. */
async function expectRefused(file: string, code: string): Promise<void> {
  const state = async () => [await contentsOf(database.pool), await filesBelow(dataDir)]
  const before = await state()
  const place = { dataDir, databaseUrl: urlOf(database.connection) }
  await expect(restore(file, place, { replace: true })).rejects.toMatchObject({ code })
  expect(await state()).toEqual(before)
}

test('one changed bit anywhere is seen', async () => {
  const file = path.join(home, 'flipped.tar')
  await copyFile(whole, file)
  const bytes = await readFile(whole)
  const handle = await open(file, 'r+')
  // All over the file, no place a multiple of a block, and each byte of the end.
  const places = Array.from({ length: 400 }, (_, index) => Math.floor((index * bytes.length) / 401))
  for (let back = 1; back <= 64; back++) places.push(bytes.length - back * 31)
  for (const [turn, at] of places.entries()) {
    const flipped = Buffer.of((bytes[at] ?? 0) ^ (1 << (turn % 8)))
    await handle.write(flipped, 0, 1, at)
    await expect(openArchive(file), `byte ${at}`).rejects.toMatchObject({ code: 'backup_damaged' })
    await handle.write(bytes, at, 1, at)
  }
  await expect(openArchive(file)).resolves.toBeDefined()
  await handle.write(Buffer.of((bytes[700] ?? 0) ^ 1), 0, 1, 700)
  await handle.close()
  await expectRefused(file, 'backup_damaged')
})

test('one that is cut off, or longer, or no backup at all, is refused', async () => {
  const bytes = await readFile(whole)
  const file = path.join(home, 'cut.tar')
  for (const length of [
    0,
    1,
    511,
    512,
    4096,
    bytes.length >> 1,
    bytes.length - 512,
    bytes.length - 1,
  ]) {
    await writeFile(file, bytes.subarray(0, length))
    await expect(openArchive(file), `${length} bytes`).rejects.toMatchObject({
      code: 'backup_damaged',
    })
  }
  await writeFile(file, Buffer.concat([bytes, Buffer.alloc(512)]))
  await expectRefused(file, 'backup_damaged')
  await expectRefused(path.join(home, 'nowhere.tar'), 'backup_unreadable')
})

/** The same backup with other words in its manifest, and whole. */
async function rewritten(change: (text: string) => string): Promise<string> {
  const archive = await openArchive(whole)
  const file = path.join(home, `rewritten-${performance.now()}.tar`)
  const writer = await createArchive(file)
  for (const name of archive.names) {
    const bytes = await buffer(archive.read(name))
    const isManifest = name === partNames.manifest
    await writer.add(name, [isManifest ? Buffer.from(change(bytes.toString())) : bytes])
  }
  await writer.seal()
  await writer.close()
  return file
}

test.each([
  ['its form', 'backup_newer', /"format": 1/, '"format": 2'],
  ['its migrations', 'backup_newer', /"20261123140000"/, '"20991123140000"'],
  ['a part of the squashed', 'backup_partial', /"20261123130000"/, '"20261121080100"'],
  ['an edited migration', 'backup_other', /"sha256": "[0-9a-f]{4}/, '"sha256": "0000'],
])('one of another Larder is known by %s', async (_by, code, found, written) => {
  const file = await rewritten((text) => text.replace(found, written))
  expect((await readFile(file)).length).toBeGreaterThan(512)
  await expectRefused(file, code)
})
