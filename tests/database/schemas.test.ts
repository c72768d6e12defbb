import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applyPlatform } from '#server/migrations/platform.ts'
import { paths } from '#server/paths.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applySchemas, listSchemas } from '../support/schema/apply-schemas.ts'
import { describeDatabase } from '../support/schema/describe.ts'
import { differences } from '../support/schema/differences.ts'

const cluster = inject('cluster')
const name = `schemas_${randomUUID().replaceAll('-', '')}`
let migrated: TestDatabase

beforeAll(async () => {
  migrated = await createTestDatabase()
  await withClient(cluster, (client) => client.query(`create database ${name} template template0`))
})

afterAll(async () => {
  await migrated.drop()
  await withClient(cluster, (client) => client.query(`drop database ${name}`))
})

test('the migrations equal the schemas', async () => {
  const byMigrations = await withClient(migrated.connection, describeDatabase)
  const bySchemas = await withClient({ ...cluster, database: name }, async (client) => {
    await applyPlatform(client, paths.platform, async (_name, sql) => {
      await client.query(sql)
    })
    await applySchemas(client)
    return describeDatabase(client)
  })
  expect(bySchemas.size).toBeGreaterThan(700)
  // -: the migrations alone make it; +: the schemas alone do.
  expect(differences(byMigrations, bySchemas).join('\n')).toBe('')
})

test('every file of the schema is on the list, once', async () => {
  const folder = path.join(paths.root, 'supabase', 'schemas')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql'))
  const listed = (await listSchemas()).map((file) => path.relative('schemas', file))
  expect(listed.toSorted()).toEqual(files.toSorted())
})
