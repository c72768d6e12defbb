import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillAccount, type FullAccount } from './full-account.ts'
import { tablesOfPeople, tablesWith } from './schema-walk.ts'

let database: TestDatabase
let account: FullAccount
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  account = await fillAccount(database)
})

async function erase(person: string): Promise<boolean | undefined> {
  const { rows } = await database.asService((client) =>
    client.query<{ erased: boolean }>('select erase_account($1) as erased', [person]),
  )
  return rows[0]?.erased
}

/** Whatever tells of the account, in whichever column. */
const tracesOf = ({ id, email }: FullAccount) => [
  id,
  email,
  'Ada Lovelace',
  'of Ada',
  'Thyme!',
  'A second thought',
  'My public stew',
  'My secret stew',
]

test('nothing of an erased account is left in any table', async () => {
  const before = await tablesWith(database, tracesOf(account))
  expect(before.length).toBeGreaterThan(30)
  // By a list, a document or a key: every table that holds people's rows is among them, but for those
  // that hang on a row of which nothing personal is known.
  const withoutTrace = (await tablesOfPeople(database)).filter((name) => !before.includes(name))
  expect(withoutTrace).toEqual([
    'auth.mfa_amr_claims',
    'auth.mfa_challenges',
    'private.invitation_codes',
    'public.recipe_body_translations',
    'public.recipe_details',
    'public.recipe_ingredients',
    'public.recipe_measures',
    'public.recipe_translations',
  ])
  expect(await erase(account.id)).toBe(true)
  expect(await tablesWith(database, tracesOf(account))).toEqual([])
})

test('what others wrote stays, without the one who is gone', async () => {
  const { friend } = account.others
  const { rows: before } = await database.pool.query(
    'select likes, cardinality(liked_by) as given from comments where id = $1',
    [account.friendsComment],
  )
  expect(before).toEqual([{ likes: 2, given: 2 }])
  const other = await fillAccount(database)
  const tablesOfOther = await tablesWith(database, [other.id])
  await erase(account.id)

  const { rows } = await database.pool.query(
    'select content, likes, liked_by from comments where recipe_id = $1 order by created_at',
    [account.recipe],
  )
  expect(rows).toEqual([
    // The place of what the friend answered.
    { content: '', likes: 0, liked_by: [] },
    { content: 'And salt.', likes: 0, liked_by: [] },
    { content: 'Cream.', likes: 1, liked_by: [friend] },
  ])
  const { rows: cards } = await database.pool.query(
    'select rating, review_count from recipe_cards where id = $1',
    [account.recipe],
  )
  expect(cards).toEqual([{ rating: '3.00', review_count: 1 }])
  expect(await tablesWith(database, [other.id])).toEqual(tablesOfOther)
})

test('a deletion that is taken back later brings back no like of theirs', async () => {
  const { friend } = account.others
  await erase(account.id)
  const { rows } = await database.asUser(friend, async (client) => {
    await client.query('select restore_comment($1)', [account.friendsDeleted])
    return client.query('select likes, liked_by from comments where id = $1', [
      account.friendsDeleted,
    ])
  })
  expect(rows).toEqual([{ likes: 1, liked_by: [friend] }])
})

test('of two calls at once one erases, and an account that is gone is none', async () => {
  const answers = await Promise.all([erase(account.id), erase(account.id)])
  expect(answers.toSorted()).toEqual([false, true])
  expect(await erase(account.id)).toBe(false)
})

test('two who liked each other’s comments go at once', async () => {
  const people = await Promise.all([fillAccount(database), fillAccount(database)])
  const [one, other] = people
  for (const [liker, liked] of [
    [one, other],
    [other, one],
  ] as const) {
    await database.asUser(liker.id, (client) =>
      client.query('update comments set liked_by = liked_by || $1::uuid where user_id = $2', [
        liker.id,
        liked.id,
      ]),
    )
  }
  expect(await Promise.all(people.map(({ id }) => erase(id)))).toEqual([true, true])
  expect(
    await tablesWith(
      database,
      people.map(({ id }) => id),
    ),
  ).toEqual([])
})

test('nobody but the service erases', async () => {
  const attempt = database.asUser(account.id, (client) =>
    client.query('select erase_account($1)', [account.id]),
  )
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})
