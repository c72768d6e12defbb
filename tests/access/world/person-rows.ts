import type { PoolClient } from 'pg'
import { insertRecipe } from '../../support/recipes.ts'
import { subscribe } from '../../support/users.ts'
import type { TestDatabase } from '../../support/cloned-database.ts'
import { catalogue, type Kind, type Person, recipeOf, uuidOf, wordOf } from './people.ts'

/** Fills every kind of row that a person may hold, each with a word that stands nowhere else. */
export async function fillPerson(database: TestDatabase, person: Person): Promise<void> {
  const me = uuidOf(person)
  await fillKitchen(database, person)
  for (const recipe of ['public', 'followers', 'private'] as const) {
    await insertRecipe(database.pool, {
      id: recipeOf(person, recipe),
      ownerId: me,
      visibility: recipe,
      title: wordOf(person, recipe),
      body: wordOf(person, `${recipe}body`),
    })
  }
  await insertRecipe(database.pool, {
    id: recipeOf(person, 'deleted'),
    ownerId: me,
    visibility: 'private',
    title: wordOf(person, 'deleted'),
    body: wordOf(person, 'deletedbody'),
  })
  await database.pool.query(
    `update recipe_cards set deleted_at = now(), visibility_before = 'public' where id = $1`,
    [recipeOf(person, 'deleted')],
  )
  await subscribe(database.pool, me, person === 'subscriber' ? 'active' : 'canceled')
  await fillBooks(database, person)
  await fillSignIn(database, person)
}

async function fillKitchen({ pool }: TestDatabase, person: Person): Promise<void> {
  const [me, word] = [uuidOf(person), (kind: string) => wordOf(person, kind)]
  await pool.query(`update private_profiles set dietary_settings = $2 where id = $1`, [
    me,
    { preferences: [{ id: word('diet'), checked: true }] },
  ])
  await pool.query(
    `insert into pantry_items (id, user_id, name, ingredient, stocked_at, created_at)
     values ($1, $2, $3, 'leek', '2026-01-01', '2026-01-01')`,
    [uuidOf(person, 'pantry'), me, word('pantry')],
  )
  await pool.query(`insert into staple_lists (user_id, ingredients) values ($1, array[$2])`, [
    me,
    `${person}-staple`,
  ])
  await pool.query(
    `insert into eaters (id, kitchen, user_id, name, dietary_settings) values ($1, $2, $2, $3, $4)`,
    [uuidOf(person, 'eater'), me, word('eater'), { preferences: [word('diet')] }],
  )
  await pool.query(
    `insert into planned_meals (id, kitchen, user_id, day, kind, recipe_id, title) values ($1, $2, $2, '2100-05-05', 'recipe', 1, $3)`,
    [uuidOf(person, 'meal'), me, word('meal')],
  )
  await pool.query(
    `insert into meal_plan_feeds (kitchen, user_id, secret_hash) values ($1, $1, sha256(convert_to($2, 'UTF8')))`,
    [me, word('secret')],
  )
  await pool.query(
    `insert into ingredient_corrections (user_id, alias, ingredient) values ($1, $2, 'leek')`,
    [me, word('correction')],
  )
  await pool.query(`insert into shopping_lists (id, user_id, name) values ($1, $2, $3)`, [
    uuidOf(person, 'list'),
    me,
    word('list'),
  ])
  await pool.query(
    `insert into shopping_list_items (id, user_id, list_id, name) values ($1, $2, $3, $4)`,
    [uuidOf(person, 'item'), me, uuidOf(person, 'list'), word('item')],
  )
  await pool.query(
    `insert into favorite_recipes (user_id, recipe_id, created_at) values ($1, $2, '2026-01-01')`,
    [me, String(catalogue.plain)],
  )
  await pool.query(
    'insert into recipe_notes (kitchen, recipe_id, user_id, note) values ($1, $2, $1, $3)',
    [me, catalogue.plain, word('note')],
  )
  await pool.query(`insert into recipe_collections (id, user_id, name) values ($1, $2, $3)`, [
    uuidOf(person, 'collection'),
    me,
    word('collection'),
  ])
  await pool.query(
    `insert into collection_recipes (collection_id, recipe_id, user_id, recipe_data)
     values ($1, $2, $3, $4)`,
    [uuidOf(person, 'collection'), catalogue.plain, me, JSON.stringify({ title: word('kept') })],
  )
  await pool.query(
    `insert into cooked_recipes (id, user_id, recipe_id, servings, taken) values ($1, $2, $3, 4, $4)`,
    [uuidOf(person, 'cooked'), me, catalogue.plain, JSON.stringify([word('taken')])],
  )
}

/** What others write for a person: pictures, counts, payments. */
async function fillBooks({ pool }: TestDatabase, person: Person): Promise<void> {
  const me = uuidOf(person)
  for (const [kind, purpose, removed] of [
    ['portrait', 'avatar', null],
    ['photo', 'recipe', null],
    ['released', 'avatar', '2026-01-01'],
    ['shot', 'photo', null],
    ['followersshot', 'photo', null],
    ['secretshot', 'photo', null],
    ['newshot', 'photo', null],
  ] as const) {
    await pool.query(
      `insert into pictures (id, user_id, purpose, removed_at) values ($1, $2, $3, $4)`,
      [uuidOf(person, kind), me, purpose, removed],
    )
  }
  for (const [kind, picture, visibility] of [
    ['made', 'shot', 'public'],
    ['followersmade', 'followersshot', 'followers'],
    ['secretmade', 'secretshot', 'private'],
  ] as const) {
    await pool.query(
      `insert into cook_photos (id, user_id, recipe_id, picture_id, note, visibility)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        uuidOf(person, kind),
        me,
        catalogue.plain,
        uuidOf(person, picture),
        wordOf(person, kind),
        visibility,
      ],
    )
  }
  await pool.query('insert into ai_usage (user_id) values ($1)', [me])
  await pool.query(
    `insert into private.plan_grants (user_id, kind, until) values ($1, 'paid', '2026-01-01')`,
    [me],
  )
  await pool.query(
    `insert into private.moderation_acts (id, kind, subject, subject_id, author_id, by_operator)
     values ($1, 'warn', 'profile', $2::uuid::text, $2::uuid, true)`,
    [uuidOf(person, 'act'), me],
  )
  await pool.query(
    `insert into moderation_notices (id, user_id, act_id, kind, subject, subject_id, title, words)
     values ($1, $2::uuid, $3, 'warn', 'profile', $2::uuid::text, $4, $4)`,
    [uuidOf(person, 'notice'), me, uuidOf(person, 'act'), wordOf(person, 'notice')],
  )
  await pool.query(
    `insert into notification_settings (user_id, kind, by_push, by_mail) values ($1, 'like', true, true)`,
    [me],
  )
  await pool.query(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth)
     values ($1, $2, $3, repeat('x', 87), repeat('x', 22))`,
    [uuidOf(person, 'browser'), me, `https://push.example/${wordOf(person, 'browser')}`],
  )
  await pool.query('insert into private.notification_mails values ($1, now())', [me])
  await pool.query('insert into private.import_rate_limits values ($1, array[now()])', [me])
  await pool.query(
    `insert into stripe_orders (customer_id, invoice_id, payment_intent_id, amount_subtotal, amount_total,
       currency, payment_status, status)
     values ($1, $2, $2, 399, 399, 'usd', 'paid', 'completed')`,
    [`cus_${me}`, wordOf(person, 'invoice')],
  )
}

async function fillSignIn({ pool }: TestDatabase, person: Person): Promise<void> {
  const [me, session] = [uuidOf(person), uuidOf(person, 'session')]
  await pool.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider)
     values ($1, $2::uuid::text, $2::uuid, jsonb_build_object('email', $3::text), 'email')`,
    [uuidOf(person, 'identity'), me, `${wordOf(person, 'account')}@example.com`],
  )
  await pool.query(
    `insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)`,
    [wordOf(person, 'secret'), me, session],
  )
  await pool.query(
    `insert into private.recovery_codes (user_id, code_hash) values ($1, sha256(convert_to($2, 'UTF8')))`,
    [me, person],
  )
  await pool.query('insert into private.recoveries (user_id, tries) values ($1, 1)', [me])
}

/** What people say to each other: comments, likes, follows, blocks, what they hid and reported. */
export async function connect(database: TestDatabase, persons: readonly Person[]): Promise<void> {
  for (const person of persons) await fillComments(database, person)
  for (const person of persons) {
    const me = uuidOf(person)
    await say(database, person, 'reply', catalogue.plain, uuidOf('ada', 'comment'))
    await database.asUser(me, async (client) => {
      await say(client, person, 'deletedcomment', catalogue.other)
      await client.query('delete from comments where id = $1', [uuidOf(person, 'deletedcomment')])
    })
    if (person === 'ada') continue
    const hers = uuidOf('ada', 'comment')
    await database.asUser(me, async (client) => {
      await client.query(
        'update comments set liked_by = liked_by || $1::uuid where id in ($2, $3)',
        [me, uuidOf('fay', 'comment'), uuidOf('fay', 'reply')],
      )
      await client.query('insert into hidden_comments (comment_id) values ($1)', [hers])
      await client.query(`insert into comment_reports (comment_id, reason) values ($1, 'other')`, [
        hers,
      ])
      await client.query(
        `insert into reports (recipe_id, profile_id, reason, words)
         values ($1, null, 'copied', $3), (null, $2, 'picture', $3)`,
        [recipeOf('ada', 'public'), uuidOf('ada'), wordOf(person, 'reported')],
      )
    })
  }
}

async function fillComments(database: TestDatabase, person: Person): Promise<void> {
  await say(database, person, 'comment', catalogue.plain, null, 4)
  await say(database, person, 'secretcomment', recipeOf(person, 'private'))
  await say(database, person, 'followerscomment', recipeOf(person, 'followers'))
}

async function say(
  by: TestDatabase | PoolClient,
  person: Person,
  kind: Kind,
  recipe: number,
  parent: string | null = null,
  rating: number | null = null,
): Promise<void> {
  const client = 'pool' in by ? by.pool : by
  await client.query(
    `insert into comments (id, recipe_id, user_id, parent_comment_id, content, rating)
     values ($1, $2, $3, $4, $5, $6)`,
    [uuidOf(person, kind), recipe, uuidOf(person), parent, wordOf(person, kind), rating],
  )
}
