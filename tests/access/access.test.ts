import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { checkMatrix } from './matrix/check.ts'
import { readEntries } from './matrix/entries.ts'
import { openMatrix } from './matrix/matrix.ts'
import { fillWorld } from './world/world.ts'

let database: TestDatabase
let client: Client
let entries: Map<string, string>
beforeAll(async () => {
  database = await createTestDatabase()
  await fillWorld(database)
  client = new Client(database.connection)
  await client.connect()
  entries = await readEntries()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(() => client.query('begin'))
afterEach(() => client.query('rollback'))

/** What the matrix finds at these relations and functions alone. */
async function findingsAt(...objects: string[]) {
  const { cells, run } = await openMatrix(client)
  const at = (object = '') => objects.includes(object)
  const expected = [...entries].filter(([name]) => at(name.split(': ')[0]))
  const checked = await checkMatrix(
    { cells: cells.filter(({ object }) => at(object)), run },
    new Map(expected),
  )
  return checked.findings.map(({ name, what }) => `${name}: ${what}`)
}

test('nobody sees or changes what is not theirs', async () => {
  const { cells, findings } = await checkMatrix(await openMatrix(client), entries)
  expect(findings).toEqual([])
  expect(cells).toBeGreaterThan(7_000)
})

test('a table and a function without an entry are named', async () => {
  await client.query(`
    create table undeclared_things (id bigint primary key);
    create function undeclared_act() returns integer language sql as 'select 1'`)
  expect(await findingsAt('undeclared_things', 'undeclared_act()')).toEqual([
    'undeclared_things: has no entry',
    'undeclared_act(): has no entry',
  ])
})

test('a column without an entry is named', async () => {
  await client.query('alter table staple_lists add column undeclared text')
  expect(await findingsAt('staple_lists')).toContain(
    'staple_lists: update (undeclared) as trial: has no entry: denied',
  )
})

test('an entry of what is gone is named', async () => {
  await client.query('alter table staple_lists drop column ingredients cascade')
  expect(await findingsAt('staple_lists')).toContain(
    'staple_lists: update (ingredients) as trial: stands in the entries, but not in the schema',
  )
})

test('a row that a stranger sees is a leak, whatever the entries say', async () => {
  await client.query(`alter policy "members see the pantry" on pantry_items using (true)`)
  entries = new Map([...entries, ['pantry_items: select as stranger', 'anything']])
  expect(await findingsAt('pantry_items')).toContainEqual(
    expect.stringMatching(/^pantry_items: select as stranger: .*sees ada’s pantry/),
  )
})

test('a row that a stranger changes is a leak, whatever the answer says', async () => {
  await client.query(`alter policy "cooks empty the pantry" on pantry_items using (true)`)
  expect(await findingsAt('pantry_items')).toContainEqual(
    expect.stringMatching(
      /^pantry_items: delete all, unseen as stranger: .*deletes public.pantry_items of ada/,
    ),
  )
})
