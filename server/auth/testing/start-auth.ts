import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import { Pool } from 'pg'
import { expect, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import type { LogEntry } from '../../log.ts'
import { createOutbox } from '../../mail/outbox.ts'
import { createAuthApp } from '../app.ts'
import { createBackground } from '../background.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { AuthSettings } from '../settings.ts'
import { createSigningKeys, keySetSchema } from '../signing-keys.ts'

export const password = 'correct horse'

export const someEmail = () => `cook-${randomUUID()}@example.com`

let lastAddress = 0
/** In an IPv6 network that no other test has used. */
export const someAddress = () => `2001:db8:0:${(lastAddress += 1).toString(16)}::1`

/** The auth server on a database of its own, with a clock that the test moves. */
export async function startAuth(
  settings: Partial<AuthSettings> = {},
  others: Partial<Pick<AuthDependencies, 'mailer' | 'fetch'>> = {},
) {
  const database = await createTestDatabase()
  const pool = new Pool({ ...database.connection, user: 'supabase_auth_admin', max: 10 })
  const keys = await createSigningKeys()
  const logged: LogEntry[] = []
  const clock = { now: new Date() }
  const log = (entry: LogEntry) => void logged.push(entry)
  const background = createBackground(log)
  const mailFolder = await mkdtemp(join(tmpdir(), 'larder-mails-'))
  const outbox = createOutbox(mailFolder, () => clock.now)
  const dependencies: AuthDependencies = {
    pool,
    keys,
    issuer: 'http://auth.test/auth/v1',
    now: () => clock.now,
    peerAddress: (c) => c.req.header('x-test-address') ?? '203.0.113.1',
    log,
    mailer: outbox.send,
    later: background.later,
    settings: { refusalMilliseconds: 0, ...settings },
    ...others,
  }
  const app = createAuthApp(dependencies)

  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://auth.test${path}`, init))

  /** The mails to an address, the newest first, when all that is on its way has arrived. */
  async function mailsTo(email: string) {
    await background.settled()
    return (await outbox.list()).filter(({ to }) => to === email)
  }

  return {
    app,
    dependencies,
    database,
    keys,
    logged,
    send,
    async keySet() {
      const response = await send('/.well-known/jwks.json')
      return keySetSchema.parse(await response.json())
    },
    now: () => clock.now,
    passSeconds(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    /** A browser of its own: the real client, whose requests end in this process. */
    browser: (address = '203.0.113.1', flowType: 'implicit' | 'pkce' = 'implicit') =>
      new AuthClient({
        flowType,
        url: 'http://auth.test',
        headers: { 'x-test-address': address },
        fetch: withCookies(app.fetch),
        storage: memoryStorage(),
        autoRefreshToken: false,
        experimental: { passkey: true },
      }),
    mailsTo,
    /** What the newest mail to an address carries. */
    async newestToken(email: string) {
      const [mail] = await mailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      return tokenIn(mail)
    },
    async stop() {
      await background.settled()
      await pool.end()
      await database.drop()
      await rm(mailFolder, { recursive: true })
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

/** A new account that has forgotten its password, and what the mail about it carries. */
export async function recovered(auth: RunningAuth) {
  const account = await registered(auth)
  const { error } = await auth.browser(someAddress()).resetPasswordForEmail(account.email)
  if (error) throw error
  return { ...account, token: await auth.newestToken(account.email) }
}

/** Until a request waits for what somebody else has locked. */
export async function somebodyWaits({ database }: RunningAuth): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toEqual([{ waiting: 1 }])
  }
  await vi.waitFor(countWaiting, { timeout: 20_000 })
}

export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

/** Keeps the cookies that it is given, as a browser does. */
function withCookies(answer: (request: Request) => Response | Promise<Response>): typeof fetch {
  const jar = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cookie', Array.from(jar, (pair) => pair.join('=')).join('; '))
    const response = await answer(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return response
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

/** What a mail carries: its link's secret, and the code to type in. */
export function tokenIn({ text }: { text: string }) {
  const href = /https?:\S+/.exec(text)?.[0] ?? ''
  const link = URL.canParse(href) ? (new URL(href).searchParams.get('token') ?? '') : ''
  return { href, link, code: /code: (\d+)/.exec(text)?.[1] ?? '' }
}
