import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
let bo: string
let mod: string
let soup: number
let adas: number
let comment: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('delete from reports')
  ;[ada, bo, mod, soup] = await Promise.all([
    database.createUser({ name: 'Ada' }),
    database.createUser({ name: 'Bo' }),
    database.createUser({ name: 'Mod' }),
    insertRecipe(database.pool),
  ])
  adas = await insertRecipe(database.pool, { ownerId: ada, title: 'Miracle cure' })
  comment = await writeComment(database, ada, { on: soup, content: 'Buy my pills!', rating: 1 })
  await database.pool.query('insert into private.moderators (user_id) values ($1)', [mod])
})

const ask = async <Row extends object>(user: string, sql: string, values: unknown[] = []) =>
  (await database.asUser(user, (client) => client.query<Row>(sql, values))).rows

const report = (user: string, column: string, id: unknown, words: string | null = null) =>
  ask(user, `insert into reports (${column}, reason, words) values ($1, 'spam', $2)`, [id, words])

const queue = () =>
  ask<{ thing: string; report_count: number }>(mod, 'select * from moderation_reports()')

test('reports of one thing stand together, the oldest first, with what it showed then', async () => {
  await report(ada, 'profile_id', bo)
  await report(bo, 'comment_id', comment, ' \u202Elook ')
  await report(mod, 'comment_id', comment)
  await ask(ada, `update comments set content = 'Harmless' where id = $1`, [comment])
  expect(await queue()).toMatchObject([
    { thing: 'profile', author_name: 'Bo', report_count: 1, snapshot: { title: 'Bo' } },
    {
      thing: 'comment',
      thing_id: comment,
      author_name: 'Ada',
      report_count: 2,
      snapshot: { text: 'Buy my pills!', recipe_id: soup },
      current_content: { text: 'Harmless' },
      reasons: [{ reason: 'spam' }, { reason: 'spam', words: null }],
      is_judgeable: true,
    },
  ])
  const [next] = await ask<{ thing: string }>(
    mod,
    `select thing from moderation_reports(
       (select first_reported_at from moderation_reports() limit 1),
       (select thing_id from moderation_reports() limit 1)
     )`,
  )
  expect(next).toEqual({ thing: 'comment' })
})

test('what one does not see cannot be told from what there is not', async () => {
  const secret = await insertRecipe(database.pool, { ownerId: ada, visibility: 'private' })
  const refusals = [secret, 987_654_321].map((id) =>
    report(bo, 'recipe_id', id).catch((thrown: unknown) => thrown),
  )
  const [ofSecret, ofNone] = await Promise.all(refusals)
  expect(ofSecret).toMatchObject({ code: '42501' })
  expect(ofNone).toMatchObject({ code: '42501', message: Object(ofSecret).message })
  await expect(report(ada, 'recipe_id', adas)).rejects.toMatchObject({ code: '42501' })
})
