import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as change from '#domain/shopping/changes.ts'
import { itemsIn, listsIn } from '#domain/shopping/records.ts'
import { disorder, livedThrough } from '#domain/shopping/testing/devices.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import { times } from '#domain/testing/times.ts'
import { replay, type Json, type Operation, type RecordDoc } from '#domain/sync/records.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const json: z.ZodType<Json> = z.json()
const snapshotSchema = z.object({
  account: z.string(),
  version: z.number(),
  defaultList: z.string(),
  records: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      doc: z.record(z.string(), z.tuple([z.string(), json])),
    }),
  ),
  refused: z.array(z.object({ code: z.string() })).default([]),
})

async function apply(user: string, operations: readonly unknown[], account = user) {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ answer: unknown }>('select apply_shopping_operations($1, $2) as answer', [
      account,
      JSON.stringify(operations),
    ]),
  )
  return snapshotSchema.parse(rows[0]?.answer)
}

async function snapshot(user: string) {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ answer: unknown }>('select shopping_snapshot() as answer'),
  )
  return snapshotSchema.parse(rows[0]?.answer)
}

async function rowsOf(user: string) {
  const { rows } = await database.asUser(user, (client) =>
    client.query(
      `select id, list_id as "listId", name, category, amount, unit, checked
       from shopping_list_items order by id`,
    ),
  )
  return rows
}

function recordsOf({ records }: z.infer<typeof snapshotSchema>) {
  const kinds = new Map<string, Map<string, RecordDoc>>()
  for (const { kind, id, doc } of records)
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, RecordDoc>()).set(id, doc))
  return kinds
}

const clock = hybridClock('test')
const now = () => clock.next(Date.now())

function addMilk(id: string = randomUUID()): Operation {
  const item = { id, name: 'Milk', category: 'Shopping List', amount: '1', unit: 'l' }
  return change.added(item, now(), Date.now())
}

test('many lives of two devices come to the same in PostgreSQL, in any order', async () => {
  for (let seed = 1; seed <= times({ quick: 40, thorough: 400 }); seed += 1) {
    const user = await database.createUser()
    const { sent } = livedThrough(seed, 60)
    const operations = disorder(sent, seed)
    const half = Math.floor(operations.length / 2)
    await apply(user, operations.slice(0, half))
    const answer = await apply(user, operations.slice(half))
    expect(answer.refused, `seed ${seed}`).toEqual([])
    const before = await snapshot(user)
    const expected = replay(recordsOf(await snapshot(user)), sent)
    const items = itemsIn(expected, answer.defaultList)
      .map(({ id, listId, name, category, amount, unit, checked }) => {
        return { id, listId, name, category, amount, unit, checked }
      })
      .toSorted((left, right) => (left.id < right.id ? -1 : 1))
    expect(await rowsOf(user), `seed ${seed}`).toEqual(items)
    expect(itemsIn(recordsOf(answer), answer.defaultList), `seed ${seed}`).toEqual(
      itemsIn(replay(new Map(), sent), answer.defaultList).map((item) =>
        listsIn(recordsOf(answer), answer.defaultList).some(({ id }) => id === item.listId)
          ? item
          : { ...item, listId: answer.defaultList },
      ),
    )
    // Sent once more, all of it says nothing new.
    expect((await apply(user, operations)).version, `seed ${seed}`).toBe(before.version)
  }
}, 240_000)

test('a plain write goes into the record, and what a device did on it still counts', async () => {
  const user = await database.createUser()
  const milk = randomUUID()
  await apply(user, [addMilk(milk)])
  await database.asUser(user, (client) =>
    client.query(`update shopping_list_items set amount = '5', checked = true where id = $1`, [
      milk,
    ]),
  )
  const known =
    recordsOf(await snapshot(user))
      .get('shopping-item')
      ?.get(milk) ?? {}
  await apply(user, [change.stepped(milk, known, { by: 2, unit: 'l' }, now())])
  expect(await rowsOf(user)).toMatchObject([{ amount: '7', checked: true }])
  await database.asUser(user, (client) =>
    client.query(`update shopping_list_items set amount = '3' where id = $1`, [milk]),
  )
  const [item] = itemsIn(recordsOf(await snapshot(user)), null)
  expect(item).toMatchObject({ amount: '3', unit: 'l', checked: true })
  await database.asUser(user, (client) => client.query('delete from shopping_list_items'))
  expect(itemsIn(recordsOf(await snapshot(user)), null)).toEqual([])
  await apply(user, [change.removed(milk, false, now())])
  expect(await rowsOf(user)).toMatchObject([{ name: 'Milk', amount: '3' }])
})

test('a list that goes leaves what others put on it, and takes it back with it', async () => {
  const user = await database.createUser()
  const [party, milk] = [randomUUID(), randomUUID()]
  const list = (fields: object) => change.listChanged(party, fields, now())
  await apply(user, [list({ name: 'Party', removed: false, added: 1 }), addMilk(milk)])
  const { defaultList } = await apply(user, [change.edited(milk, { list: party }, now())])
  expect(await rowsOf(user)).toMatchObject([{ listId: party }])
  await apply(user, [list({ removed: true })])
  expect(await rowsOf(user)).toMatchObject([{ listId: defaultList }])
  const back = await apply(user, [list({ removed: false })])
  expect(await rowsOf(user)).toMatchObject([{ listId: party }])
  expect(listsIn(recordsOf(back), defaultList).map(({ name }) => name)).toEqual([
    'Shopping List',
    'Party',
  ])
  await apply(user, [change.listChanged(defaultList, { removed: true }, now())])
  expect(listsIn(recordsOf(await snapshot(user)), defaultList)).toHaveLength(2)
})

test('what is refused is named, and holds up nothing', async () => {
  const expired = await database.createUser({ situation: 'expired' })
  const other = await database.createUser()
  const theirs = randomUUID()
  await apply(other, [addMilk(theirs)])
  const list = change.listChanged(randomUUID(), { name: 'x' }, now())
  const answer = await apply(expired, [
    list,
    addMilk(theirs),
    { ...addMilk(), clock: 'now' },
    { ...addMilk(), set: { is_default: true } },
    { ...addMilk(), id: 'milk' },
    { ...addMilk(), set: { name: 'x'.repeat(201) } },
    { kind: 'shop', id: other, clock: now(), set: { aisles: [] } },
    addMilk(),
  ])
  expect(answer.refused.map(({ code }) => code)).toEqual([
    'feature_required',
    'id_taken',
    'malformed',
    'malformed',
    'malformed',
    'malformed',
    'malformed',
  ])
  expect(await rowsOf(expired)).toMatchObject([{ name: 'Milk' }])
  expect(await rowsOf(other)).toMatchObject([{ id: theirs, name: 'Milk' }])
})

test('nobody writes or reads in the name of another', async () => {
  const cook = await database.createUser()
  const stranger = await database.createUser()
  await expect(apply(stranger, [addMilk()], cook)).rejects.toMatchObject({
    code: '42501',
    message: 'another_account',
  })
  await apply(cook, [addMilk()])
  expect((await snapshot(stranger)).records.map(({ kind }) => kind)).toEqual(['shopping-list'])
  await database.asUser(stranger, async (client) => {
    const records = await client.query('select distinct kitchen from shopping_records')
    expect(records.rows).toEqual([{ kitchen: stranger }])
    const versions = await client.query('select kitchen from shopping_versions')
    expect(versions.rows).toEqual([{ kitchen: stranger }])
  })
  for (const attack of [
    `insert into shopping_records (kitchen, kind, id, doc) values ('${stranger}', 'shop', '${stranger}', '{}')`,
    `update shopping_versions set version = 0`,
    'delete from shopping_records',
  ]) {
    const attempt = database.asUser(stranger, (client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
  for (const question of ['select shopping_snapshot()', 'select * from shopping_versions']) {
    const attempt = database.asAnon((client) => client.query(question))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('an account that is erased takes all of it along', async () => {
  const user = await database.createUser()
  await apply(user, [addMilk()])
  await database.pool.query('delete from auth.users where id = $1', [user])
  const { rows } = await database.pool.query(
    'select from shopping_records where kitchen = $1 union all select from shopping_versions where kitchen = $1',
    [user],
  )
  expect(rows).toEqual([])
})

test('two devices at once: every operation is in, each once', async () => {
  const user = await database.createUser()
  const id = randomUUID()
  await apply(user, [addMilk(id)])
  await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const own = hybridClock(`device${index}`)
      for (let each = 1; each <= 5; each += 1) {
        const step = { [`+l@device${index}`]: each }
        const operation = { kind: 'shopping-item', id, clock: own.next(Date.now()), set: step }
        await apply(user, [operation])
        await database.asUser(user, (client) =>
          client.query(`insert into shopping_list_items (user_id, name) values ($1, 'Eggs')`, [
            user,
          ]),
        )
      }
    }),
  )
  const rows = await rowsOf(user)
  expect(rows.find((row) => row.id === id)).toMatchObject({ amount: '41' })
  expect(rows.filter(({ name }) => name === 'Eggs')).toHaveLength(40)
})
