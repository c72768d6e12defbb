import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Manifest, manifestSchema, partNames } from '#server/backup/manifest.ts'
import { openArchive } from '#server/backup/read-archive.ts'
import { digestOf, sealBytes, sealOf } from '#server/backup/seal.ts'
import type { Place } from '#server/backup/source.ts'
import { tarHeader } from '#server/backup/tar.ts'
import { createArchive } from '#server/backup/write-archive.ts'
import { claimDatabase } from '#server/migrations/claim.ts'
import { loadSecrets } from '#server/secrets.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startTemporaryCluster } from '../support/temporary-cluster.ts'
import {
  backUp,
  emptyDatabase,
  filesBelow,
  newFolder,
  restore,
  urlOf,
  writePicture,
} from './places.ts'

let home: string
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>
let database: TestDatabase
let whole: string
/** Stays as empty as it is: whatever is restored to it is refused. */
let empty: Place

const id = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder-made-up-'))
  // A restore sets the passwords of roles, which belong to a whole cluster.
  cluster = await startTemporaryCluster()
  database = await createTestDatabase(cluster.connection())
  const source = { dataDir: await newFolder(home), databaseUrl: urlOf(database.connection) }
  const { keys } = await loadSecrets(source.dataDir)
  await withClient(database.connection, (client) => claimDatabase(client, keys))
  await writePicture(source.dataDir, id, id, 'a portrait')
  whole = path.join(home, 'whole.tar')
  await backUp(source, whole)
  empty = await emptyPlace()
})

afterAll(async () => {
  await database.drop()
  await cluster.stop()
  await rm(home, { recursive: true })
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The whole backup with a part more, and with whatever else is changed in its manifest; sealed as ours are. */
async function madeUp(name?: string, change: (manifest: Manifest) => void = () => undefined) {
  const archive = await openArchive(whole)
  const file = path.join(home, `made-up-${performance.now()}.tar`)
  const writer = await createArchive(file)
  for (const part of archive.names.filter((one) => one !== partNames.manifest)) {
    await writer.add(part, [await buffer(archive.read(part))])
  }
  const manifest = manifestSchema.parse(structuredClone(archive.manifest))
  if (name !== undefined) manifest.parts.push(await writer.add(name, [Buffer.from('made up')]))
  change(manifest)
  await writer.add(partNames.manifest, [Buffer.from(JSON.stringify(manifest))])
  await writer.seal()
  await writer.close()
  return file
}

async function emptyPlace(): Promise<Place> {
  const databaseUrl = urlOf(await emptyDatabase(cluster.connection()))
  return { dataDir: await newFolder(await newFolder(home)), databaseUrl }
}

const code = 'backup_damaged'

/** What becomes of a restore: its code, and which files changed in the data folder and around it. */
async function outcomeOf(file: string) {
  const before = await filesBelow(home)
  const outcome = await restore(file, empty).catch((thrown: unknown) => thrown)
  const after = await filesBelow(home)
  const names = Object.keys({ ...before, ...after })
  return { outcome, changed: names.filter((name) => before[name] !== after[name]) }
}
const refused = { outcome: expect.objectContaining({ code }), changed: [] }

const picture = `${id}/${id}.webp`

test.each([
  'pictures/../../../outside',
  'pictures/../../inside',
  `pictures/${id}/../../../../outside`,
  'secrets.json/../../outside',
  'secrets.json/../../../outside',
  'secrets.json.other',
  'test-checkout.json/../../../outside',
  'test-checkout.json~',
  '../outside',
  '/tmp/larder-outside',
  'lock.json',
  'run/larder-000000.json',
  'postgres/postgresql.auto.conf',
  'pictures/',
  `pictures//${picture}`,
  `pictures/./${picture}`,
  `./pictures/${picture}`,
  `pictures\\${id}\\${id}.webp`,
  `pictures/${id}\\..\\..\\x.webp`,
  `pictures/${picture}\n`,
  `pictures/${picture}/x`,
  `pictures/${picture.toUpperCase()}`,
  `Pictures/${picture}`,
  `pictures/${id}/CON`,
  `pictures/${id}/${id}.webp:stream`,
  `pictures/${id}/${id.replace('1', '１')}.webp`,
  `pictures/\u2024\u2024/\u2024\u2024/outside`,
  `pictures/..\u2215..\u2215outside`,
  'tables/private.made_up.jsonl.gz',
  'SHA256',
])('a part named %j is refused, and nothing is written', async (name) => {
  expect(await outcomeOf(await madeUp(name))).toEqual(refused)
})

test.each([
  ['a table that leads elsewhere', '../../outside', 'x'],
  ['a table of a schema that leads elsewhere', 'x', '../../outside'],
])('%s is refused', async (_what, schema, name) => {
  const file = await madeUp(partNames.table({ schema, name }), ({ tables }) => {
    const [first] = tables
    if (first !== undefined) tables.push({ ...first, schema, name })
  })
  expect(await outcomeOf(file)).toEqual(refused)
})

test('a counter that is none of Larder’s is not set', async () => {
  const file = await madeUp(undefined, ({ sequences }) => {
    sequences.push({ schema: 'others', name: 'invoices', lastValue: '1', isCalled: true })
  })
  const target = await emptyDatabase(cluster.connection())
  await withClient(target, (client) =>
    client.query(`create schema others; create sequence others.invoices;
      select setval('others.invoices', 700)`),
  )
  const place = { dataDir: await newFolder(home), databaseUrl: urlOf(target) }
  await expect(restore(file, place)).rejects.toMatchObject({ code: 'backup_other' })
  const { rows } = await withClient(target, (client) =>
    client.query('select last_value::int as last from others.invoices'),
  )
  expect(rows).toEqual([{ last: 700 }])
})

/** The whole backup with other bytes in the header of its picture, sealed anew. */
async function withHeader(change: (header: Buffer) => void): Promise<string> {
  const bytes = await readFile(whole)
  const at = bytes.indexOf(tarHeader({ name: `pictures/${picture}`, size: 'a portrait'.length }))
  const header = bytes.subarray(at, at + 512)
  change(header)
  // The sum counts itself as spaces.
  header.write(' '.repeat(8), 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const file = path.join(home, `header-${performance.now()}.tar`)
  const body = bytes.subarray(0, bytes.length - sealBytes)
  await writeFile(file, body)
  await writeFile(file, Buffer.concat([body, sealOf(await digestOf(file, body.length))]))
  return file
}

test.each([
  ['a hard link', (header: Buffer) => header.write(`1/etc/passwd\0`, 156)],
  ['a symbolic link', (header: Buffer) => header.write(`2/etc\0`, 156)],
  ['a device', (header: Buffer) => header.write('3', 156)],
  ['a block device', (header: Buffer) => header.write('4', 156)],
  ['a folder', (header: Buffer) => header.write('5', 156)],
  ['a pipe', (header: Buffer) => header.write('6', 156)],
  ['a longer name to come', (header: Buffer) => header.write('L', 156)],
  ['headers to come', (header: Buffer) => header.write('x', 156)],
  ['a name with a prefix', (header: Buffer) => header.write('../outside\0', 345)],
  ['a name that ends early', (header: Buffer) => header.write('\0', 20)],
  ['a name twice', (header: Buffer) => header.write('secrets.json'.padEnd(100, '\0'), 0)],
  ['a file for everybody', (header: Buffer) => header.write('0004777\0', 100)],
  ['a larger size', (header: Buffer) => header.write('77777777777\0', 124)],
  ['a size in another form', (header: Buffer) => header.write('\x80', 124, 'latin1')],
])('%s is refused', async (_what, change) => {
  expect(await outcomeOf(await withHeader(change))).toEqual(refused)
})

test('links that lie in the data folder already are moved, and never followed', async () => {
  const place = await emptyPlace()
  const { dataDir } = place
  const outside = await newFolder(home)
  await mkdir(path.join(outside, id))
  await writeFile(path.join(outside, id, `${id}.webp`), 'another portrait')
  const before = await filesBelow(outside)
  // A link that leads nowhere is in the way, too.
  await symlink(path.join(outside, 'nothing'), path.join(dataDir, 'secrets.json'))
  await expect(restore(whole, place)).rejects.toMatchObject({ code: 'target_not_empty' })

  await symlink(outside, path.join(dataDir, 'pictures'))
  await symlink(outside, path.join(dataDir, 'restore.unfinished'))
  const { before: aside = '' } = await restore(whole, place, { replace: true })
  expect(await filesBelow(outside)).toEqual(before)
  expect(await readlink(path.join(aside, 'pictures'))).toBe(outside)
  expect((await lstat(path.join(dataDir, 'secrets.json'))).isFile()).toBe(true)
  expect((await filesBelow(path.join(dataDir, 'pictures')))[picture]).toBe(
    sha256(Buffer.from('a portrait')),
  )
})
