import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueFile, catalogueFile } from '#catalogue/catalogue-file.ts'
import { loadCatalogue } from '#catalogue/load.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { readMigrations } from '#server/migrations/migration-files.ts'
import { readRecord } from '#server/migrations/record.ts'
import { baseline } from '#server/migrations/squashed.ts'
import { paths } from '#server/paths.ts'
import { type Cluster, startCluster } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { smallCatalogue } from '../catalogue/small-catalogue.ts'
import { createTestDatabase } from '../support/database.ts'
import { differences } from '../support/schema/differences.ts'
import { describeDatabase } from '../support/schema/describe.ts'
import { migrateTo, nameSquashed, settle, upgrade } from './era.ts'
import { type Held, readAll } from './full-database.ts'
import { fillWorld } from './world.ts'

let folder: string
let cluster: Cluster
let today: Held
let versions: string[]
let catalogue: CatalogueFile

beforeAll(async () => {
  const database = await createTestDatabase()
  await fillWorld(database)
  today = await withClient(database.connection, readAll)
  await database.drop()
  versions = (await readMigrations(paths.migrations)).map(({ version }) => version)
  const whole = catalogueFile.parse(JSON.parse(await readFile(paths.catalogue, 'utf8')))
  catalogue = smallCatalogue(whole, whole.recipes.slice(0, 20), [])
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-upgrades-'))
  // Roles belong to a whole cluster: no other test may share it.
  cluster = await startCluster({ dataDir: folder, password: 'test', log: () => undefined })
})

afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true })
})

const sinceBaseline = (count: number) => versions.slice(0, versions.indexOf(baseline) + 1 + count)

test.each([
  ['of the migrations before the baseline', 0, nameSquashed],
  ['of the baseline', 0, () => Promise.resolve()],
  ['of those before the baseline and one more', 1, nameSquashed],
])('a database %s comes along with all that people made', async (when, more, prepare) => {
  const name = `era_${when.replaceAll(' ', '_')}`
  await withClient(cluster.connection(), (client) => client.query(`create database ${name}`))
  await withClient(cluster.connection(name), async (client) => {
    await migrateTo(client, sinceBaseline(more))
    await settle(client, today)
    await prepare(client)
    const { faults, filledTables } = await upgrade(client)
    expect(faults).toEqual([])
    expect(filledTables).toBeGreaterThanOrEqual(60)
    const record = await readRecord(client)
    expect(record.map(({ version }) => version)).toEqual(versions)
    // What every start does next; the whole catalogue takes the same statements.
    await loadCatalogue(client, catalogue)
  })
})

test('everybody cooks at home in a database in which nobody shared a kitchen', async () => {
  const before = versions.slice(0, versions.indexOf('20261201100000'))
  await withClient(cluster.connection(), (client) => client.query('create database alone'))
  await withClient(cluster.connection('alone'), async (client) => {
    await migrateTo(client, before)
    await settle(client, today)
    expect((await upgrade(client)).faults).toEqual([])
    const { rows } = await client.query(`
      select count(*)::integer as people,
        bool_and(private.kitchen_of(person.id) = person.id and own.here) as "areAtHome",
        count(distinct own.epoch)::integer as epochs
      from auth.users as person
      left join public.kitchen_members as own on own.user_id = person.id and own.kitchen = person.id`)
    expect(rows).toEqual([{ people: 8, areAtHome: true, epochs: 8 }])
  })
})

test('what had no word before is not known of any row, and a recipe is as premium as it was', async () => {
  const before = versions.slice(0, versions.indexOf('20261126020000'))
  await withClient(cluster.connection(), (client) => client.query('create database unjudged'))
  await withClient(cluster.connection('unjudged'), async (client) => {
    await migrateTo(client, before)
    await settle(client, today)
    await client.query(`update public.recipe_cards set contains = '{}', free_of = '{nuts,fish}'`)
    // As that version wrote them.
    for (const table of ['recipe_matches', 'hidden_recipe_matches']) {
      await client.query(
        `update private.${table} as stored set traits = derived.traits
         from private.derived_recipe_matches as derived where derived.recipe_id = stored.recipe_id`,
      )
    }
    await upgrade(client)
    const { rows } = await client.query(`
      select count(*) > 0 as some, bool_and(stored.traits = derived.traits) as "areRight"
      from (
        select recipe_id, traits from private.recipe_matches
        union all
        select recipe_id, traits from private.hidden_recipe_matches
      ) as stored
      join private.derived_recipe_matches as derived using (recipe_id)`)
    expect(rows).toEqual([{ some: true, areRight: true }])
    const { rows: claims } = await client.query(
      `select free_of from (
         select free_of from public.ingredients union all select free_of from public.recipe_cards
       ) as known
       where free_of && $1`,
      [avoidable.slice(avoidable.indexOf('peanuts'))],
    )
    expect(claims).toEqual([])
  })
})

test('one with a part of the migrations before the baseline is refused, and left as it is', async () => {
  await withClient(cluster.connection(), (client) => client.query('create database part'))
  await withClient(cluster.connection('part'), async (client) => {
    await migrateTo(client, sinceBaseline(0))
    await nameSquashed(client)
    await client.query('delete from supabase_migrations.schema_migrations where version > $1', [
      '20261121080900',
    ])
    await client.query('comment on schema auth is null')
    const before = await describeDatabase(client)
    await expect(migrate(client, {})).rejects.toMatchObject({
      code: 'migration_partial',
      message: expect.stringContaining('9 of the 77 migrations'),
    })
    expect(differences(before, await describeDatabase(client))).toEqual([])
    expect((await readRecord(client)).length).toBe(9)
  })
})

test('servers that start together on such a database bring it on once', async () => {
  await withClient(cluster.connection(), (client) => client.query('create database together'))
  await withClient(cluster.connection('together'), async (first) => {
    await migrateTo(first, sinceBaseline(0))
    await nameSquashed(first)
    const applied = await withClient(cluster.connection('together'), (second) =>
      Promise.all([migrate(first, {}), migrate(second, {})]),
    )
    expect(applied.flat().toSorted()).toEqual(versions.slice(1))
    expect((await readRecord(first)).map(({ version }) => version)).toEqual(versions)
  })
})
