import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { findUserByEmail, recordSignIn } from '#server/auth/accounts/users.ts'
import { isKnownBlock, noteKnownBlock } from '#server/auth/limits/known-blocks.ts'
import { createRateLimiter } from '#server/auth/limits/rate-limiter.ts'
import { openSession } from '#server/auth/sessions/sessions.ts'
import { wayIntoAccount } from '#server/auth/sessions/sign-in.ts'
import type { Connection } from '#server/postgres/cluster.ts'
import { type Cost, pidSchema, processorTime, summedUp } from './measure.ts'

const warmUps = 6
const calls = 40

/** What a sign-in asks of the database: all but the password's hash, by the auth server's own code. */
export async function costOfSignIn(
  connection: Connection,
  emails: readonly string[],
): Promise<Cost> {
  const pool = new Pool({ ...connection, user: 'supabase_auth_admin', max: 1 })
  const limiter = createRateLimiter(pool, () => new Date())
  const limit = { attempts: 100, seconds: 300 }
  const times: number[] = []
  const cpu: number[] = []
  try {
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    const [{ pid }] = pidSchema.parse(rows)
    for (let turn = 0; turn < warmUps + calls; turn++) {
      const email = emails[turn % emails.length] ?? ''
      const now = new Date()
      const way = { into: wayIntoAccount(email), block: '203.0.113.0/24', now }
      const usedBefore = await processorTime(pid)
      const startedAt = performance.now()
      await isKnownBlock(pool, way)
      const takeBack = await limiter.count([{ key: way.into, limit }])
      const user = await findUserByEmail(pool, email)
      await takeBack()
      if (user === undefined) throw new Error(`nobody is ${email}`)
      const client = await pool.connect()
      await client.query('begin')
      await recordSignIn(client, user, 'email', now)
      await openSession(client, {
        userId: user.id,
        aal: 'aal1',
        method: 'password',
        device: { ip: '203.0.113.7', userAgent: 'bench' },
        refreshTokenHash: randomUUID(),
        now,
      })
      await noteKnownBlock(client, way)
      await client.query('commit')
      client.release()
      const taken = performance.now() - startedAt
      if (turn < warmUps) continue
      times.push(taken)
      cpu.push((await processorTime(pid)) - usedBefore)
    }
  } finally {
    await pool.end()
  }
  return { name: 'a sign-in, without the hash', kind: 'write', pages: 0, ...summedUp(times, cpu) }
}
