import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { openAuthPool } from '../auth-pool.ts'
import { inTransaction } from '../auth/database.ts'
import { inRequest } from './current-request.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openAuthPool(database.connection, () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const idOf = (index: number) => `request-number-${String(index).padStart(3, '0')}`

test('each of many statements carries the id of the request that asked, whoever gave the connection back', async () => {
  const seen = Array.from({ length: 60 }, (_, index) =>
    inRequest(idOf(index), async () => {
      const single = await pool.query('select current_query() as text where $1', [true])
      const text =
        index % 2 === 0
          ? 'select current_query() as text'
          : { text: 'select current_query() as text' }
      const inside = await inTransaction(pool, (client) => client.query(text))
      return [...single.rows, ...inside.rows]
    }),
  )
  for (const [index, rows] of (await Promise.all(seen)).entries()) {
    expect(rows).toEqual([
      { text: `/*request_id='${idOf(index)}'*/ select current_query() as text where $1` },
      { text: `/*request_id='${idOf(index)}'*/ select current_query() as text` },
    ])
  }
})

test('a named statement, and one outside a request, stay as they are', async () => {
  const text = 'select current_query() as text'
  const { rows: outside } = await pool.query(text)
  const { rows: named } = await inRequest(idOf(0), () => pool.query({ name: 'kept', text }))
  expect([outside, named]).toEqual([[{ text }], [{ text }]])
})
