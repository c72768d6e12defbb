import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const begin = (person: string) =>
  database.asUser(person, (client) => client.query('select begin_import()'))

test('of seventy recipes at once sixty are read within the hour, and others read on', async () => {
  const ada = await database.createUser()
  const answers = await Promise.allSettled(Array.from({ length: 70 }, () => begin(ada)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(10)
  expect(refused).toContainEqual(
    expect.objectContaining({ code: 'P0001', message: 'import_limit' }),
  )
  await expect(begin(await database.createUser())).resolves.toBeDefined()
  await database.pool.query(
    `update private.import_rate_limits
     set recent = array(select moment - interval '61 minutes' from unnest(recent) as past (moment))`,
  )
  await expect(begin(ada)).resolves.toBeDefined()
  const { rows } = await database.pool.query(
    'select cardinality(recent) as held from private.import_rate_limits where user_id = $1',
    [ada],
  )
  expect(rows).toEqual([{ held: 1 }])
})

test('an account without an address, and a visitor, have nothing read', async () => {
  const nameless = await database.createUser({ anonymous: true })
  await expect(begin(nameless)).rejects.toMatchObject({ code: '42501', message: 'account_needed' })
  const visitor = database.asAnon((client) => client.query('select begin_import()'))
  await expect(visitor).rejects.toMatchObject({ code: '42501' })
})

test('nobody reads or writes the counts themselves', async () => {
  const ada = await database.createUser()
  for (const attack of [
    'select * from private.import_rate_limits',
    'delete from private.import_rate_limits',
  ]) {
    const attempt = database.asUser(ada, (client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})
