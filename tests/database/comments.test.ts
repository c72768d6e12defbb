import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type NewComment, writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let author: string
let reader: string
let recipe: number
let comment: string

beforeAll(async () => {
  database = await createTestDatabase()
  recipe = await insertRecipe(database.pool)
})
afterAll(() => database.drop())
beforeEach(async () => {
  author = await database.createUser({ situation: 'expired' })
  reader = await database.createUser({ situation: 'expired' })
  comment = await say(author, { content: 'Lovely.' })
})

const say = (user: string, said: Omit<NewComment, 'on'> & { on?: number }) =>
  writeComment(database, user, { on: recipe, ...said })

const stored = async (id = comment) =>
  (await database.pool.query('select * from comments where id = $1', [id])).rows[0]

const changeAs = (user: string, set: string, values: unknown[] = []) =>
  database.asUser(user, (client) =>
    client.query(`update comments set ${set} where id = $1`, [comment, ...values]),
  )

test('reading, adding, editing and deleting by the calls of the app', async () => {
  await changeAs(author, 'content = $2, updated_at = now()', ['Lovely, with thyme.'])
  const { rows } = await database.asUser(reader, (client) =>
    client.query(
      `select id, recipe_id, user_id, content, rating, parent_comment_id, likes, liked_by,
         created_at, updated_at
       from comments where recipe_id = $1 and user_id = $2 order by created_at`,
      [recipe, author],
    ),
  )
  expect(rows).toEqual([
    {
      id: comment,
      recipe_id: String(recipe),
      user_id: author,
      content: 'Lovely, with thyme.',
      rating: null,
      parent_comment_id: null,
      likes: 0,
      liked_by: [],
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    },
  ])
  await database.asUser(author, (client) =>
    client.query('delete from comments where id = $1 and user_id = $2', [comment, author]),
  )
  expect(await stored()).toBeUndefined()
})

test('a new comment has no likes and the time of the server', async () => {
  const { rows } = await database.asUser(author, (client) =>
    client.query(
      `insert into comments (recipe_id, content, likes, liked_by)
       values ($1, 'Look at me', 1000000, array[$2, gen_random_uuid()]) returning *`,
      [recipe, author],
    ),
  )
  expect(rows[0]).toMatchObject({ likes: 0, liked_by: [], updated_at: null })
  for (const column of ['created_at', 'updated_at']) {
    const attempt = database.asUser(author, (client) =>
      client.query(
        `insert into comments (recipe_id, content, ${column}) values ($1, 'x', '2000-01-01')`,
        [recipe],
      ),
    )
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('a like is a toggle of the caller alone, by the plain update of the app', async () => {
  const like = (user: string, likedBy: string[]) =>
    changeAs(user, 'liked_by = $2, likes = $3', [likedBy, likedBy.length])
  await like(reader, [reader])
  expect(await stored()).toMatchObject({ likes: 1, liked_by: [reader] })
  await like(author, [reader, author])
  expect(await stored()).toMatchObject({ likes: 2, liked_by: [reader, author] })
  await like(reader, [author])
  expect(await stored()).toMatchObject({ likes: 1, liked_by: [author], updated_at: null })
})

test('a forged list changes nothing but the own like', async () => {
  await changeAs(author, 'liked_by = $2, likes = 1', [[author]])
  const forge = (likedBy: string[] | null, likes: number) =>
    changeAs(reader, 'liked_by = $2, likes = $3', [likedBy, likes])
  await forge([author, randomUUID(), randomUUID()], 1_000_000)
  expect(await stored()).toMatchObject({ likes: 1, liked_by: [author] })
  await forge([], 0)
  expect(await stored()).toMatchObject({ likes: 1, liked_by: [author] })
  await forge([reader, reader, reader], -5)
  expect(await stored()).toMatchObject({ likes: 2, liked_by: [author, reader] })
  await forge(null, 7)
  expect(await stored()).toMatchObject({ likes: 1, liked_by: [author] })
  await changeAs(reader, 'likes = 99')
  expect(await stored()).toMatchObject({ likes: 1, liked_by: [author] })
})

test('only the author changes text and rating', async () => {
  for (const set of [`content = 'Awful.'`, 'rating = 1']) {
    await expect(changeAs(reader, set)).rejects.toMatchObject({
      code: '42501',
      message: 'not_the_author',
    })
  }
  await changeAs(reader, `updated_at = '2000-01-01'`)
  expect(await stored()).toMatchObject({ content: 'Lovely.', rating: null, updated_at: null })
})

test.each(['user_id = gen_random_uuid()', 'recipe_id = 1', 'created_at = now()', 'id = $1'])(
  'nobody rewrites where a comment comes from: %s',
  async (set) => {
    await expect(changeAs(author, set)).rejects.toMatchObject({ code: '42501' })
  },
)

test('even who may write every column moves no comment', async () => {
  const before = await stored()
  await database.asService((client) =>
    client.query(
      `update comments set user_id = $2, created_at = '2000-01-01', updated_at = now(), likes = 9,
         liked_by = array[$2]::uuid[], parent_comment_id = $1 where id = $1`,
      [comment, reader],
    ),
  )
  expect(await stored()).toEqual(before)
})

test('nobody deletes or writes as another', async () => {
  const { rowCount } = await database.asUser(reader, (client) =>
    client.query('delete from comments where id = $1', [comment]),
  )
  expect(rowCount).toBe(0)
  const forged = database.asUser(reader, (client) =>
    client.query(`insert into comments (recipe_id, user_id, content) values ($1, $2, 'x')`, [
      recipe,
      author,
    ]),
  )
  await expect(forged).rejects.toMatchObject({ code: '42501' })
})

test('a reply answers a comment on the same recipe and rates nothing', async () => {
  const reply = await say(reader, { content: 'Indeed.', parent: comment, rating: 5 })
  expect(await stored(reply)).toMatchObject({ parent_comment_id: comment, rating: null })
  await database.asUser(reader, (client) =>
    client.query('update comments set rating = 5 where id = $1', [reply]),
  )
  expect(await stored(reply)).toMatchObject({ rating: null })
  const elsewhere = await insertRecipe(database.pool)
  for (const said of [
    { content: 'Lost', parent: comment, on: elsewhere },
    { content: 'Too deep', parent: reply },
    { content: 'To nobody', parent: randomUUID() },
  ]) {
    await expect(say(author, said)).rejects.toMatchObject({
      code: '23514',
      message: 'reply_without_comment',
    })
  }
})

test('what cannot be seen cannot be commented on, read about, edited or liked', async () => {
  const hidden = await insertRecipe(database.pool, { ownerId: author, visibility: 'private' })
  await expect(say(reader, { content: 'Peek', on: hidden })).rejects.toMatchObject({
    code: '42501',
  })
  comment = await say(author, { content: 'A note to myself', on: hidden })
  const { rows } = await database.asUser(reader, (client) =>
    client.query('select * from comments where id = $1', [comment]),
  )
  expect(rows).toEqual([])
  const liked = await changeAs(reader, 'liked_by = $2, likes = 1', [[reader]])
  expect(liked.rowCount).toBe(0)
  // Without a condition no right to read is asked for: the right to write must hold alone.
  await database.asUser(reader, (client) =>
    client.query('update comments set liked_by = $1', [[reader]]),
  )
  expect(await stored()).toMatchObject({ likes: 0, liked_by: [] })
})

test('visitors read and write no comment', async () => {
  for (const attack of [
    'select * from comments',
    `insert into comments (recipe_id, user_id, content) values (${recipe}, '${author}', 'x')`,
    `update comments set likes = 5`,
    'delete from comments',
  ]) {
    const attempt = database.asAnon((client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test.each([
  { content: '' },
  { content: ' \n ' },
  { content: 'x'.repeat(2001) },
  { content: 'ok', rating: 0 },
  { content: 'ok', rating: 6 },
])('refuses $content.length characters rated $rating', async (said) => {
  await expect(say(author, said)).rejects.toMatchObject({ code: '23514' })
})

test('a cook writes at most 10,000 comments', async () => {
  const attempt = database.asUser(author, (client) =>
    client.query(
      `insert into comments (recipe_id, content) select $1, 'again' from generate_series(1, 10000)`,
      [recipe],
    ),
  )
  await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
})
