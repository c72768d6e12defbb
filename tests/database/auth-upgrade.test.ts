import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#server/paths.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a data folder from before sign-ups were noted keeps those that wait', async () => {
  const { pool } = database
  const user = await database.createUser()
  await pool.query('drop table auth.sign_ups; alter table auth.flow_state drop column session_id')
  await pool.query(
    `insert into auth.one_time_tokens (id, token_type, relates_to, token_hash, payload, created_at,
       updated_at, expires_at)
     select gen_random_uuid(), 'signup', 'ada@example.com', number::text,
       jsonb_build_object('id', '00000000-0000-4000-8000-000000000001'), now(), now(), now()
     from generate_series(1, 2) as number`,
  )
  await pool.query(
    `insert into auth.flow_state (id, linking_user_id, provider_type, authentication_method,
       created_at, updated_at, expires_at)
     values (gen_random_uuid(), $1, 'github', 'oauth', now(), now(), now()),
       (gen_random_uuid(), null, 'github', 'oauth', now(), now(), now())`,
    [user],
  )
  const upgrade = await readFile(path.join(paths.platform, '20-auth-proofs.sql'), 'utf8')
  await pool.query(upgrade)
  await pool.query(upgrade)
  const { rows } = await pool.query(
    `select (select array_agg(email) from auth.sign_ups) as emails,
       (select array_agg(linking_user_id) from auth.flow_state) as linking`,
  )
  expect(rows).toEqual([{ emails: ['ada@example.com'], linking: [null] }])
})
