import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { stepAt, totpCode } from '#server/auth/factors/totp.ts'
import { paths } from '#server/paths.ts'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import { secretsOf } from '../support/secrets-of.ts'
import { childrenOf, type LarderProcess, startProcess } from './larder-process.ts'

/** Settings that a run must keep to itself; made up, and of their real shape. */
const settings = {
  OPENAI_API_KEY: ['sk', 'run', 'f3a91c77e0b24d58'].join('-'),
  STRIPE_SECRET_KEY: ['sk', 'test', 'Zk81mQx02LrT'].join('_'),
  STRIPE_WEBHOOK_SECRET: ['whsec', 'pV7uJ2nB4cX9'].join('_'),
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_QUARTERLY: 'price_quarterly',
  GOOGLE_CLIENT_ID: 'larder',
  GOOGLE_CLIENT_SECRET: 'GX-9d0b6f2e51aa',
}
const { OPENAI_API_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, GOOGLE_CLIENT_SECRET } = settings
const password = 'correct-horse-7'
const mistyped = 'correct-hose-7'

interface Answer {
  /** What was asked, without its query. */
  of: string
  status: number
  /** Its headers and its body. */
  text: string
}

let dataDir: string
let larder: LarderProcess
let provider: ChefProvider
const answers: Answer[] = []
/** What was given to the one person of this run, by what gives it. */
const given: { secret: string; by: RegExp }[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-secrets-'))
  provider = await startChefProvider()
  const environment = { ...settings, OPENAI_BASE_URL: provider.baseUrl }
  larder = await startProcess(dataDir, environment)
  await liveThroughADay()
})

afterAll(async () => {
  if (larder.child.exitCode === null) await larder.end('SIGTERM')
  await provider.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function call(address: string, body?: unknown, headers: Record<string, string> = {}) {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${larder.address}${address}`, {
    redirect: 'manual',
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: raw }),
  })
  const text = await response.text()
  const [of = ''] = address.split('?')
  const all = `${JSON.stringify([...response.headers])}\n${text}`
  answers.push({ of, status: response.status, text: all })
  return text
}

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() })
const factorSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) })
const signIn = '/auth/v1/token?grant_type=password'
const email = 'cook@example.org'

/** Keeps what the session consists of. @returns the header that shows it */
function remember(text: string): Record<string, string> {
  const session = sessionSchema.parse(JSON.parse(text))
  const by = /\/(signup|token|verify)$/
  given.push({ secret: session.access_token, by }, { secret: session.refresh_token, by })
  return { authorization: `Bearer ${session.access_token}` }
}

/** Everything in which something secret takes part, going well and going wrong. */
async function liveThroughADay(): Promise<void> {
  for (const page of ['/', '/recipe/1', '/larder.json', '/healthz', '/no.png', '/outbox']) {
    await call(page)
  }
  const cook = remember(await call('/auth/v1/signup', { email, password }))
  await call('/auth/v1/signup', { email, password })
  await call(signIn, { email, password: mistyped })
  await call(signIn, `{"email":"${email}","password":"${password}"`)
  const signedIn = await call(signIn, { email, password })
  remember(signedIn)
  const { refresh_token } = sessionSchema.parse(JSON.parse(signedIn))
  remember(await call('/auth/v1/token?grant_type=refresh_token', { refresh_token }))
  await call('/auth/v1/token?grant_type=refresh_token', { refresh_token: `${refresh_token}0` })
  await call('/auth/v1/recover', { email })
  await call('/auth/v1/authorize?provider=google')
  await call('/auth/v1/callback?code=none&state=none')
  await call('/auth/v1/user', undefined, cook)

  const enrolled = await call('/auth/v1/factors', { factor_type: 'totp' }, cook)
  const { id, totp } = factorSchema.parse(JSON.parse(enrolled))
  given.push({ secret: totp.secret, by: /\/factors$/ })
  const challenge = z
    .object({ id: z.string() })
    .parse(JSON.parse(await call(`/auth/v1/factors/${id}/challenge`, {}, cook)))
  const verify = (code: string) =>
    call(`/auth/v1/factors/${id}/verify`, { challenge_id: challenge.id, code }, cook)
  await verify('12345')
  const secured = remember(await verify(totpCode(totp.secret, stepAt(new Date()))))
  const renewed = await call('/rest/v1/rpc/renew_recovery_codes', {}, secured)
  for (const secret of z.array(z.string()).min(1).parse(JSON.parse(renewed))) {
    given.push({ secret, by: /\/renew_recovery_codes$/ })
  }
  await call('/functions/v1/recovery', { code: '00000-00000-00000-00000' }, secured)

  await call('/rest/v1/pantry_items', { name: 'Eggs' }, secured)
  await call('/rest/v1/pantry_items', { name: 'Eggs', quantity: 'many' }, secured)
  await call('/rest/v1/pantry_items?select=none', undefined, secured)
  await call('/rest/v1/pantry_items', undefined, { authorization: `${secured['authorization']}0` })
  // Providers do repeat the key.
  provider.will({ kind: 'status', status: 401, message: `Incorrect API key: ${OPENAI_API_KEY}` })
  await call('/functions/v1/personal-chef', { message: 'What goes with eggs?' }, secured)
  await call('/functions/v1/stripe-webhook', {}, { 'stripe-signature': 't=1,v1=00' })

  const { PostgREST = Number.NaN, PostgreSQL = Number.NaN } = await childrenOf(dataDir)
  process.kill(PostgREST, 'SIGKILL')
  process.kill(PostgreSQL, 'SIGKILL')
  await call(signIn, { email, password })
  await call('/rest/v1/pantry_items', undefined, secured)
  const up = async () => expect((await fetch(`${larder.address}/healthz`)).status).toBe(200)
  await vi.waitFor(up, { timeout: 20_000 })
  await call(signIn, { email, password })
}

/** As it is, and as it would stand in an address or in a header. */
const traces = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]
const holds = (text: string, secret: string) => traces(secret).some((each) => text.includes(each))

async function ownSecrets(): Promise<string[]> {
  const keys = await call('/auth/v1/.well-known/jwks.json')
  const kept = await secretsOf(dataDir, keys)
  // Three passwords, the key that signs, and what it signed for the functions.
  expect(kept.length).toBeGreaterThanOrEqual(5)
  return [...kept, OPENAI_API_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, GOOGLE_CLIENT_SECRET]
}

test('the day was as it should be', () => {
  const statuses = (part: string) =>
    answers.filter(({ of }) => of.endsWith(part)).map(({ status }) => status)
  expect(statuses('/signup')).toEqual([200, expect.any(Number)])
  expect(statuses('/personal-chef')).toEqual([200])
  expect(provider.calls).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500).length).toBeGreaterThan(0)
  expect(larder.output()).toContain('PostgreSQL ended, starting it again')
  expect(given.length).toBeGreaterThan(12)
})

test('no answer and no built file holds a secret of the server', async () => {
  const secrets = await ownSecrets()
  for (const { of, text } of answers) {
    expect([of, secrets.filter((secret) => holds(text, secret))]).toEqual([of, []])
  }
  const files = await readdir(paths.web, { recursive: true })
  for (const file of files.filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))) {
    const text = await readFile(path.join(paths.web, file), 'utf8')
    expect([file, secrets.filter((secret) => holds(text, secret))]).toEqual([file, []])
  }
})

test('what a person is given once is shown nowhere else, and the password never', () => {
  for (const { of, text } of answers) {
    const leaked = given.filter(({ secret, by }) => !by.test(of) && holds(text, secret))
    expect([of, leaked]).toEqual([of, []])
    expect([of, holds(text, password), holds(text, mistyped)]).toEqual([of, false, false])
  }
})

test('no log holds any of them', async () => {
  const log = larder.output() + (await readFile(path.join(dataDir, 'postgres.log'), 'utf8'))
  const secrets = [
    ...(await ownSecrets()),
    ...given.map(({ secret }) => secret),
    password,
    mistyped,
    email,
  ]
  expect(secrets.filter((secret) => holds(log, secret))).toEqual([])
})
