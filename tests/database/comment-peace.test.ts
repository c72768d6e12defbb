import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
let bo: string
let eve: string
let recipe: number

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, bo, eve, recipe] = await Promise.all([
    database.createUser({ situation: 'expired' }),
    database.createUser({ situation: 'expired' }),
    database.createUser({ situation: 'expired' }),
    insertRecipe(database.pool),
  ])
})

const ask = async (user: string, sql: string, values: unknown[] = []) =>
  (await database.asUser(user, (client) => client.query(sql, values))).rows

const say = (user: string, content: string, parent?: string) =>
  writeComment(database, user, { on: recipe, content, ...(parent !== undefined && { parent }) })

const block = (blocker: string, blocked: string) =>
  ask(blocker, 'insert into blocks (blocked_id) values ($1)', [blocked])

const seenBy = async (user: string) =>
  (
    await ask(user, 'select content from comments where recipe_id = $1 order by created_at', [
      recipe,
    ])
  ).map(({ content }) => content)

const shownTo = (user: string) =>
  ask(user, 'select content, folded from comment_threads($1)', [recipe])

test('a block parts two people both ways, and only its maker knows of it', async () => {
  const [ofAda, ofBo] = [await say(ada, 'By Ada'), await say(bo, 'By Bo')]
  await block(ada, bo)
  expect(await seenBy(ada)).toEqual(['By Ada'])
  expect(await seenBy(bo)).toEqual(['By Bo'])
  expect(await seenBy(eve)).toEqual(['By Ada', 'By Bo'])
  expect(await ask(bo, 'select * from blocks')).toEqual([])

  const like = 'update comments set liked_by = $2, likes = 1 where id = $1 returning id'
  expect(await ask(bo, like, [ofAda, [bo]])).toEqual([])
  expect(await ask(ada, like, [ofBo, [ada]])).toEqual([])
  // Without a condition no right to read is asked for.
  await ask(bo, 'update comments set liked_by = $1', [[bo]])
  const { rows } = await database.pool.query('select likes from comments where id = $1', [ofAda])
  expect(rows).toEqual([{ likes: 0 }])
  await expect(say(bo, 'An answer', ofAda)).rejects.toMatchObject({
    message: 'reply_without_comment',
  })

  await ask(ada, 'delete from blocks where blocked_id = $1', [bo])
  expect(await seenBy(bo)).toEqual(['By Ada', 'By Bo'])
})

test('who is blocked does not comment on the other’s recipes', async () => {
  const own = await insertRecipe(database.pool, { ownerId: ada, visibility: 'public' })
  await block(ada, bo)
  const attempt = writeComment(database, bo, { on: own, content: 'Still here' })
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
  await writeComment(database, eve, { on: own, content: 'Hello' })
})

test('a block ends both follows; nobody blocks themselves or for another', async () => {
  await ask(ada, 'insert into follows (followed_id) values ($1), ($2)', [bo, eve])
  await ask(bo, 'insert into follows (followed_id) values ($1)', [ada])
  await block(bo, ada)
  const { rows } = await database.pool.query(
    'select followed_id from follows where follower_id = $1',
    [ada],
  )
  expect(rows).toEqual([{ followed_id: eve }])
  const left = await database.pool.query('select from follows where follower_id = $1', [bo])
  expect(left.rows).toEqual([])
  await expect(block(ada, ada)).rejects.toMatchObject({ code: '23514' })
  const forged = ask(eve, 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada, bo])
  await expect(forged).rejects.toMatchObject({ code: '42501' })
  expect(await ask(ada, 'delete from blocks returning blocker_id')).toEqual([])
  const visitor = database.asAnon((client) => client.query('select * from blocks'))
  await expect(visitor).rejects.toMatchObject({ code: '42501' })
})

test('private.is_blocked knows both directions', async () => {
  await block(ada, bo)
  const blocked = async (one: string | null, other: string | null) =>
    (await database.pool.query('select private.is_blocked($1, $2) as blocked', [one, other]))
      .rows[0]
  expect(await blocked(ada, bo)).toEqual({ blocked: true })
  expect(await blocked(bo, ada)).toEqual({ blocked: true })
  expect(await blocked(bo, eve)).toEqual({ blocked: false })
  expect(await blocked(bo, null)).toEqual({ blocked: false })
})

test('what one hides is hidden from oneself alone', async () => {
  const id = await say(ada, 'By Ada')
  await ask(bo, 'insert into hidden_comments (comment_id) values ($1)', [id])
  expect(await shownTo(bo)).toEqual([{ content: '', folded: 'hidden' }])
  expect(await shownTo(eve)).toEqual([{ content: 'By Ada', folded: null }])
  expect(await ask(eve, 'select * from hidden_comments')).toEqual([])
  expect(await ask(eve, 'delete from hidden_comments returning comment_id')).toEqual([])
  const forged = ask(eve, 'insert into hidden_comments (user_id, comment_id) values ($1, $2)', [
    ada,
    id,
  ])
  await expect(forged).rejects.toMatchObject({ code: '42501' })
  await ask(bo, 'delete from hidden_comments where comment_id = $1', [id])
  expect(await shownTo(bo)).toEqual([{ content: 'By Ada', folded: null }])
})

test('three reports fold a comment away for everyone but its author', async () => {
  const id = await say(ada, 'Buy this!')
  const report = (user: string, reason = 'spam') =>
    ask(user, 'insert into comment_reports (comment_id, reason) values ($1, $2)', [id, reason])
  const reader = await database.createUser()
  await report(bo)
  await expect(report(bo, 'other')).rejects.toMatchObject({ code: '23505' })
  expect(await shownTo(bo)).toEqual([{ content: '', folded: 'hidden' }])
  await report(eve)
  expect(await shownTo(reader)).toEqual([{ content: 'Buy this!', folded: null }])
  await report(await database.createUser())
  expect(await shownTo(reader)).toEqual([{ content: '', folded: 'reported' }])
  expect(await shownTo(ada)).toEqual([{ content: 'Buy this!', folded: null }])
  // Who asks for it may read it.
  expect(await seenBy(reader)).toEqual(['Buy this!'])
  await ask(eve, 'delete from comment_reports where comment_id = $1', [id])
  expect(await shownTo(reader)).toEqual([{ content: 'Buy this!', folded: null }])
})

test('nobody reads, forges or removes another’s report, or reports themselves', async () => {
  const id = await say(ada, 'By Ada')
  const insert = 'insert into comment_reports (user_id, comment_id, reason) values ($1, $2, $3)'
  await ask(bo, insert, [bo, id, 'unkind'])
  for (const user of [ada, eve]) {
    expect(await ask(user, 'select * from comment_reports')).toEqual([])
    expect(await ask(user, 'delete from comment_reports returning user_id')).toEqual([])
  }
  await expect(ask(eve, insert, [ada, id, 'spam'])).rejects.toMatchObject({ code: '42501' })
  await expect(ask(ada, insert, [ada, id, 'spam'])).rejects.toMatchObject({ code: '42501' })
  await expect(ask(eve, insert, [eve, id, 'boring'])).rejects.toMatchObject({ code: '23514' })
  const hidden = await insertRecipe(database.pool, { ownerId: ada, visibility: 'private' })
  const unseen = await writeComment(database, ada, { on: hidden, content: 'A note' })
  await expect(ask(eve, insert, [eve, unseen, 'spam'])).rejects.toMatchObject({ code: '42501' })
})

test('of blocks, reports and hidden comments one holds at most 1,000 each', async () => {
  await database.pool.query(
    `insert into auth.users (id, email)
     select gen_random_uuid(), 'crowd-' || n || '@example.com' from generate_series(1, 1001) n`,
  )
  const attempt = ask(
    eve,
    'insert into blocks (blocked_id) select id from profiles where id <> $1',
    [eve],
  )
  await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
  await database.pool.query(
    `insert into comments (recipe_id, user_id, content)
     select $1, $2, 'One of many' from generate_series(1, 1001)`,
    [recipe, ada],
  )
  for (const [table, reason] of [
    ['hidden_comments (comment_id)', ''],
    ['comment_reports (comment_id, reason)', `, 'spam'`],
  ]) {
    const many = ask(
      eve,
      `insert into ${table} select id${reason} from comments where recipe_id = $1`,
      [recipe],
    )
    await expect(many).rejects.toMatchObject({ message: 'row_limit_reached' })
  }
})
