import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
    database.createUser({ situation: 'expired' }),
    database.createUser({ situation: 'expired' }),
    insertRecipe(database.pool),
  ])
})

const say = (user: string, said: Omit<NewComment, 'on'>) =>
  writeComment(database, user, { on: recipe, ...said })

const remove = (user: string, id: string) =>
  database.asUser(user, (client) =>
    client.query('delete from comments where id = $1 and user_id = $2', [id, user]),
  )

const restore = async (user: string, id: string) => {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ done: boolean }>('select restore_comment($1) as done', [id]),
  )
  return rows[0]?.done
}

const stored = async (id: string) =>
  (await database.pool.query('select * from comments where id = $1', [id])).rows[0]

const like = (user: string, id: string) =>
  database.asUser(user, (client) =>
    client.query('update comments set liked_by = $2, likes = 1 where id = $1', [id, [user]]),
  )

const ratingOf = async () =>
  (
    await database.pool.query('select rating, review_count from recipe_cards where id = $1', [
      recipe,
    ])
  ).rows[0]

const tombstone = { user_id: null, content: '', rating: null, likes: 0, liked_by: [] }

test('the text is trimmed before it is measured', async () => {
  const id = await say(ada, { content: `\n \u00a0${'x'.repeat(2000)} \t` })
  expect((await stored(id)).content).toBe('x'.repeat(2000))
  await database.asUser(ada, (client) =>
    client.query(`update comments set content = '  Shorter. ' where id = $1`, [id]),
  )
  expect((await stored(id)).content).toBe('Shorter.')
  await expect(say(ada, { content: ' '.repeat(1_000_000) })).rejects.toMatchObject({
    code: '23514',
  })
})

test('a comment with replies leaves a tombstone, which goes with its last reply', async () => {
  const id = await say(ada, { content: 'Lovely.', rating: 5 })
  await like(bo, id)
  const [one, two] = [
    await say(bo, { content: 'Indeed.', parent: id }),
    await say(ada, { content: 'Thank you.', parent: id }),
  ]
  await remove(ada, id)
  expect(await stored(id)).toMatchObject(tombstone)
  expect(await ratingOf()).toEqual({ rating: '0.00', review_count: 0 })
  // Nothing is done to a tombstone, nor under it.
  await like(bo, id)
  expect(await stored(id)).toMatchObject(tombstone)
  await expect(say(bo, { content: 'Late', parent: id })).rejects.toMatchObject({
    message: 'reply_without_comment',
  })
  await remove(bo, one)
  expect(await stored(id)).toMatchObject(tombstone)
  await remove(ada, two)
  expect(await stored(id)).toBeUndefined()
})

test('a client writes no tombstone and takes none over', async () => {
  const id = await say(ada, { content: 'Lovely.' })
  await say(bo, { content: 'Indeed.', parent: id })
  for (const attack of [
    `insert into comments (recipe_id, user_id, content) values (${recipe}, null, '')`,
    `update comments set user_id = null where id = '${id}'`,
    `update comments set user_id = '${bo}' where id = '${id}'`,
  ]) {
    const attempt = database.asUser(bo, (client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('the last two replies that go at once take the tombstone along', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await say(ada, { content: 'Lovely.' })
    const replies = [
      await say(ada, { content: 'One.', parent: id }),
      await say(bo, { content: 'Two.', parent: id }),
    ] as const
    await remove(ada, id)
    await Promise.all([remove(ada, replies[0]), remove(bo, replies[1])])
    expect(await stored(id)).toBeUndefined()
  }
})

test('a reply and the deletion of what it answers, at once: a tombstone, or no reply', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await say(ada, { content: 'Lovely.' })
    const [, replied] = await Promise.allSettled([
      remove(ada, id),
      say(bo, { content: 'Indeed.', parent: id }),
    ])
    // By what is left: both, or neither.
    const reply = replied.status === 'fulfilled' ? 'reply' : 'no reply'
    const left = await stored(id)
    expect([reply, left?.user_id, left?.content]).toEqual(
      reply === 'reply' ? [reply, null, ''] : [reply, undefined, undefined],
    )
  }
})

test('an erased account leaves tombstones under what others said, and nothing else', async () => {
  const cook = await database.createUser()
  const answered = await say(cook, { content: 'Mine, answered.' })
  const lonely = await say(cook, { content: 'Mine.' })
  const reply = await say(bo, { content: 'Indeed.', parent: answered })
  await remove(cook, lonely)
  await database.pool.query('delete from auth.users where id = $1', [cook])
  expect(await stored(answered)).toMatchObject(tombstone)
  expect(await stored(reply)).toMatchObject({ content: 'Indeed.' })
  const { rows } = await database.pool.query(
    'select from private.deleted_comments where user_id = $1',
    [cook],
  )
  expect(rows).toEqual([])
})

test('with a recipe all goes that was said of it', async () => {
  const id = await say(ada, { content: 'Lovely.' })
  await say(bo, { content: 'Indeed.', parent: id })
  await remove(ada, id)
  await database.pool.query('delete from recipe_cards where id = $1', [recipe])
  const { rows } = await database.pool.query('select from comments where recipe_id = $1', [recipe])
  expect(rows).toEqual([])
})

test('a deletion is taken back whole: likes, rating, time, replies', async () => {
  const id = await say(ada, { content: 'Lovely.', rating: 4 })
  await like(bo, id)
  const before = await stored(id)
  await remove(ada, id)
  expect(await restore(bo, id)).toBe(false)
  expect(await restore(ada, id)).toBe(true)
  expect(await stored(id)).toEqual(before)
  expect(await ratingOf()).toEqual({ rating: '4.00', review_count: 1 })
  expect(await restore(ada, id)).toBe(false)

  const reply = await say(bo, { content: 'Indeed.', parent: id })
  await remove(ada, id)
  expect(await restore(ada, id)).toBe(true)
  expect(await stored(id)).toEqual(before)

  // The tombstone went with the reply; it comes back with it.
  await remove(ada, id)
  await remove(bo, reply)
  expect(await stored(id)).toBeUndefined()
  expect(await restore(bo, reply)).toBe(true)
  expect(await stored(id)).toMatchObject({ ...tombstone, created_at: before.created_at })
  expect(await stored(reply)).toMatchObject({ content: 'Indeed.', parent_comment_id: id })
})

const acts = async (id: string) =>
  (
    await database.pool.query(
      `select user_id, reason, created_at from comment_reports where comment_id = $1
       union all
       select user_id, 'hidden', created_at from hidden_comments where comment_id = $1
       order by 2`,
      [id],
    )
  ).rows

test('a deletion taken back washes off nothing that was hidden and reported', async () => {
  const id = await say(ada, { content: 'Buy this!' })
  const act = (user: string, sql: string) =>
    database.asUser(user, (client) => client.query(sql, [id]))
  await act(bo, `insert into comment_reports (comment_id, reason) values ($1, 'spam')`)
  await act(bo, 'insert into hidden_comments (comment_id) values ($1)')
  const before = await acts(id)
  expect(before).toMatchObject([
    { user_id: bo, reason: 'hidden' },
    { user_id: bo, reason: 'spam' },
  ])
  await remove(ada, id)
  expect(await restore(ada, id)).toBe(true)
  expect(await acts(id)).toEqual(before)

  // Nor by a tombstone that goes with its last reply, and comes back with it.
  const reply = await say(ada, { content: 'Buy two!', parent: id })
  await remove(ada, id)
  expect(await acts(id)).toEqual(before)
  await remove(ada, reply)
  expect(await restore(ada, reply)).toBe(true)
  expect(await restore(ada, id)).toBe(true)
  expect(await acts(id)).toEqual(before)
})

test('a reader who left the account meanwhile does not stand in the way of taking back', async () => {
  const reader = await database.createUser()
  const id = await say(ada, { content: 'Lovely.' })
  await database.asUser(reader, (client) =>
    client.query('insert into hidden_comments (comment_id) values ($1)', [id]),
  )
  await remove(ada, id)
  await database.pool.query('delete from auth.users where id = $1', [reader])
  expect(await restore(ada, id)).toBe(true)
  expect(await acts(id)).toEqual([])
})

test('after ten minutes a deletion is for good, and the next one clears it', async () => {
  const [early, late] = [await say(ada, { content: 'Early.' }), await say(bo, { content: 'Late.' })]
  await remove(ada, early)
  await database.pool.query(
    `update private.deleted_comments set deleted_at = now() - interval '11 minutes' where id = $1`,
    [early],
  )
  expect(await restore(ada, early)).toBe(false)
  await remove(bo, late)
  const { rows } = await database.pool.query(
    'select id from private.deleted_comments where id = $1',
    [early],
  )
  expect(rows).toEqual([])
})
