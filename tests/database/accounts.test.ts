import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let ada: string
let eve: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ada = await database.createUser({ name: 'Ada' })
  eve = await database.createUser()
})

test('an account begins with a profile, a default list and a default collection', async () => {
  const { rows } = await database.asUser(ada, (client) =>
    client.query(
      `select p.name, p.email, p.dietary_settings, l.name as list, c.name as collection, c.color
       from profiles p
       join shopping_lists l on l.user_id = p.id and l.is_default
       join recipe_collections c on c.user_id = p.id and c.is_default
       where p.id = $1`,
      [ada],
    ),
  )
  expect(rows).toEqual([
    {
      name: 'Ada',
      email: null,
      dietary_settings: null,
      list: 'Shopping List',
      collection: 'My Recipes',
      color: 'purple',
    },
  ])
})

test('the auth server can make an account, and nothing is left of one that fails', async () => {
  const id = randomUUID()
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role supabase_auth_admin')
    await client.query(`insert into auth.users (id, email) values ($1, 'sam@example.com')`, [id])
    await client.query('reset role')
    const made = 'select name from public_profiles where id = $1'
    expect((await client.query(made, [id])).rows).toEqual([{ name: 'sam' }])
    await client.query('rollback')
    expect((await client.query(made, [id])).rows).toEqual([])
  } finally {
    client.release()
  }
})

test.each([
  { metadata: { name: '  Bo  ' }, email: 'x@example.com', name: 'Bo' },
  { metadata: { name: ' \n\t ' }, email: 'mira@example.com', name: 'mira' },
  { metadata: { name: 'n'.repeat(300) }, email: 'y@example.com', name: 'n'.repeat(100) },
  { metadata: null, email: null, name: null },
])('the name is the given one, else the prefix of the e-mail: $name', async (given) => {
  const id = randomUUID()
  await database.pool.query(
    `insert into auth.users (id, email, raw_user_meta_data, is_anonymous)
     values ($1, $2, coalesce($3::jsonb, '{}'), true)`,
    [id, given.email, given.metadata],
  )
  const { rows } = await database.pool.query('select name from profiles where id = $1', [id])
  expect(rows).toEqual([{ name: given.name }])
})

test('people read and change their own record by the calls of the app', async () => {
  const { rows: places } = await database.asUser(ada, (client) =>
    client.query<{ picture: string }>(`select * from begin_picture('avatar')`),
  )
  const avatar = `/storage/v1/object/public/pictures/${ada}/${places[0]?.picture}.webp`
  await database.asUser(ada, async (client) => {
    const settings = { preferences: [{ id: 'vegan', checked: true }] }
    await client.query('update profiles set dietary_settings = $2 where id = $1', [ada, settings])
    await client.query('update profiles set name = $2, avatar_url = $3 where id = $1', [
      ada,
      'Ada L.',
      avatar,
    ])
    expect(
      (await client.query('select dietary_settings from profiles where id = $1', [ada])).rows,
    ).toEqual([{ dietary_settings: settings }])
    const record = await client.query(
      'select name, email, avatar_url, created_at from profiles where id = $1',
      [ada],
    )
    expect(record.rows).toEqual([
      {
        name: 'Ada L.',
        email: null,
        avatar_url: avatar,
        created_at: expect.any(Date),
      },
    ])
  })
})

test('a contact address is shown on purpose and can be taken back', async () => {
  const write = (email: string) =>
    database.asUser(ada, (client) =>
      client.query('update profiles set email = $2 where id = $1', [ada, email]),
    )
  const seen = async () =>
    (
      await database.asUser(eve, (client) =>
        client.query('select email from profiles where id = $1', [ada]),
      )
    ).rows
  expect(await seen()).toEqual([{ email: null }])
  await write('ada@kitchen.example')
  expect(await seen()).toEqual([{ email: 'ada@kitchen.example' }])
  await write('')
  expect(await seen()).toEqual([{ email: null }])
})

test('a stranger reads no dietary settings, and none through the table behind', async () => {
  await database.asUser(ada, (client) =>
    client.query(`update profiles set dietary_settings = '{"restrictions": []}' where id = $1`, [
      ada,
    ]),
  )
  await database.asUser(eve, async (client) => {
    const { rows } = await client.query(
      'select name, dietary_settings from profiles where id = $1',
      [ada],
    )
    expect(rows).toEqual([{ name: 'Ada', dietary_settings: null }])
    const behind = await client.query('select id from private_profiles')
    expect(behind.rows).toEqual([{ id: eve }])
  })
})

test('a stranger changes nothing, neither one record nor all', async () => {
  const before = await database.pool.query('select * from profiles where id = $1', [ada])
  await database.asUser(eve, async (client) => {
    const one = await client.query(`update profiles set name = 'Mallory' where id = $1`, [ada])
    expect(one.rowCount).toBe(0)
    await client.query(`update profiles set name = 'Mallory', dietary_settings = '{}'`)
    await client.query(`update public_profiles set name = 'Mallory'`)
    await client.query(`update private_profiles set dietary_settings = '{}'`)
  })
  const after = await database.pool.query('select * from profiles where id = $1', [ada])
  expect(after.rows).toEqual(before.rows)
})

test.each([
  `update profiles set created_at = now() + interval '1 year' where id = $1`,
  `update public_profiles set created_at = now() + interval '1 year' where id = $1`,
  `update profiles set id = gen_random_uuid() where id = $1`,
  `update private_profiles set id = gen_random_uuid() where id = $1`,
  `insert into profiles (id) values ($1)`,
  `insert into public_profiles (id) values ($1)`,
  `insert into private_profiles (id) values ($1)`,
  `delete from profiles where id = $1`,
  `delete from public_profiles where id = $1`,
  `delete from private_profiles where id = $1`,
])('the trial cannot be stretched: %s', async (attack) => {
  const attempt = database.asUser(ada, (client) => client.query(attack, [ada]))
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

test.each([
  ['avatar_url', 'javascript:alert(1)', 'avatar_url_shape'],
  ['avatar_url', `https://example.com/${'a'.repeat(2048)}`, 'avatar_url_shape'],
  ['email', 'not an address', 'email_shape'],
  ['name', 'n'.repeat(101), 'name_length'],
  ['dietary_settings', '[]', 'dietary_settings_object'],
  ['dietary_settings', JSON.stringify({ notes: 'x'.repeat(17_000) }), 'dietary_settings_size'],
])('refuses a bad %s', async (column, value, constraint) => {
  const attempt = database.asUser(ada, (client) =>
    client.query(`update profiles set ${column} = $2 where id = $1`, [ada, value]),
  )
  await expect(attempt).rejects.toMatchObject({ code: '23514', constraint })
})

test('visitors see nobody', async () => {
  for (const object of ['profiles', 'public_profiles', 'private_profiles', 'auth.users']) {
    const attempt = database.asAnon((client) => client.query(`select * from ${object}`))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('erasing an account erases every row of it', async () => {
  await database.asUser(ada, async (client) => {
    await client.query(`insert into pantry_items (name) values ('eggs')`)
    await client.query(`insert into shopping_list_items (name) values ('milk')`)
    await client.query(`insert into favorite_recipes (recipe_id) values ('1')`)
    await client.query('insert into follows (followed_id) values ($1)', [eve])
  })
  await database.pool.query('delete from auth.users where id = $1', [ada])
  const { rows } = await database.pool.query(
    `select
       (select count(*) from public_profiles where id = $1)
       + (select count(*) from private_profiles where id = $1)
       + (select count(*) from pantry_items where user_id = $1)
       + (select count(*) from shopping_lists where user_id = $1)
       + (select count(*) from shopping_list_items where user_id = $1)
       + (select count(*) from favorite_recipes where user_id = $1)
       + (select count(*) from recipe_collections where user_id = $1)
       + (select count(*) from follows where follower_id = $1) as left_over`,
    [ada],
  )
  expect(rows).toEqual([{ left_over: '0' }])
})

test('a corrected name does not undo the settings that another device changed meanwhile', async () => {
  const settings = { restrictions: [{ id: 'nuts', checked: true }] }
  const holder = await database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from public_profiles where id = $1 for update', [ada])
    const renamed = database.asUser(ada, (client) =>
      client.query(`update profiles set name = '  Ada L. ' where id = $1 returning name`, [ada]),
    )
    await expect
      .poll(async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return (await database.pool.query(waiting)).rowCount
      })
      .toBe(1)
    await database.asUser(ada, (client) =>
      client.query('update private_profiles set dietary_settings = $1', [settings]),
    )
    await holder.query('commit')
    expect((await renamed).rows).toEqual([{ name: 'Ada L.' }])
  } finally {
    holder.release()
  }
  const { rows } = await database.asUser(ada, (client) =>
    client.query('select name, dietary_settings from profiles where id = $1', [ada]),
  )
  expect(rows).toEqual([{ name: 'Ada L.', dietary_settings: settings }])
})
