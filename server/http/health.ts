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

export type Readiness = { readonly status: 'ready' | 'draining' | 'unavailable' }

/**
 * Whether a proxy is to give this server requests. The database is not asked: it is the same for all servers, and
 * while it is away each still serves the app and says what is amiss.
 */
export async function checkReadiness(isDraining: boolean, dataApi: Upstream): Promise<Readiness> {
  if (isDraining) return { status: 'draining' }
  return { status: (await isServing(dataApi, 2_000)) ? 'ready' : 'unavailable' }
}
