import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFile, hashIn } from '#catalogue/catalogue-file.ts'
import { smallCatalogue } from '../tests/catalogue/small-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts'
import { loadBuiltCatalogue } from './catalogue.ts'
import { paths } from './paths.ts'
import { withClient } from './postgres/with-client.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'larder-catalogue-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

test('the catalogue that is there is known by the beginning of its file, and not read again', async () => {
  const text = await readFile(paths.catalogue, 'utf8')
  const whole = catalogueFile.parse(JSON.parse(text))
  expect(hashIn(text.slice(0, 100))).toBe(whole.hash)

  const { hash, ...content } = smallCatalogue(whole, whole.recipes.slice(0, 3), [])
  const built = JSON.stringify({ hash, ...content })
  const file = path.join(folder, 'catalogue.json')
  const load = async (written: string) => {
    await writeFile(file, written)
    const events: string[] = []
    await withClient(database.connection, (client) =>
      loadBuiltCatalogue(client, file, ({ event }) => events.push(event)),
    )
    return events
  }
  expect(await load(built)).toEqual(['recipes loaded'])
  expect(await load(built.slice(0, 100))).toEqual([])
  expect(await load(JSON.stringify({ ...content, hash }))).toEqual([])
  const another = `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`
  await expect(load(built.replace(hash, another).slice(0, 100))).rejects.toThrow(
    'Cannot load the recipes',
  )
  expect(await load(built.replace(hash, another))).toEqual(['recipes loaded'])
})
