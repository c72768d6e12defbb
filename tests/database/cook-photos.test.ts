import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
let bo: string
let mod: string
let soup: number

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
    insertRecipe(database.pool, { title: 'Leek soup' }),
  ])
  await database.pool.query('insert into private.moderators (user_id) values ($1)', [mod])
})

const ask = async <Row extends object>(user: string, sql: string, values: unknown[] = []) =>
  (await database.asUser(user, (client) => client.query<Row>(sql, values))).rows

const begin = async (user: string, purpose = 'photo') =>
  (await ask<{ picture: string }>(user, 'select * from begin_picture($1)', [purpose]))[0]?.picture

interface Shown {
  of?: number
  visibility?: string
  picture?: string | undefined
  note?: string
}

/** Shows a photo as the app does; returns its id. */
async function show(user: string, { of = soup, visibility = 'public', picture, note = '' }: Shown) {
  const id = randomUUID()
  await ask(
    user,
    `insert into cook_photos (id, recipe_id, picture_id, note, visibility)
     values ($1, $2, $3, $4, $5)`,
    [id, of, picture ?? (await begin(user)), note, visibility],
  )
  return id
}

const seenBy = async (user: string, id: string) =>
  (await ask(user, 'select from cook_photos where id = $1 and deleted_at is null', [id])).length ===
  1

const removed = async (picture: unknown) =>
  (
    await database.pool.query<{ gone: boolean }>(
      'select removed_at is not null as gone from pictures where id = $1',
      [picture],
    )
  ).rows[0]?.gone

test('a photo is seen by whom its cook chose', async () => {
  const everyones = await show(ada, { note: ' \u202ECrisp! ' })
  const followers = await show(ada, { visibility: 'followers' })
  const own = await show(ada, { visibility: 'private' })
  const whichSees = (user: string) =>
    Promise.all([everyones, followers, own].map((id) => seenBy(user, id)))
  expect(await whichSees(ada)).toEqual([true, true, true])
  expect(await whichSees(bo)).toEqual([true, false, false])
  await ask(bo, 'insert into follows (followed_id) values ($1)', [ada])
  expect(await whichSees(bo)).toEqual([true, true, false])
  await ask(ada, 'insert into blocks (blocked_id) values ($1)', [bo])
  expect(await whichSees(bo)).toEqual([false, false, false])
  expect(await ask(ada, 'select note from cook_photos where id = $1', [everyones])).toEqual([
    { note: 'Crisp!' },
  ])
  await expect(
    database.asAnon((client) => client.query('select from cook_photos')),
  ).rejects.toMatchObject({ code: '42501' })
})

test('a photo of a recipe that one does not see is not seen either', async () => {
  const secret = await insertRecipe(database.pool, { ownerId: ada, visibility: 'private' })
  const photo = await show(ada, { of: secret })
  expect(await seenBy(ada, photo)).toBe(true)
  expect(await seenBy(bo, photo)).toBe(false)
  await expect(show(bo, { of: secret })).rejects.toMatchObject({ code: '42501' })
})

test('it shows a picture that its cook brought for it, once, and nobody else’s', async () => {
  const [hers, herPortrait, used] = [await begin(ada), await begin(bo, 'avatar'), await begin(bo)]
  for (const picture of [hers, herPortrait, randomUUID()]) {
    await expect(show(bo, { picture })).rejects.toMatchObject({
      code: '23514',
      message: 'picture_not_own',
    })
  }
  await show(bo, { picture: used })
  await expect(show(bo, { picture: used })).rejects.toMatchObject({ code: '23505' })
})

test('five of one recipe, and twenty pictures a day', async () => {
  const photos = await Promise.all(Array.from({ length: 5 }, () => show(ada, {})))
  await expect(show(ada, {})).rejects.toMatchObject({ code: 'P0001', message: 'photo_limit' })
  await ask(ada, 'update cook_photos set deleted_at = now() where id = $1', [photos[0]])
  await show(ada, {})
  // Also those that were sent, and shown by nothing.
  for (let sent = 7; sent < 20; sent += 1) await begin(ada)
  await expect(begin(ada)).rejects.toMatchObject({ message: 'picture_limit' })
  await begin(bo)
})

test('a deletion is taken back for ten minutes, then the picture goes too', async () => {
  const picture = await begin(ada)
  const photo = await show(ada, { picture })
  const remove = (at: string | null) =>
    ask(ada, 'update cook_photos set deleted_at = $2 where id = $1', [photo, at])
  await remove('2000-01-01')
  expect(await seenBy(bo, photo)).toBe(false)
  await remove(null)
  expect(await seenBy(bo, photo)).toBe(true)
  await database.pool.query('alter table cook_photos disable trigger guard_photo')
  await database.pool.query(
    `update cook_photos set deleted_at = now() - interval '11 minutes' where id = $1`,
    [photo],
  )
  await database.pool.query('alter table cook_photos enable trigger guard_photo')
  await remove(null)
  expect(await seenBy(bo, photo)).toBe(false)
  expect(await removed(picture)).toBe(false)
  await database.pool.query('select private.unneeded_pictures()')
  expect(await removed(picture)).toBe(true)
  expect(await ask(ada, 'select from cook_photos where id = $1', [photo])).toEqual([])
})

test('a picture whose photo never came to be goes with a later one', async () => {
  const [lost, young] = [await begin(ada), await begin(ada)]
  await database.pool.query(
    `update pictures set created_at = now() - interval '2 hours' where id = $1`,
    [lost],
  )
  await begin(ada)
  expect([await removed(lost), await removed(young)]).toEqual([true, false])
})

test('nobody changes another’s photo, nor when it was made or how it is marked', async () => {
  const photo = await show(ada, {})
  expect(await ask(bo, `update cook_photos set note = 'Mine' returning id`)).toEqual([])
  for (const change of [`created_at = '2000-01-01'`, 'moderated = null', `user_id = '${bo}'`]) {
    await expect(ask(ada, `update cook_photos set ${change}`)).rejects.toMatchObject({
      code: '42501',
    })
  }
  expect(
    await ask(ada, `update cook_photos set note = ' Better. ' where id = $1 returning note`, [
      photo,
    ]),
  ).toEqual([{ note: 'Better.' }])
})

test('one photo of a recipe is its cook’s cover, for nobody else', async () => {
  const [first, second] = [await show(ada, {}), await show(ada, {})]
  const coversOf = async (reader: string) =>
    (
      await ask<{ covers: Record<string, string> | null }>(
        reader,
        'select own_covers(profile) as covers from profiles as profile where id = $1',
        [ada],
      )
    )[0]?.covers ?? {}
  const choose = (photo: string, isCover = true) =>
    ask(ada, 'update cook_photos set is_cover = $2 where id = $1', [photo, isCover])
  const pictureOf = async (photo: string) =>
    (
      await ask<{ picture_id: string }>(ada, 'select picture_id from cook_photos where id = $1', [
        photo,
      ])
    )[0]?.picture_id
  await choose(first)
  await choose(second)
  expect(await coversOf(ada)).toEqual({ [soup]: await pictureOf(second) })
  expect(await coversOf(bo)).toEqual({})
  await ask(ada, 'update cook_photos set deleted_at = now() where id = $1', [second])
  expect(await coversOf(ada)).toEqual({})
})

test.each(['hide', 'remove'])('a moderator can %s it, and take that back', async (kind) => {
  const photo = await show(ada, { note: 'Look!' })
  await ask(bo, `insert into reports (photo_id, reason) values ($1, 'picture')`, [photo])
  expect(await ask(mod, 'select thing, snapshot from moderation_reports()')).toMatchObject([
    {
      thing: 'photo',
      snapshot: { title: 'Leek soup', text: 'Look!', recipe_id: soup, image: expect.any(String) },
    },
  ])
  const [act] = await ask<{ id: string }>(mod, `select moderation_act($1, 'photo', $2) as id`, [
    kind,
    photo,
  ])
  expect(await seenBy(bo, photo)).toBe(false)
  expect(await seenBy(ada, photo)).toBe(kind === 'hide')
  await ask(mod, 'select moderation_undo($1)', [act?.id])
  expect(await seenBy(bo, photo)).toBe(true)
})

test('one reports what one sees of others, and nothing else', async () => {
  const photo = await show(ada, { visibility: 'private' })
  for (const [user, id] of [
    [bo, photo],
    [ada, photo],
    [bo, randomUUID()],
  ]) {
    await expect(
      ask(user ?? '', `insert into reports (photo_id, reason) values ($1, 'spam')`, [id]),
    ).rejects.toMatchObject({ code: '42501' })
  }
})

test('a ban hides the photos of a cook, and its end shows them again', async () => {
  const photo = await show(ada, {})
  const [act] = await ask<{ id: string }>(
    mod,
    `select moderation_act('ban', 'profile', $1) as id`,
    [ada],
  )
  expect(await seenBy(bo, photo)).toBe(false)
  await ask(mod, 'select moderation_undo($1)', [act?.id])
  expect(await seenBy(bo, photo)).toBe(true)
})
