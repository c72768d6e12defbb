import { randomUUID } from 'node:crypto'
import { writeComment } from '../support/comments.ts'
import type { TestDatabase } from '../support/database.ts'
import { letOthersIn } from './let-others-in.ts'
import { insertRecipe } from '../support/recipes.ts'
import { subscribe } from '../support/users.ts'

export interface FullAccount {
  id: string
  email: string
  /** Of the people who are not this one: wrote, liked, followed, blocked, was blocked. */
  others: { friend: string; blocked: string; blocker: string }
  recipe: number
  /** Of the friend, liked by this one and by the friend. */
  friendsComment: string
  /** One more of these, which the friend deleted. */
  friendsDeleted: string
}

/** An account with a row in every table that can hold one of a person, among others who know it. */
export async function fillAccount(database: TestDatabase): Promise<FullAccount> {
  const email = `ada-${randomUUID()}@example.com`
  const id = await database.createUser({ email, name: 'Ada Lovelace', situation: 'subscribed' })
  const [friend, blocked, blocker] = await Promise.all(
    ['Ben', 'Cleo', 'Dan'].map((name) => database.createUser({ name })),
  )
  if (friend === undefined || blocked === undefined || blocker === undefined) throw new Error()
  const as = (user: string, sql: string, values: unknown[] = []) =>
    database.asUser(user, (client) => client.query(sql, values))
  const recipe = await insertRecipe(database.pool, { title: 'Leek soup' })

  await as(id, `update profiles set dietary_settings = '{"preferences": ["vegan"]}'`)
  await as(id, `insert into pantry_items (name, ingredient) values ('eggs', 'egg')`)
  await as(id, `insert into staple_lists (ingredients) values ('{salt}')`)
  await as(id, `insert into ingredient_corrections (alias, ingredient) values ('yam', 'potato')`)
  await as(id, `insert into eaters (name) values ('Ella')`)
  await as(
    id,
    `insert into planned_meals (day, kind, recipe_id, title, eaters)
     values (current_date, 'recipe', $1, 'Leek soup', array[auth.uid()::text])`,
    [recipe],
  )
  await as(id, 'select make_meal_plan_feed(auth.uid())')
  await as(id, `insert into shopping_list_items (name) values ('milk')`)
  await as(id, `insert into favorite_recipes (recipe_id) values ($1)`, [recipe])
  await as(
    id,
    `insert into collection_recipes (collection_id, recipe_id, recipe_data)
     select id, $1, '{"title": "Leek soup"}' from recipe_collections`,
    [recipe],
  )
  await as(id, `insert into cooked_recipes (recipe_id, servings) values ($1, 4)`, [recipe])
  await as(id, `insert into recipe_notes (recipe_id, note) values ($1, 'Less salt')`, [recipe])
  await insertRecipe(database.pool, { ownerId: id, title: 'My public stew', visibility: 'public' })
  await insertRecipe(database.pool, { ownerId: id, title: 'My secret stew', visibility: 'private' })
  await shareKitchen(database, { id, friend })
  const theirs = await discuss(database, { id, friend, recipe })
  await as(id, `insert into follows (followed_id) values ($1)`, [friend])
  await as(friend, `insert into follows (followed_id) values ($1)`, [id])
  await as(id, `insert into blocks (blocked_id) values ($1)`, [blocked])
  await as(blocker, `insert into blocks (blocked_id) values ($1)`, [id])
  await signInTwice(database, { id, email })
  await letOthersIn(database, id)
  await proveTwice(database, { id, email })
  await database.pool.query(`insert into pictures (user_id, purpose) values ($1, 'avatar')`, [id])
  await as(
    id,
    `insert into cook_photos (recipe_id, picture_id, note)
     select $1, picture, 'My soup' from begin_picture('photo')`,
    [recipe],
  )
  await database.pool.query(
    `insert into private.plan_grants (user_id, kind, until) values ($1, 'paid', '2026-01-01')`,
    [id],
  )
  await database.pool.query('insert into private.moderators (user_id) values ($1)', [id])
  await database.pool.query(`select private.moderate(null, 'warn', 'profile', $1, 'Be kind')`, [id])
  await notify(database, id, friend)
  await database.pool.query('insert into ai_usage (user_id) values ($1)', [id])
  await database.pool.query('insert into private.import_rate_limits values ($1, array[now()])', [
    id,
  ])
  await subscribe(database.pool, id, 'canceled')
  await database.pool.query(
    `insert into stripe_orders
       (customer_id, invoice_id, amount_subtotal, amount_total, currency, payment_status, status)
     values ($1, $2, 399, 399, 'usd', 'paid', 'completed')`,
    [`cus_${id}`, `in_${id}`],
  )
  return { id, email, others: { friend, blocked, blocker }, recipe, ...theirs }
}

/** Both cook in a kitchen of this one too, where each has put something; both are at home again. */
async function shareKitchen(
  database: TestDatabase,
  { id, friend }: { id: string; friend: string },
): Promise<void> {
  const found = `select found_kitchen('Flat share', false)`
  await database.asUser(id, (client) => client.query(found))
  await database.asUser(id, async (client) => {
    await client.query(`insert into pantry_items (name) values ('flour')`)
    await client.query(
      `insert into planned_meals (day, kind, title) values (current_date, 'note', 'Dumplings')`,
    )
    await client.query(`insert into staple_lists (ingredients) values ('{water}')`)
    await client.query(`insert into recipe_notes (recipe_id, note) values (7, 'Less chilli')`)
    await client.query(`update recipe_collections set kitchen = private.kitchen_here()`)
    await client.query(`insert into ingredient_corrections (alias) values ('yam')`)
    await client.query(`insert into shopping_lists (name) values ('Party')`)
    await client.query(`insert into shopping_list_items (name) values ('ice')`)
    await client.query(`select seen_invitation('of nobody')`)
    await client.query('select share_diet(kitchen, true) from kitchen_people() where not home')
  })
  const { rows } = await database.asUser(id, (client) =>
    client.query<{ code: string }>(
      `select invite_to_kitchen(kitchen, 'cook') ->> 'code' as code from kitchen_people() where not home`,
    ),
  )
  await database.asUser(friend, async (client) => {
    await client.query('select seen_invitation($1)', [rows[0]?.code])
    await client.query('select accept_invitation($1, false)', [rows[0]?.code])
    await client.query(`insert into pantry_items (name) values ('polenta')`)
    await client.query(
      `insert into planned_meals (day, kind, title, eaters) values (current_date, 'note', 'Party of Ben', array[$1, auth.uid()::text])`,
      [id],
    )
  })
  for (const person of [id, friend])
    await database.asUser(person, (client) => client.query('select move_to_kitchen($1)', [person]))
}

/** Both write, like, hide, report and delete; the friend answers what stays as a tombstone. */
async function discuss(
  database: TestDatabase,
  { id, friend, recipe }: { id: string; friend: string; recipe: number },
): Promise<Pick<FullAccount, 'friendsComment' | 'friendsDeleted'>> {
  const as = (user: string, sql: string, values: unknown[]) =>
    database.asUser(user, (client) => client.query(sql, values))
  const like = (user: string, comment: string) =>
    as(user, `update comments set liked_by = liked_by || $1::uuid where id = $2`, [user, comment])
  const said = await writeComment(database, id, { on: recipe, content: 'Thyme!', rating: 5 })
  await writeComment(database, friend, { on: recipe, content: 'And salt.', parent: said })
  const gone = await writeComment(database, id, { on: recipe, content: 'A second thought' })
  await as(id, 'delete from comments where id = $1', [gone])

  const theirs = await writeComment(database, friend, { on: recipe, content: 'Cream.', rating: 3 })
  const theirsGone = await writeComment(database, friend, { on: recipe, content: 'Never mind' })
  for (const comment of [theirs, theirsGone]) {
    await like(id, comment)
    await like(friend, comment)
    await as(id, 'insert into hidden_comments (comment_id) values ($1)', [comment])
    await as(id, `insert into comment_reports (comment_id, reason) values ($1, 'other')`, [comment])
  }
  await as(friend, 'delete from comments where id = $1', [theirsGone])
  return { friendsComment: theirs, friendsDeleted: theirsGone }
}

/** Somebody is told of a like in every way, and it waits to be pushed. */
async function notify(database: TestDatabase, id: string, friend: string): Promise<void> {
  await database.asUser(id, async (client) => {
    await client.query(`select set_notification_way('like', way, true)
      from unnest(array['by_push', 'by_mail']) as way`)
    await client.query(
      `select keep_push_subscription('https://push.example/' || $1, repeat('x', 87), repeat('x', 22))`,
      [id],
    )
  })
  await database.asUser(friend, (client) =>
    client.query(
      `update comments set liked_by = liked_by || $1::uuid where user_id = $2 and content = 'Thyme!'`,
      [friend, id],
    ),
  )
  await database.pool.query('insert into private.notification_mails values ($1, now())', [id])
  await database.pool.query('insert into private.spoiling_digests values ($1, current_date)', [id])
}

async function signInTwice(
  { pool }: TestDatabase,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await pool.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider)
     values ($1::uuid::text, $1::uuid, jsonb_build_object('email', $2::text), 'email')`,
    [id, email],
  )
  for (const device of ['Phone of Ada', 'Laptop of Ada']) {
    const session = randomUUID()
    await pool.query(
      `insert into auth.sessions (id, user_id, user_agent, ip) values ($1, $2, $3, '192.0.2.7')`,
      [session, id, device],
    )
    await pool.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'password')`,
      [session],
    )
    await pool.query(
      `insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)`,
      [`hash of ${session}`, id, session],
    )
  }
}

/** A second factor with a code asked for and a way back without it, a link sent by mail, and a sign-in that is at a provider. */
async function proveTwice(
  { pool }: TestDatabase,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const factor = randomUUID()
  await pool.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, 'App of Ada', 'totp', 'verified', 'sealed', now(), now())`,
    [factor, id],
  )
  await pool.query(
    'insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, now())',
    [randomUUID(), factor],
  )
  await pool.query(
    `insert into auth.webauthn_credentials
       (id, user_id, credential_id, public_key, friendly_name, created_at, updated_at)
     values ($1, $2, $3, 'key', 'Passkey of Ada', now(), now())`,
    [randomUUID(), id, Buffer.from(id)],
  )
  await pool.query(
    `insert into auth.webauthn_challenges
       (id, user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, 'registration', '{}', now(), now())`,
    [randomUUID(), id],
  )
  await pool.query('insert into private.recoveries (user_id, tries) values ($1, 1)', [id])
  await pool.query(
    `insert into private.recovery_codes (user_id, code_hash) values ($1, sha256('a code of Ada'))`,
    [id],
  )
  await pool.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, relates_to, token_hash, created_at, updated_at, expires_at)
     values ($1, $2, 'recovery', $3, $4, now(), now(), now())`,
    [randomUUID(), id, email, `hash of a link to ${email}`],
  )
  await pool.query(
    `insert into auth.invitations (id, token_hash, email, created_at, expires_at, used_by)
     values
       (gen_random_uuid(), 'used by ' || $1, null, now(), now() + interval '7 days', $1::uuid),
       (gen_random_uuid(), 'for ' || $2, $2, now(), now() + interval '7 days', null)`,
    [id, email],
  )
  await pool.query(
    `insert into auth.flow_state
       (id, user_id, provider_type, authentication_method, created_at, updated_at, expires_at)
     values ($1, $2, 'github', 'oauth', now(), now(), now())`,
    [randomUUID(), id],
  )
}
