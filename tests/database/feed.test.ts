import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeComment } from '../support/comments.ts'
import { communityIn } from '../support/community.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

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
    database.createUser({ name: 'Ada' }),
    database.createUser({ name: 'Bo' }),
    database.createUser({ name: 'Eve', situation: 'expired' }),
  ])
})

const { ask, change, follow, block } = communityIn(() => database)

test('the feed holds what followed people did, newest first, page after page, and nothing else', async () => {
  const [recipe, secret] = await Promise.all([
    insertRecipe(database.pool, { title: 'Soup' }),
    insertRecipe(database.pool, { ownerId: eve, visibility: 'private' }),
  ])
  await writeComment(database, bo, { on: recipe, content: 'Before', rating: 3 })
  await follow(ada, bo)
  await follow(bo, eve)
  const shared = await insertRecipe(database.pool, { ownerId: bo, title: 'Mine' })
  await writeComment(database, bo, { on: recipe, content: 'After' })
  await writeComment(database, eve, { on: recipe, content: 'Not followed' })
  await writeComment(database, eve, { on: secret, content: 'Private' })
  const feed: Record<string, unknown>[] = []
  let after: Record<string, unknown> = {}
  for (;;) {
    const [line] = await ask(ada, 'activity_feed', { page_size: 1, ...after })
    if (line === undefined) break
    feed.push(line)
    after = { before: line['created_at'], before_id: line['id'] }
  }
  expect(feed).toMatchObject([
    { type: 'comment', user_name: 'Bo', content: 'After', recipe_title: 'Soup' },
    { type: 'recipe', recipe_id: shared, recipe_owner: bo },
    { type: 'follow', other_id: eve, other_name: 'Eve' },
    { type: 'rating', rating: 3, content: 'Before' },
  ])
  await block(eve, ada)
  expect((await ask(ada, 'activity_feed')).map(({ type }) => type)).not.toContain('follow')
  await block(bo, ada)
  expect(await ask(ada, 'activity_feed')).toEqual([])
})

test('what the reader hid, and what three people reported, is not in the feed', async () => {
  const recipe = await insertRecipe(database.pool)
  await follow(ada, bo)
  const [hidden, reported] = [
    await writeComment(database, bo, { on: recipe, content: 'Hidden' }),
    await writeComment(database, bo, { on: recipe, content: 'Reported' }),
  ]
  await writeComment(database, bo, { on: recipe, content: 'Kind' })
  await change(ada, 'insert into hidden_comments (user_id, comment_id) values ($1, $2)', [
    ada,
    hidden,
  ])
  for (let count = 0; count < 3; count++) {
    const reader = await database.createUser()
    await change(
      reader,
      `insert into comment_reports (user_id, comment_id, reason) values ($1, $2, 'unkind')`,
      [reader, reported],
    )
  }
  expect(await ask(ada, 'activity_feed')).toMatchObject([{ content: 'Kind' }])
  expect(await ask(bo, 'person_activity', { person: bo })).toHaveLength(3)
})

test('somebody without a name is an unknown user', async () => {
  const nameless = await database.createUser({ anonymous: true })
  const recipe = await insertRecipe(database.pool)
  await follow(ada, nameless)
  await writeComment(database, nameless, { on: recipe, content: 'Hm' })
  expect(await ask(ada, 'activity_feed')).toMatchObject([{ user_name: 'Unknown User' }])
})

test('without the plan the feed is refused, and following stays free', async () => {
  await follow(eve, ada)
  await expect(ask(eve, 'activity_feed')).rejects.toMatchObject({
    code: '42501',
    message: 'feature_required',
    detail: 'community',
  })
  expect((await change(eve, 'select * from earned_badges', [])).rows).toEqual([])
})

test.each(['person', 'followers_of', 'person_activity'])(
  'visitors cannot ask for %s',
  async (name) => {
    const attempt = database.asAnon((client) => client.query(`select * from ${name}($1)`, [ada]))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  },
)
