import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pagesSoFar } from '../../bench/scale/measure.ts'
import { type NewComment, writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
let bo: string
let recipe: number

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, bo, recipe] = await Promise.all([
    database.createUser({ situation: 'expired', name: 'Ada' }),
    database.createUser({ situation: 'expired', name: 'Bo' }),
    insertRecipe(database.pool),
  ])
})

const say = (user: string, said: Omit<NewComment, 'on'>) =>
  writeComment(database, user, { on: recipe, ...said })

const ask = async (user: string, sql: string, values: unknown[] = []) =>
  (await database.asUser(user, (client) => client.query(sql, values))).rows

const threads = (user: string, sort = 'newest', after: string | null = null, size = 20) =>
  ask(user, 'select * from comment_threads($1, $2, $3, $4)', [recipe, sort, after, size])

const texts = (rows: { content: string }[]) => rows.map(({ content }) => content)

const like = (user: string, id: string) =>
  ask(user, 'update comments set liked_by = $2, likes = 1 where id = $1', [id, [user]])

test('a comment comes with its author, one’s own like and its first three replies', async () => {
  const id = await say(ada, { content: 'Lovely.', rating: 4 })
  for (const content of ['One', 'Two', 'Three', 'Four']) await say(bo, { content, parent: id })
  await like(bo, id)
  const rows = await threads(bo)
  expect(texts(rows)).toEqual(['Lovely.', 'One', 'Two', 'Three'])
  expect(rows[0]).toMatchObject({
    id,
    user_id: ada,
    user_name: 'Ada',
    avatar_url: null,
    rating: 4,
    likes: 1,
    is_liked: true,
    reply_count: 4,
    parent_comment_id: null,
  })
  expect(rows[1]).toMatchObject({ user_name: 'Bo', parent_comment_id: id, is_liked: false })
  expect((await threads(ada))[0]).toMatchObject({ likes: 1, is_liked: false })
  const more = 'select * from comment_replies($1, $2)'
  expect(texts(await ask(ada, more, [id, rows[3].page_cursor]))).toEqual(['Four'])
  expect(await ask(ada, more, [id, null])).toHaveLength(4)
})

test('who has no name is "Unknown User", and who is gone is nobody', async () => {
  const id = await say(ada, { content: 'Lovely.' })
  await say(bo, { content: 'Indeed.', parent: id })
  await database.pool.query('update public_profiles set name = null where id = $1', [ada])
  expect((await threads(bo))[0]).toMatchObject({ user_name: 'Unknown User' })
  await ask(ada, 'delete from comments where id = $1', [id])
  expect(await threads(bo)).toMatchObject([
    { user_id: null, user_name: null, content: '' },
    { content: 'Indeed.' },
  ])
})

describe('pages', () => {
  test.each(['newest', 'helpful'])('by %s hold every comment once, in order', async (sort) => {
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.push(await say(ada, { content: `No. ${n}` }))
    await like(bo, ids[2] ?? '')
    await like(bo, ids[5] ?? '')
    await like(ada, ids[2] ?? '')
    const seen: string[] = []
    let after: string | null = null
    for (let page = 0; page < 4; page++) {
      const rows: { content: string; page_cursor: string }[] = await threads(bo, sort, after, 2)
      seen.push(...texts(rows))
      after = rows.at(-1)?.page_cursor ?? null
    }
    const order = sort === 'newest' ? [6, 5, 4, 3, 2, 1, 0] : [2, 5, 6, 4, 3, 1, 0]
    expect(seen).toEqual(order.map((n) => `No. ${n}`))
  })

  test.each([
    ['bad_sort', `select * from comment_threads(1, 'loudest')`],
    ['bad_cursor', `select * from comment_threads(1, 'newest', 'x|y|z')`],
    ['bad_page_size', `select * from comment_threads(1, 'newest', null, 101)`],
    ['bad_page_size', `select * from comment_replies(gen_random_uuid(), null, 0)`],
  ])('refuse with %s', async (message, sql) => {
    await expect(ask(ada, sql)).rejects.toMatchObject({ code: '22023', message })
  })
})

test('a rating without words counts and is not listed', async () => {
  await ask(ada, 'select rate_recipe($1, 5::smallint)', [recipe])
  expect(await threads(bo)).toEqual([])
  expect(await ask(ada, 'select * from comment_summary($1)', [recipe])).toEqual([
    { rating: '5.00', review_count: 1, comment_count: 0, own_rating: 5, is_own: false },
  ])
})

test('a visitor learns the rating and the number, and reads no text', async () => {
  const id = await say(ada, { content: 'Lovely.', rating: 4 })
  await say(bo, { content: 'Indeed.', parent: id })
  const { rows } = await database.asAnon((client) =>
    client.query('select * from comment_summary($1)', [recipe]),
  )
  expect(rows).toEqual([
    { rating: '4.00', review_count: 1, comment_count: 2, own_rating: null, is_own: false },
  ])
  for (const sql of [
    `select * from comment_threads(${recipe})`,
    `select * from comment_replies('${id}')`,
    `select rate_recipe(${recipe}, 5::smallint)`,
    `select restore_comment('${id}')`,
    'select * from hidden_comments',
    'select * from comment_reports',
    'select * from private.shown_comments',
  ]) {
    const attempt = database.asAnon((client) => client.query(sql))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test.each(['newest', 'helpful'])(
  'of thousands of comments a page by %s reads its own',
  async (sort) => {
    await database.pool.query(
      `with written as (
       select set_config('session_replication_role', 'replica', true)
     )
     insert into public.comments (recipe_id, user_id, content, likes, created_at)
     select $1, $2, 'No. ' || n, n % 7, now() - make_interval(mins => n)
     from written, generate_series(1, 3000) as n`,
      [recipe, ada],
    )
    await database.pool.query('vacuum analyze public.comments')
    const pages = await database.asUser(bo, async (client) => {
      const before = await pagesSoFar(client)
      await client.query('select from comment_threads($1, $2)', [recipe, sort])
      await client.query('select from comment_summary($1)', [recipe])
      return (await pagesSoFar(client)) - before
    })
    expect(pages).toBeLessThan(2_000)
  },
)

test('of a recipe that one may not see nothing is told', async () => {
  const own = await insertRecipe(database.pool, { ownerId: ada, visibility: 'private' })
  const id = await writeComment(database, ada, { on: own, content: 'A note' })
  expect(await ask(bo, 'select * from comment_threads($1)', [own])).toEqual([])
  expect(await ask(bo, 'select * from comment_replies($1)', [id])).toEqual([])
  expect(await ask(bo, 'select * from comment_summary($1)', [own])).toEqual([])
  const rating = ask(bo, 'select rate_recipe($1, 5::smallint)', [own])
  await expect(rating).rejects.toMatchObject({ code: '42501' })
  expect(await ask(ada, 'select is_own from comment_summary($1)', [own])).toEqual([
    { is_own: true },
  ])
})
