import { expect, inject, test } from 'vitest'
import { openAuthPool } from './auth-pool.ts'

test('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  const lost: string[] = []
  const pool = openAuthPool(inject('cluster'), ({ event }) => void lost.push(event))
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('begin')
  const broken = new Promise((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await broken
  await expect(client.query('select 1')).rejects.toThrow(/queryable|terminat/)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(lost).toEqual([])
  await pool.end()
})
