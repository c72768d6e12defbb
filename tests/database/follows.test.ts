import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let ada: string
let bo: string
let eve: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, bo, eve] = await Promise.all([
    database.createUser({ situation: 'expired' }),
    database.createUser(),
    database.createUser(),
  ])
})

const follow = (follower: string, followed: string) =>
  database.asUser(follower, (client) =>
    client.query('insert into follows (follower_id, followed_id) values ($1, $2)', [
      follower,
      followed,
    ]),
  )

test('people follow and unfollow, and everyone signed in can count', async () => {
  await follow(ada, bo)
  await follow(eve, bo)
  const followers = async () =>
    (
      await database.asUser(eve, (client) =>
        client.query('select follower_id from follows where followed_id = $1', [bo]),
      )
    ).rowCount
  expect(await followers()).toBe(2)
  await database.asUser(ada, (client) =>
    client.query('delete from follows where follower_id = $1 and followed_id = $2', [ada, bo]),
  )
  expect(await followers()).toBe(1)
})

test('a second follow, and following oneself, change nothing', async () => {
  await follow(ada, bo)
  await expect(follow(ada, bo)).rejects.toMatchObject({ code: '23505' })
  await expect(follow(ada, ada)).rejects.toMatchObject({ code: '23514' })
})

test('nobody follows or unfollows for another', async () => {
  await follow(ada, bo)
  const forged = database.asUser(eve, (client) =>
    client.query('insert into follows (follower_id, followed_id) values ($1, $2)', [ada, eve]),
  )
  await expect(forged).rejects.toMatchObject({ code: '42501' })
  const { rowCount } = await database.asUser(eve, (client) => client.query('delete from follows'))
  expect(rowCount).toBe(0)
  const moved = database.asUser(ada, (client) =>
    client.query('update follows set followed_id = $1', [eve]),
  )
  await expect(moved).rejects.toMatchObject({ code: '42501' })
})

test('visitors see nobody', async () => {
  const attempt = database.asAnon((client) => client.query('select * from follows'))
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

test('one follows at most 5,000 people', async () => {
  const cook = await database.createUser()
  // Profiles alone: whole accounts of so many would take most of this test's time.
  await database.pool.query(
    `alter table auth.users disable trigger create_account;
     with crowd as (
       insert into auth.users (id, email)
       select gen_random_uuid(), 'crowd-' || n || '@example.com' from generate_series(1, 5001) n
       returning id
     )
     insert into public_profiles (id) select id from crowd;
     alter table auth.users enable trigger create_account`,
  )
  const attempt = database.asUser(cook, (client) =>
    client.query('insert into follows (followed_id) select id from profiles where id <> $1', [
      cook,
    ]),
  )
  await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
})
