import type { TestDatabase } from '../../support/cloned-database.ts'
import { fillCatalogue } from './catalogue-rows.ts'
import { everybody, firstNewNumber, owners, type Person, uuidOf, wordOf } from './people.ts'
import { connect, fillPerson } from './person-rows.ts'
import { fillSharedKitchen } from './shared-kitchen.ts'

/** Rows of several owners in every table of this database, so that each cell has something to leak. */
export async function fillWorld(database: TestDatabase): Promise<void> {
  const { pool } = database
  await fillCatalogue(database)
  for (const person of everybody) await makeAccount(database, person)
  for (const person of owners) await fillPerson(database, person)
  await connect(database, owners)
  await fillSharedKitchen(database)
  for (const actor of ['trial', 'expired', 'subscriber'] as const) {
    await pool.query('insert into follows (follower_id, followed_id) values ($1, $2)', [
      uuidOf(actor),
      uuidOf('fay'),
    ])
    await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      uuidOf(actor),
      uuidOf('cleo'),
    ])
  }
  for (const actor of ['trial', 'expired', 'subscriber', 'stranger'] as const) {
    await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      uuidOf('bo'),
      uuidOf(actor),
    ])
  }
  for (const [follower, followed] of [
    ['ada', 'fay'],
    ['bo', 'fay'],
    ['cleo', 'ada'],
  ] as const) {
    await pool.query('insert into follows (follower_id, followed_id) values ($1, $2)', [
      uuidOf(follower),
      uuidOf(followed),
    ])
  }
  await pool.query(
    `update public_profiles set created_at = now() - interval '15 days' where id = any ($1)`,
    [[uuidOf('expired'), uuidOf('subscriber')]],
  )
  await secureAda(database)
  await letAppIn(database, 'trial')
  // What is counted or may be taken back for minutes stands still, however long the matrix takes.
  await pool.query(`
    update private.comment_rate_limits set minute = '2020-01-01', day = '2020-01-01';
    update private.deleted_comments set deleted_at = now() + interval '10 hours';
    update recipe_cards set deleted_at = now() + interval '10 hours' where deleted_at is not null;
    select setval(format('%I.%I', schemaname, sequencename)::regclass, ${firstNewNumber})
    from pg_sequences`)
  await pool.query('analyze')
}

async function makeAccount({ pool }: TestDatabase, person: Person): Promise<void> {
  const email = person === 'guest' ? null : `${wordOf(person, 'account')}@example.com`
  await pool.query(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, is_anonymous)
     values ($1, $2, $3, $4, $5)`,
    [
      uuidOf(person),
      email,
      wordOf(person, 'secret'),
      { name: wordOf(person, 'name') },
      person === 'guest',
    ],
  )
  await pool.query(`insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)`, [
    uuidOf(person, 'session'),
    uuidOf(person),
    wordOf(person, 'device'),
  ])
}

/** An app for shopping lists, and a token for a script. */
async function letAppIn({ pool }: TestDatabase, person: Person): Promise<void> {
  const [account, app, client, script] = (['account', 'app', 'client', 'script'] as const).map(
    (kind) => uuidOf(person, kind),
  )
  await pool.query(
    `insert into private.oauth_clients (id, name, redirect_uris, token_endpoint_auth_method, registration_type,
       created_at, updated_at, used_at)
     values ($1, $2, '{https://app.example/}', 'none', 'dynamic', now(), now(), now())`,
    [client, wordOf(person, 'client')],
  )
  await pool.query(
    `insert into private.oauth_consents (user_id, client_id, scopes, granted_at)
     values ($1, $2, '{list:read,list:write}', now())`,
    [account, client],
  )
  await pool.query('insert into auth.sessions (id, user_id) values ($2, $1), ($3, $1)', [
    account,
    app,
    script,
  ])
  await pool.query(
    `insert into private.limited_sessions (session_id, user_id, client_id, scopes)
     values ($2, $1, $4, '{list:read,list:write}'), ($3, $1, null, '{list:read}')`,
    [account, app, script, client],
  )
  await pool.query(
    `insert into private.personal_tokens (session_id, user_id, name, token_hash, made_at)
     values ($2, $1, $3, sha256($4), now())`,
    [account, script, wordOf(person, 'script'), Buffer.from(wordOf(person, 'secret'))],
  )
}

/** Her password alone opens nothing; her session has shown the second factor. */
async function secureAda({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, 'totp', 'verified', $3, now(), now())`,
    [uuidOf('ada', 'factor'), uuidOf('ada'), wordOf('ada', 'secret')],
  )
  await pool.query(
    `insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, now())`,
    [uuidOf('ada', 'challenge'), uuidOf('ada', 'factor')],
  )
  await pool.query(
    `insert into auth.webauthn_credentials
       (id, user_id, credential_id, public_key, created_at, updated_at)
     values ($1, $2, $3, 'key', now(), now())`,
    [uuidOf('ada', 'passkey'), uuidOf('ada'), Buffer.from(wordOf('ada', 'passkey'))],
  )
  await pool.query(`update auth.sessions set aal = 'aal2' where id = $1`, [
    uuidOf('ada', 'session'),
  ])
}
