import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { Pool } from 'pg'
import { createTestDatabase } from '../../tests/support/database.ts'
import type { LogEntry } from '../log.ts'
import { createAuthApp } from './app.ts'
import type { AuthSettings } from './settings.ts'
import { createSigningKeys, keySetSchema } from './signing-keys.ts'

export const password = 'correct horse'

export const someEmail = () => `cook-${randomUUID()}@example.com`

/** The auth server on a database of its own, with a clock that the test moves. */
export async function startAuth(settings: Partial<AuthSettings> = {}) {
  const database = await createTestDatabase()
  const pool = new Pool({ ...database.connection, user: 'supabase_auth_admin', max: 10 })
  const keys = await createSigningKeys()
  const logged: LogEntry[] = []
  const clock = { now: new Date() }
  const app = createAuthApp({
    pool,
    keys,
    issuer: 'http://auth.test/auth/v1',
    now: () => clock.now,
    peerAddress: (c) => c.req.header('x-test-address') ?? '203.0.113.1',
    log: (entry) => void logged.push(entry),
    settings,
  })

  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://auth.test${path}`, init))

  return {
    app,
    database,
    keys,
    logged,
    send,
    async keySet() {
      const response = await send('/.well-known/jwks.json')
      return keySetSchema.parse(await response.json())
    },
    passSeconds(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    /** A browser of its own: the real client, whose requests end in this process. */
    browser: (address = '203.0.113.1') =>
      new AuthClient({
        url: 'http://auth.test',
        headers: { 'x-test-address': address },
        fetch: (input, init) => Promise.resolve(app.fetch(new Request(input, init))),
        storage: memoryStorage(),
        autoRefreshToken: false,
      }),
    async stop() {
      await pool.end()
      await database.drop()
    },
  }
}

export type RunningAuth = Awaited<ReturnType<typeof startAuth>>

/** A new account and the browser that made it. */
export async function registered(auth: RunningAuth, email = someEmail()) {
  const browser = auth.browser()
  const { data, error } = await browser.signUp({ email, password })
  if (error) throw error
  if (!data.session || !data.user) throw new Error('no session')
  return { browser, email, user: data.user, session: data.session }
}

export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
