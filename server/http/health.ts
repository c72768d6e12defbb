import type { Pool } from 'pg'
import { isServing, type Upstream } from '../postgrest/upstream.ts'

export type Health = {
  readonly status: 'ok' | 'unavailable'
  readonly database: boolean
  readonly dataApi: boolean
}

/** Asks both children now; each answers within two seconds or counts as down. */
export async function checkHealth(pool: Pool, dataApi: Upstream): Promise<Health> {
  const [database, api] = await Promise.all([answers(pool), isServing(dataApi, 2_000)])
  return { status: database && api ? 'ok' : 'unavailable', database, dataApi: api }
}

function answers(pool: Pool): Promise<boolean> {
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), 2_000).unref()
  })
  return Promise.race([query, tooLate])
}
