import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimDatabase } from '#server/migrations/claim.ts'
import { loadSecrets } from '#server/secrets.ts'
import { openSource, type Place } from '#server/backup/source.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { type FullAccount, fillAccount } from '../account/full-account.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startTemporaryCluster } from '../support/temporary-cluster.ts'
import {
  backUp,
  contentsOf,
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
let source: Place
let account: FullAccount

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder-backup-'))
  // Roles belong to a whole cluster, and a restore sets their passwords: no other test may share it.
  cluster = await startTemporaryCluster()
  database = await createTestDatabase(cluster.connection())
  source = { dataDir: await newFolder(home), databaseUrl: urlOf(database.connection) }
  const { keys } = await loadSecrets(source.dataDir)
  await withClient(database.connection, (client) => claimDatabase(client, keys))
  account = await fillAccount(database)
  const { rows } = await database.pool.query<{ id: string }>('select id from pictures')
  await writePicture(source.dataDir, account.id, rows[0]?.id ?? '', 'a portrait')
})

afterAll(async () => {
  await database.drop()
  await cluster.stop()
  await rm(home, { recursive: true })
})

const contentsOfDatabase = (place: Place) =>
  openSource(place, () => undefined).then(async ({ client, close }) => {
    try {
      return await contentsOf(client)
    } finally {
      await close()
    }
  })

test('from a database to a folder and on to another database all is the same', async () => {
  const before = await contentsOf(database.pool)
  expect(Object.values(before).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(45)

  const first = path.join(home, 'first.tar')
  await backUp(source, first)
  expect((await stat(first)).mode & 0o777).toBe(0o600)
  const folder: Place = { dataDir: await newFolder(home), databaseUrl: undefined }
  await restore(first, folder)
  expect(await contentsOfDatabase(folder)).toEqual(before)

  const second = path.join(home, 'second.tar')
  await backUp(folder, second)
  const other = await emptyDatabase(cluster.connection())
  const elsewhere: Place = { dataDir: await newFolder(home), databaseUrl: urlOf(other) }
  await restore(second, elsewhere)
  expect(await withClient(other, contentsOf)).toEqual(before)
  for (const { dataDir } of [folder, elsewhere]) {
    expect(await filesBelow(path.join(dataDir, 'pictures'))).toEqual(
      await filesBelow(path.join(source.dataDir, 'pictures')),
    )
    expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(
      await readFile(path.join(source.dataDir, 'secrets.json'), 'utf8'),
    )
  }
})

test('what is written meanwhile is there whole or not at all, and in its order', async () => {
  const writers = await Promise.all([1, 2, 3].map(() => database.createUser()))
  const acknowledged = new Map<string, number>()
  const writing = new AbortController()
  const work = writers.map(async (writer) => {
    for (let step = 1; !writing.signal.aborted; step++) {
      // Two tables in one transaction: neither is without the other.
      await database.asUser(writer, async (client) => {
        await client.query('insert into pantry_items (name) values ($1)', [`item ${step}`])
        await client.query('insert into favorite_recipes (recipe_id) values ($1)', [String(step)])
      })
      acknowledged.set(writer, step)
    }
  })
  await expect
    .poll(() => Math.min(...writers.map((id) => acknowledged.get(id) ?? 0)))
    .toBeGreaterThan(5)
  const surely = new Map(acknowledged)
  const file = path.join(home, 'busy.tar')
  try {
    await backUp(source, file)
  } finally {
    writing.abort()
    await Promise.all(work)
  }

  const target = await emptyDatabase(cluster.connection())
  await restore(file, { dataDir: await newFolder(home), databaseUrl: urlOf(target) })
  const { rows } = await withClient(target, (client) =>
    client.query<{ user_id: string; items: number; kept: number; last: number }>(
      `select user_id, count(*)::int as items, max(substr(name, 6)::int) as last,
         (select count(*)::int from favorite_recipes as kept where kept.user_id = held.user_id) as kept
       from pantry_items as held where user_id = any ($1) group by 1`,
      [writers],
    ),
  )
  expect(rows.length).toBe(3)
  for (const { user_id: writer, items, kept, last } of rows) {
    expect({ items, kept }).toEqual({ items: last, kept: last })
    expect(last).toBeGreaterThanOrEqual(surely.get(writer) ?? Infinity)
  }
})

test('a Larder that is there is replaced only when told, and what lay there is moved aside', async () => {
  const file = path.join(home, 'replacing.tar')
  await backUp(source, file)
  const existing = await createTestDatabase(cluster.connection())
  const dataDir = await newFolder(home)
  const { keys } = await loadSecrets(dataDir)
  await withClient(existing.connection, (client) => claimDatabase(client, keys))
  await fillAccount(existing)
  const place: Place = { dataDir, databaseUrl: urlOf(existing.connection) }
  const before = { rows: await contentsOf(existing.pool), files: await filesBelow(dataDir) }

  await expect(restore(file, place)).rejects.toMatchObject({ code: 'target_not_empty' })
  expect({ rows: await contentsOf(existing.pool), files: await filesBelow(dataDir) }).toEqual(
    before,
  )

  const { before: aside = '' } = await restore(file, place, { replace: true })
  expect(await contentsOf(existing.pool)).toEqual(await contentsOf(database.pool))
  expect((await filesBelow(aside))['secrets.json']).toBe(before.files['secrets.json'])
  await existing.drop()
})

test('tables of somebody else are never touched, and an empty place has nothing to back up', async () => {
  const file = path.join(home, 'strangers.tar')
  await backUp(source, file)
  const strangers = await emptyDatabase(cluster.connection())
  await withClient(strangers, (client) => client.query('create table public.invoices (id int)'))
  const place: Place = { dataDir: await newFolder(home), databaseUrl: urlOf(strangers) }
  await expect(restore(file, place, { replace: true })).rejects.toMatchObject({
    code: 'target_not_larder',
  })
  expect(await filesBelow(place.dataDir)).toEqual({})
  await expect(backUp(place, path.join(home, 'none.tar'))).rejects.toMatchObject({
    code: 'nothing_there',
  })
  await expect(backUp(source, file)).rejects.toMatchObject({ code: 'file_exists' })
})
