import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let soup: number
let ada: string
let bo: string
let cleo: string
let hers: string

beforeAll(async () => {
  database = await createTestDatabase()
  soup = await insertRecipe(database.pool, { title: 'Leek soup' })
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, bo, cleo] = await Promise.all([
    database.createUser({ name: 'Ada' }),
    database.createUser({ name: 'Bo' }),
    database.createUser({ name: 'Cleo' }),
  ])
  hers = await writeComment(database, ada, { on: soup, content: 'Use more leeks.' })
})

interface Told {
  id: string
  kind: string
  actor_name: string | null
  recipe_title: string | null
  excerpt: string | null
  outcome: string | null
  act: string | null
  read_at: Date | null
}
const ask = async <Row extends object>(user: string, sql: string, values: unknown[] = []) =>
  (await database.asUser(user, (client) => client.query<Row>(sql, values))).rows
const told = (user: string) => ask<Told>(user, 'select * from own_notifications()')
const inWords = async (user: string) =>
  (await told(user)).map(({ kind, actor_name: by, outcome, act }) =>
    [kind, by ?? outcome ?? act].join(' '),
  )
const like = (user: string, does = true, comment = hers) =>
  ask(user, 'update comments set liked_by = $2 where id = $1', [comment, does ? [user] : []])
const reply = (user: string, content = 'I did.') =>
  writeComment(database, user, { on: soup, content, parent: hers })
const follow = (user: string, whom: string) =>
  ask(user, 'insert into follows (followed_id) values ($1)', [whom])
const choose = (user: string, kind: string, way: string, wanted: boolean) =>
  ask(user, 'select set_notification_way($1, $2, $3)', [kind, way, wanted])

describe('what is told', () => {
  test('a reply, a like, a follow, a comment on one’s recipe, newest first', async () => {
    const stew = await insertRecipe(database.pool, { ownerId: ada, title: 'Stew' })
    await reply(bo)
    await like(cleo)
    await follow(bo, ada)
    await writeComment(database, cleo, { on: stew, content: 'Good.' })
    expect(await inWords(ada)).toEqual(['comment Cleo', 'follow Bo', 'like Cleo', 'reply Bo'])
    const [comment, , liked, answer] = await told(ada)
    expect(comment?.recipe_title).toBe('Stew')
    expect(liked?.excerpt).toBe('Use more leeks.')
    expect(answer).toMatchObject({ excerpt: 'I did.', recipe_title: 'Leek soup' })
    expect(await inWords(bo)).toEqual([])
  })

  test('not what one does oneself', async () => {
    await reply(ada)
    await like(ada)
    expect(await inWords(ada)).toEqual([])
  })

  test('a like that is taken back is gone, and a second one is not told again', async () => {
    await like(bo)
    await ask(ada, 'select read_notifications($1)', [new Date(Date.now() + 60_000)])
    await like(bo, false)
    expect(await inWords(ada)).toEqual([])
    await like(bo)
    expect(await told(ada)).toMatchObject([{ kind: 'like', read_at: expect.any(Date) }])
  })

  test('what is deleted or hidden by a moderator is gone', async () => {
    const [one, two] = [await reply(bo), await reply(cleo)]
    await ask(bo, 'delete from comments where id = $1', [one])
    expect(await inWords(ada)).toEqual(['reply Cleo'])
    await database.pool.query(`update comments set moderated = 'hidden' where id = $1`, [two])
    expect(await inWords(ada)).toEqual([])
  })

  test('nothing of blocked users, before and after the block', async () => {
    await reply(bo)
    await follow(bo, ada)
    await ask(ada, 'insert into blocks (blocked_id) values ($1)', [bo])
    expect(await inWords(ada)).toEqual([])
    const there = await database.pool.query(
      `insert into comments (recipe_id, user_id, parent_comment_id, content)
       values ($1, $2, $3, 'Again') returning id`,
      [soup, bo, hers],
    )
    const { rows } = await database.pool.query('select from notifications where comment_id = $1', [
      there.rows[0].id,
    ])
    expect(rows).toEqual([])
  })

  test('what came of a report, by nobody’s name, until it is taken back', async () => {
    const mod = await database.createUser({ name: 'Mod' })
    await database.pool.query('insert into private.moderators (user_id) values ($1)', [mod])
    await ask(bo, `insert into reports (comment_id, reason) values ($1, 'spam')`, [hers])
    const [act] = await ask<{ id: string }>(
      mod,
      `select moderation_act('hide', 'comment', $1) as id`,
      [hers],
    )
    expect(await inWords(bo)).toEqual(['report acted'])
    expect(await inWords(ada)).toEqual(['moderation hide'])
    expect((await told(bo))[0]?.actor_name).toBeNull()
    await ask(mod, 'select moderation_undo($1)', [act?.id])
    expect([await inWords(bo), await inWords(ada)]).toEqual([[], []])
    await ask(mod, `select moderation_act('dismiss', 'comment', $1)`, [hers])
    expect(await inWords(bo)).toEqual(['report dismissed'])
    expect(await inWords(ada)).toEqual([])
  })
})

describe('limits', () => {
  const count = async () => {
    const { rows } = await database.pool.query<{ held: number; old: number }>(
      `select count(*)::integer as held,
         count(*) filter (where created_at < now() - interval '90 days')::integer as old
       from notifications where user_id = $1`,
      [ada],
    )
    return rows[0]
  }

  test('the newest 500 of 90 days stay', async () => {
    await like(cleo)
    await database.pool.query(
      `update notifications set created_at = now() - interval '91 days' where user_id = $1`,
      [ada],
    )
    await follow(cleo, ada)
    expect(await count()).toMatchObject({ held: 1, old: 0 })
    // More than the limit, each of a comment of its own.
    await database.pool.query(
      `with made as (
         insert into comments (recipe_id, user_id, content)
         select $1, $2, 'x' || n from generate_series(1, 510) as n returning id
       )
       insert into notifications (user_id, kind, comment_id, actor_id)
       select $3, 'like', made.id, $2 from made`,
      [soup, bo, ada],
    )
    await like(bo)
    expect(await count()).toMatchObject({ held: 500 })
    expect((await told(ada))[0]?.kind).toBe('like')
  })

  test('a page goes on after the one before, and says how large it may be', async () => {
    for (const who of [bo, cleo]) await Promise.all([like(who), follow(who, ada)])
    const all = await told(ada)
    const first = await ask<Told & { created_at: string }>(
      ada,
      'select id, created_at::text from own_notifications(page_size => 3)',
    )
    const after = first.at(-1)
    const rest = await ask<Told>(ada, 'select id from own_notifications($1, $2)', [
      after?.created_at,
      after?.id,
    ])
    expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    await expect(ask(ada, 'select from own_notifications(page_size => 51)')).rejects.toThrow(
      'bad_page_size',
    )
  })
})

describe('reading and choosing', () => {
  test('one marks one’s own as read: up to a moment, or by id', async () => {
    await like(bo)
    await follow(bo, ada)
    await follow(ada, bo)
    const [newest, older] = await told(ada)
    await ask(bo, 'select read_notifications(now() + $1::interval, $2)', [
      '1 minute',
      [newest?.id, older?.id],
    ])
    expect((await told(ada)).map(({ read_at: at }) => at)).toEqual([null, null])
    await ask(ada, 'select read_notifications(ids => $1)', [[older?.id]])
    expect((await told(ada)).map(({ read_at: at }) => at !== null)).toEqual([false, true])
    await ask(ada, `select read_notifications(now() + interval '1 minute')`)
    expect((await told(ada)).map(({ read_at: at }) => at !== null)).toEqual([true, true])
  })

  test('nobody makes one by themself, nor moves one', async () => {
    await like(bo)
    const forged = `insert into notifications (user_id, kind, actor_id) values ($1, 'follow', $2)`
    await expect(ask(bo, forged, [ada, bo])).rejects.toThrow('permission denied')
    await expect(ask(ada, 'delete from notifications')).rejects.toThrow('permission denied')
    await expect(ask(ada, `update notifications set kind = 'follow'`)).rejects.toThrow('denied')
    expect(await ask(bo, 'select * from notifications where user_id = $1', [ada])).toEqual([])
  })

  test('a kind that is off in the app is not shown there; with every way off it is not made', async () => {
    await choose(ada, 'like', 'in_app', false)
    await choose(ada, 'like', 'by_mail', true)
    await like(bo)
    await choose(ada, 'follow', 'in_app', false)
    await follow(bo, ada)
    expect(await inWords(ada)).toEqual([])
    await choose(ada, 'like', 'in_app', true)
    await choose(ada, 'follow', 'in_app', true)
    expect(await inWords(ada)).toEqual(['like Bo'])
    expect(await ask(bo, 'select * from notification_settings')).toEqual([])
  })
})

describe('push', () => {
  const keys = ['B'.padEnd(87, 'x'), 'a'.repeat(22)]
  const keep = (user: string, address = `https://push.example/${randomUUID()}`) =>
    ask(user, 'select keep_push_subscription($1, $2, $3)', [address, ...keys])
  const claim = async () => {
    const { rows } = await database.pool.query<{ user_id: string; notifications: Told[] }>(
      'select * from private.claim_pushes()',
    )
    return rows
      .filter(({ user_id: user }) => user === ada)
      .flatMap(({ notifications }) => notifications.map(({ kind }) => kind))
  }
  const aMinuteLater = () =>
    database.pool.query(`update push_subscriptions set pushed_at = now() - interval '61 seconds'`)

  test('only what is wanted, once, and at most once a minute', async () => {
    await keep(ada)
    await like(bo)
    expect(await claim()).toEqual([])
    await choose(ada, 'like', 'by_push', true)
    await like(cleo)
    await follow(cleo, ada)
    expect(await claim()).toEqual(['like'])
    expect(await claim()).toEqual([])
    await like(await database.createUser())
    expect(await claim()).toEqual([])
    await aMinuteLater()
    expect(await claim()).toEqual(['like'])
  })

  test('not what was read or taken back meanwhile', async () => {
    await keep(ada)
    await choose(ada, 'like', 'by_push', true)
    await Promise.all([like(bo), like(cleo)])
    await like(cleo, false)
    await ask(ada, `select read_notifications(now() + interval '1 minute')`)
    expect(await claim()).toEqual([])
  })

  test('the newest ten browsers; one is its last user’s, and goes with the session', async () => {
    const shared = `https://push.example/${randomUUID()}`
    await keep(bo, shared)
    await keep(ada, shared)
    expect(await ask(bo, 'select id from push_subscriptions')).toEqual([])
    for (let n = 0; n < 10; n++) await keep(ada)
    const held = await ask<{ endpoint: string }>(ada, 'select endpoint from push_subscriptions')
    expect(held).toHaveLength(10)
    expect(held.map(({ endpoint }) => endpoint)).not.toContain(shared)
    const session = randomUUID()
    await database.pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
      session,
      cleo,
    ])
    await database.asUser(cleo, async (client) => {
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: cleo, role: 'authenticated', session_id: session }),
      ])
      await client.query('select keep_push_subscription($1, $2, $3)', [shared, ...keys])
    })
    expect(await ask(cleo, 'select id from push_subscriptions')).toHaveLength(1)
    await database.pool.query('delete from auth.sessions where id = $1', [session])
    expect(await ask(cleo, 'select id from push_subscriptions')).toEqual([])
  })

  test.each([
    'http://push.example/x',
    'https://user@push.example/x',
    'https://push.example:22/x',
    'https://push.example\\@inside/x',
    `https://push.example/${'x'.repeat(1000)}`,
  ])('%s is no address of a push service', async (address) => {
    await expect(keep(ada, address)).rejects.toThrow('endpoint_shape')
  })
})

describe('mail', () => {
  const claim = async () => {
    const { rows } = await database.pool.query<{ user_id: string; counts: object; newest: Date }>(
      'select user_id, counts, newest::text from private.claim_notification_mails()',
    )
    return rows.find(({ user_id: user }) => user === ada)
  }
  const set = (column: string, value: unknown) =>
    database.pool.query(`update auth.users set ${column} = $2 where id = $1`, [ada, value])
  const later = (hours: number) =>
    database.pool.query(
      `update private.notification_mails
       set tried_at = tried_at - $1::interval, sent_at = sent_at - $1::interval`,
      [`${hours} hours`],
    )
  const sent = async () => {
    const mail = await claim()
    if (mail === undefined) return undefined
    await database.pool.query('select private.note_notification_mail($1, $2)', [ada, mail.newest])
    return mail.counts
  }

  test('one a day, of what is new and unread since it is wanted', async () => {
    await set('email_confirmed_at', new Date())
    await like(bo)
    await choose(ada, 'like', 'by_mail', true)
    expect(await claim()).toBeUndefined()
    await like(cleo)
    await follow(cleo, ada)
    expect(await claim()).toMatchObject({ counts: { like: 1 } })
    // It was not handed over: again after an hour.
    expect(await claim()).toBeUndefined()
    await later(1.1)
    expect(await sent()).toEqual({ like: 1 })
    await later(25)
    expect(await claim()).toBeUndefined()
    await like(await database.createUser())
    expect(await sent()).toEqual({ like: 1 })
    await like(await database.createUser())
    await later(2)
    expect(await claim()).toBeUndefined()
    await database.pool.query('select private.stop_notification_mails($1)', [ada])
    await later(25)
    expect(await claim()).toBeUndefined()
  })

  test('not to an address that is not confirmed, nor to a banned account', async () => {
    await choose(ada, 'like', 'by_mail', true)
    await like(bo)
    await set('email_confirmed_at', null)
    expect(await claim()).toBeUndefined()
    await set('email_confirmed_at', new Date())
    await set('banned_until', new Date(Date.now() + 60_000))
    expect(await claim()).toBeUndefined()
    await set('banned_until', null)
    expect(await claim()).toMatchObject({ counts: { like: 1 } })
  })
})

test('all of it is in the export of one’s data, and goes with the account', async () => {
  await choose(ada, 'like', 'by_push', true)
  await ask(ada, 'select keep_push_subscription($1, $2, $3)', [
    'https://push.example/mine',
    'x'.repeat(87),
    'a'.repeat(22),
  ])
  await like(bo)
  await follow(ada, cleo)
  const [row] = await ask<{ file: Record<string, unknown> }>(ada, 'select export_my_data() as file')
  expect(row?.file).toMatchObject({
    notifications: [{ kind: 'like', name: 'Bo', comment_id: hers }],
    notification_settings: [{ kind: 'like', by_push: true }],
    notified_browsers: [{ address: 'https://push.example/mine' }],
  })
  await database.asService((client) => client.query('select erase_account($1)', [ada]))
  const { rows } = await database.pool.query(
    `select from notifications where $1 in (user_id, actor_id)
     union all select from notification_settings where user_id = $1
     union all select from push_subscriptions where user_id = $1
     union all select from private.pending_pushes where user_id = $1`,
    [ada],
  )
  expect(rows).toEqual([])
})
