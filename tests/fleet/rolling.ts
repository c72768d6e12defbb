import type { Pool } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'
import type { Proxy } from './proxy.ts'
import type { Traffic } from './traffic.ts'

/** So many requests are answered in each state that a fleet is in: all there, one away, one new. */
const requestsEach = 20
const betweenLooks = 20
/** The proxy gives them to all three in turn. */
const writesAmid = 6

/** Resolves when the proxy gives it requests again. */
export async function untilReady(proxy: Proxy, server: number): Promise<void> {
  while (!proxy.isReady(server)) await pause(betweenLooks)
}

/** Resolves when it has answered. */
async function untilItServes(proxy: Proxy, server: number, traffic: Traffic): Promise<void> {
  const before = proxy.answers()[server] ?? 0
  while ((proxy.answers()[server] ?? 0) === before) await traffic.more(1)
}

/** Tells a server to end while writes are under way at all of them, which are done only after it has heard. */
async function endAmidWrites(
  server: number,
  fleet: Fleet,
  proxy: Proxy,
  pool: Pool,
): Promise<number | null> {
  const client = await pool.connect()
  try {
    await client.query('begin; lock table public.pantry_items in share mode')
    while ((await writesThatWait(client)) < writesAmid) await pause(betweenLooks)
    const ended = fleet.end(server, 'SIGTERM')
    while (proxy.isReady(server)) await pause(betweenLooks)
    await client.query('commit')
    return await ended
  } finally {
    // Closed, not given back: whatever went wrong, nobody waits for the lock any more.
    client.release(true)
  }
}

async function writesThatWait(client: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where relation = 'public.pantry_items'::regclass and not granted`,
  )
  return rows[0]?.count ?? 0
}

/** One after the other gets the signal to end, ends, and starts again, while people go on. @returns the exit codes */
export async function restartAll(
  fleet: Fleet,
  proxy: Proxy,
  traffic: Traffic,
  pool: Pool,
): Promise<(number | null)[]> {
  const codes: (number | null)[] = []
  for (const server of fleet.addresses.keys()) {
    await traffic.more(requestsEach)
    codes.push(await endAmidWrites(server, fleet, proxy, pool))
    await traffic.more(requestsEach)
    await fleet.start(server)
    await untilReady(proxy, server)
    await untilItServes(proxy, server, traffic)
  }
  return codes
}

/** One is killed while people go on, and starts again. */
export async function killOne(
  server: number,
  fleet: Fleet,
  proxy: Proxy,
  traffic: Traffic,
): Promise<void> {
  await traffic.more(requestsEach)
  await fleet.end(server, 'SIGKILL')
  await traffic.more(requestsEach)
  await fleet.start(server)
  await untilReady(proxy, server)
  await untilItServes(proxy, server, traffic)
}

/** Which of these acknowledged names the database does not have. */
export async function lostOf(names: readonly string[], pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as said (name)
     where not exists (select from public.pantry_items as kept where kept.name = said.name)`,
    [names],
  )
  return rows.map(({ name }) => name)
}
