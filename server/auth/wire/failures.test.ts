import { Pool } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import type { LogEntry } from '../../log.ts'
import { toAuthError } from './failures.ts'

const pool = new Pool({ ...inject('cluster'), max: 1 })
afterAll(() => pool.end())

test.each([
  ['select $1::uuid', { code: '22P02', reason: 'a value was refused' }],
  ['select $1 from nowhere', { code: '42P01', reason: 'relation "nowhere" does not exist' }],
])('what %s fails with is logged without the value', async (statement, detail) => {
  const logged: LogEntry[] = []
  const thrown: unknown = await pool.query(statement, ['my password']).catch((error) => error)
  toAuthError(thrown, (entry) => logged.push(entry))
  expect(logged).toEqual([{ level: 'error', event: 'auth request failed', detail }])
})
