import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let ada: string
let eve: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, eve] = await Promise.all([database.createUser(), database.createUser()])
})

async function begin(user: string, purpose = 'avatar'): Promise<string> {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ picture: string }>('select * from begin_picture($1)', [purpose]),
  )
  return rows[0]?.picture ?? 'none'
}

const setPortrait = async (user: string, picture: string | null) =>
  (
    await database.asUser(user, (client) =>
      client.query<{ path: string }>('select set_portrait($1) as path', [picture]),
    )
  ).rows.map(({ path }) => path)

const addressOf = (user: string, picture: string) =>
  `/storage/v1/object/public/pictures/${user}/${picture}.webp`

const writeAvatar = (user: string, address: string | null) =>
  database.asUser(user, (client) =>
    client.query('update profiles set name = $2, avatar_url = $3 where id = $1', [
      user,
      'Ada L.',
      address,
    ]),
  )

const profile = async (user: string) =>
  (await database.pool.query('select name, avatar_url from profiles where id = $1', [user])).rows[0]

const clear = (paths: string[]) =>
  database.asService((client) => client.query('select clear_pictures($1)', [paths]))

test('a new portrait stands on the profile, and names the earlier ones that must go', async () => {
  const first = await begin(ada)
  expect(await setPortrait(ada, first)).toEqual([])
  expect(await profile(ada)).toMatchObject({ avatar_url: addressOf(ada, first) })
  const second = await begin(ada)
  expect(await setPortrait(ada, second)).toEqual([`${ada}/${first}.webp`])
  await clear([`${ada}/${first}.webp`])
  expect(await setPortrait(ada, null)).toEqual([`${ada}/${second}.webp`])
  // Nobody has said yet that its file is gone.
  expect(await setPortrait(ada, null)).toEqual([`${ada}/${second}.webp`])
  expect(await profile(ada)).toMatchObject({ avatar_url: null })
})

test('the plain update keeps a picture of one’s own and takes none from elsewhere', async () => {
  const own = await begin(ada)
  await setPortrait(ada, own)
  await writeAvatar(ada, addressOf(ada, own))
  expect(await profile(ada)).toEqual({ name: 'Ada L.', avatar_url: addressOf(ada, own) })
  await writeAvatar(ada, null)
  await writeAvatar(ada, addressOf(ada, own))
  const foreign = await begin(eve)
  const recipe = await begin(ada, 'recipe')
  for (const address of [
    'https://tracker.example/pixel.gif',
    addressOf(eve, foreign),
    addressOf(ada, foreign),
    addressOf(ada, recipe),
    addressOf(ada, randomUUID()),
    `${addressOf(ada, own)}?x`,
  ]) {
    await expect(writeAvatar(ada, address)).rejects.toMatchObject({
      code: '23514',
      message: 'picture_not_own',
    })
  }
  await expect(setPortrait(ada, foreign)).rejects.toMatchObject({ message: 'picture_not_own' })
})

test('twenty portraits an hour, also when they come at once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => begin(ada)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  await expect(begin(ada)).rejects.toMatchObject({ message: 'picture_limit' })
  await begin(eve)
  await database.pool.query(
    `update pictures set created_at = created_at - interval '61 minutes' where user_id = $1`,
    [ada],
  )
  await begin(ada)
})

test('a portrait that was taken away still counts for its hour', async () => {
  for (let count = 0; count < 20; count++) await clear(await setPortrait(ada, await begin(ada)))
  await expect(begin(ada)).rejects.toMatchObject({ message: 'picture_limit' })
})

test('what still has a file is one of the 500, taken away or not', async () => {
  await database.pool.query(
    `insert into pictures (user_id, purpose, created_at)
     select $1, 'avatar', now() - interval '2 hours' from generate_series(1, 500)`,
    [ada],
  )
  const paths = await setPortrait(ada, null)
  expect(paths).toHaveLength(500)
  await database.pool.query(
    `update pictures set removed_at = now() - interval '2 hours' where user_id = $1`,
    [ada],
  )
  await expect(begin(ada)).rejects.toMatchObject({ message: 'row_limit_reached' })
  const own = database.asUser(ada, (client) => client.query('select clear_pictures($1)', [paths]))
  await expect(own).rejects.toMatchObject({ code: '42501' })
  await clear(paths)
  await begin(ada)
})

test('nobody writes the rows by hand, and strangers see none', async () => {
  await begin(ada)
  const forged = database.asUser(ada, (client) =>
    client.query(`insert into pictures (user_id, purpose) values ($1, 'avatar')`, [ada]),
  )
  await expect(forged).rejects.toMatchObject({ code: '42501' })
  const seen = await database.asUser(eve, (client) => client.query('select * from pictures'))
  expect(seen.rows).toEqual([])
  const visitor = database.asAnon((client) => client.query(`select * from begin_picture('avatar')`))
  await expect(visitor).rejects.toMatchObject({ code: '42501' })
})

test('pictures of recipes are counted apart: more of them an hour, for whoever brings many', async () => {
  const hold = (purpose: string, count: number) =>
    database.pool.query(
      'insert into pictures (user_id, purpose) select $1, $2 from generate_series(1, $3::integer)',
      [ada, purpose, count],
    )
  await hold('avatar', 20)
  await hold('recipe', 999)
  expect(await begin(ada, 'recipe')).not.toBe('none')
  await expect(begin(ada, 'recipe')).rejects.toMatchObject({ message: 'picture_limit' })
  await expect(begin(ada)).rejects.toMatchObject({ message: 'picture_limit' })
})
