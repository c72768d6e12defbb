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

const act = async (kind: string, thing: string, id: unknown, words?: string) => {
  const [made] = await ask<{ id: string }>(mod, 'select moderation_act($1, $2, $3, $4) as id', [
    kind,
    thing,
    String(id),
    words,
  ])
  return made?.id
}
const undo = (id: string | undefined) => ask(mod, 'select moderation_undo($1) as undone', [id])

const queue = () =>
  ask<{ thing: string; report_count: number }>(mod, 'select * from moderation_reports()')

const sees = async (user: string) => {
  const [row] = await ask<Record<string, string | null>>(
    user,
    `select
       (select content from comments where id = $1) as comment,
       (select title from recipes where id = $2) as recipe,
       (select name from profiles where id = $3) as profile`,
    [comment, adas, ada],
  )
  return [row?.['comment'], row?.['recipe'], row?.['profile']]
}
const all = ['Buy my pills!', 'Miracle cure', 'Ada']

test.each([
  ['hide', 'comment', 0],
  ['remove', 'comment', 0],
  ['hide', 'recipe', 1],
  ['remove', 'recipe', 1],
  ['hide', 'profile', 2],
])('%s of a %s, and back', async (kind, thing, place) => {
  const id = [comment, adas, ada][place]
  await report(bo, `${thing}_id`, id)
  const made = await act(kind, thing, id, 'Not here, please.')
  const without = all.map((text, index) => (index === place ? null : text))
  expect(await sees(bo)).toEqual(without)
  expect(await sees(ada)).toEqual(kind === 'hide' ? all : without)
  expect(await queue()).toEqual([])
  expect(await ask(ada, 'select kind, words from moderation_notices')).toEqual([
    { kind, words: 'Not here, please.' },
  ])
  await undo(made)
  expect(await sees(bo)).toEqual(all)
  expect(await queue()).toMatchObject([{ thing, report_count: 1 }])
  expect(await ask(ada, 'select kind from moderation_notices')).toEqual([])
})

test('a hidden rating counts no more, and counts again', async () => {
  const rating = async () =>
    (
      await database.pool.query('select rating, review_count from recipe_cards where id = $1', [
        soup,
      ])
    ).rows
  const made = await act('hide', 'comment', comment)
  expect(await rating()).toEqual([{ rating: '0.00', review_count: 0 }])
  await undo(made)
  expect(await rating()).toEqual([{ rating: '1.00', review_count: 1 }])
})

test('an owner makes nothing public that a moderator hid, and may delete it and bring it back', async () => {
  const made = await act('hide', 'recipe', adas)
  const show = () => ask(ada, `select set_recipe_visibility($1, 'public')`, [adas])
  await expect(show()).rejects.toMatchObject({ message: 'hidden_by_moderator' })
  await ask(ada, 'select delete_recipe($1)', [adas])
  await ask(ada, 'select restore_recipe($1)', [adas])
  expect((await sees(bo))[1]).toBeNull()
  await undo(made)
  expect((await sees(bo))[1]).toBe('Miracle cure')
})

test('a ban ends the sessions and hides all, an undo brings all back but what was hidden before', async () => {
  await database.pool.query(
    'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)',
    [ada],
  )
  await report(bo, 'comment_id', comment)
  await report(bo, 'recipe_id', adas)
  await act('hide', 'comment', comment)
  const made = await act('ban', 'profile', ada)
  expect(await sees(bo)).toEqual([null, null, null])
  const account = async () =>
    (
      await database.pool.query(
        `select banned_until > now() as banned,
           (select count(*)::integer from auth.sessions where user_id = $1) as sessions
         from auth.users where id = $1`,
        [ada],
      )
    ).rows
  expect(await account()).toEqual([{ banned: true, sessions: 0 }])
  expect(await queue()).toEqual([])
  await undo(made)
  expect(await account()).toEqual([{ banned: null, sessions: 0 }])
  expect(await sees(bo)).toEqual([null, 'Miracle cure', 'Ada'])
})

test('the name that was taken away comes back, but not over a new one', async () => {
  const made = await act('remove', 'profile', ada)
  expect((await sees(bo))[2]).toBeNull()
  await undo(made)
  expect((await sees(bo))[2]).toBe('Ada')
  const again = await act('remove', 'profile', ada)
  await ask(ada, `update profiles set name = 'Ada L.' where id = $1`, [ada])
  await undo(again)
  expect((await sees(bo))[2]).toBe('Ada L.')
})

test('a warning is read by its author alone, until it is dismissed', async () => {
  await expect(act('warn', 'comment', comment)).rejects.toMatchObject({ message: 'words_missing' })
  await act('warn', 'comment', comment, 'Please be kind.')
  expect(await ask(bo, 'select * from moderation_notices')).toEqual([])
  await ask(ada, 'update moderation_notices set dismissed_at = now()')
  expect(
    await ask(ada, 'select words, dismissed_at is null as open from moderation_notices'),
  ).toEqual([{ words: 'Please be kind.', open: false }])
})

test('what was found to be fine unfolds for everybody', async () => {
  const others = [bo, mod, await database.createUser()]
  for (const other of others) await report(other, 'comment_id', comment)
  const eve = await database.createUser()
  const folded = async () =>
    (await ask<{ folded: string | null }>(eve, 'select folded from comment_threads($1)', [soup]))[0]
      ?.folded
  expect(await folded()).toBe('reported')
  await act('dismiss', 'comment', comment)
  expect(await folded()).toBeNull()
})

test('each act stands in the log of both, and of the author it says no device', async () => {
  await act('hide', 'comment', comment)
  const log = async (user: string) =>
    (
      await database.pool.query(
        `select kind, detail, user_agent from private.security_log
         where user_id = $1 and kind like 'moderated%'`,
        [user],
      )
    ).rows
  expect(await log(ada)).toEqual([
    { kind: 'moderated_by_others', detail: 'hide', user_agent: null },
  ])
  expect(await log(mod)).toMatchObject([{ kind: 'moderated_others', detail: 'hide' }])
})

test('a right that was taken is gone at once, and moderators judge neither each other nor themselves', async () => {
  await expect(act('ban', 'profile', mod)).rejects.toMatchObject({ message: 'moderator_account' })
  await database.pool.query('insert into private.moderators (user_id) values ($1)', [bo])
  await expect(act('hide', 'profile', bo)).rejects.toMatchObject({ message: 'moderator_account' })
  await database.pool.query('delete from private.moderators')
  await expect(queue()).rejects.toMatchObject({ message: 'moderator_required' })
  await expect(act('hide', 'comment', comment)).rejects.toMatchObject({
    message: 'moderator_required',
  })
})

test('the search and the counts know nothing of what is hidden', async () => {
  const finds = async (user: string, scope = 'all') =>
    (
      await ask<{ id: string }>(
        user,
        `select id from search_recipes(
           search_text => 'miracle', scope => $1, pantry => '[]', page_size => 50
         )`,
        [scope],
      )
    ).some(({ id }) => Number(id) === adas)
  const counted = async () =>
    (await ask<{ comment_count: number }>(bo, 'select * from comment_summary($1)', [soup]))[0]
      ?.comment_count
  const hiding = await act('hide', 'recipe', adas)
  await act('hide', 'comment', comment)
  expect(await finds(bo)).toBe(false)
  expect(await finds(ada, 'own')).toBe(true)
  expect(await counted()).toBe(0)
  const removing = await act('remove', 'recipe', adas)
  expect(await finds(ada, 'own')).toBe(false)
  await undo(removing)
  expect(await finds(ada, 'own')).toBe(true)
  await undo(hiding)
  expect(await finds(bo)).toBe(true)
})

test('a hidden comment that is deleted and brought back is hidden still', async () => {
  await act('hide', 'comment', comment)
  await ask(ada, 'delete from comments where id = $1', [comment])
  expect(await ask(ada, 'select restore_comment($1) as done', [comment])).toEqual([{ done: true }])
  expect((await sees(bo))[0]).toBeNull()
  expect((await sees(ada))[0]).toBe('Buy my pills!')
})
