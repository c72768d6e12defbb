import type { Pool } from 'pg'
import { z } from 'zod'

/** What waits for a moderator. */
export type WaitingReports = {
  readonly open: number
  /** Since the oldest of them came; 0 without one. */
  readonly oldestSeconds: number
}

const rowSchema = z.object({ open: z.number(), oldest: z.number() })

export async function readWaitingReports(pool: Pick<Pool, 'query'>): Promise<WaitingReports> {
  const { rows } = await pool.query(
    `select reports::integer as open,
       coalesce(extract(epoch from now() - oldest), 0)::double precision as oldest
     from private.open_reports()`,
  )
  const { open, oldest } = rowSchema.parse(rows[0])
  return { open, oldestSeconds: oldest }
}
