import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { childrenOf } from '../host/larder-process.ts'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import { observedLarder } from './observed-larder.ts'

let provider: ChefProvider
beforeAll(async () => {
  provider = await startChefProvider()
})
const { call, figures, larder } = observedLarder(() => ({
  OPENAI_API_KEY: 'any',
  OPENAI_BASE_URL: provider.baseUrl,
}))
afterAll(() => provider.stop())

const cook = { email: 'cook@example.org', password: 'secret-1' }
const signIn = '/auth/v1/token?grant_type=password'
const ask = { message: 'And eggs?', previous: [], recipes: [] }

/** What `work` adds to figures; those that it leaves alone are not named. */
async function added(
  prefix: string,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await figures()
  await work()
  const after = await figures()
  const changed = [...after].filter(
    ([name, value]) => name.startsWith(prefix) && value !== (before.get(name) ?? 0),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, value - (before.get(name) ?? 0)]))
}

test('what happens is counted', async () => {
  expect(await added('larder_sign_ins', () => call(signIn, cook))).toEqual({
    'larder_sign_ins_total{outcome="ok"}': 1,
  })
  expect(
    await added('larder_sign_ins', () => call(signIn, { ...cook, password: 'another' })),
  ).toEqual({
    'larder_sign_ins_total{outcome="refused"}': 1,
  })
  provider.will({ kind: 'words', words: ['Yes.'] })
  const chat = async () => (await call('/functions/v1/personal-chef', ask)).text()
  expect(await added('larder_chef', chat)).toEqual({ 'larder_chef_answers_total{outcome="ok"}': 1 })
  provider.will({ kind: 'status', status: 401 })
  expect(await added('larder_chef', chat)).toEqual({
    'larder_chef_answers_total{outcome="failed"}': 1,
  })
  const forged = () => call('/functions/v1/stripe-webhook', {}, { 'stripe-signature': 't=1,v1=00' })
  expect(await added('larder_stripe', forged)).toEqual({
    'larder_stripe_events_total{type="other",outcome="refused"}': 1,
  })
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const bring = async () => {
    const answer = await fetch(`${larder().address}/functions/v1/pictures?purpose=avatar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await freshToken()}`, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    })
    expect(answer.status).toBe(201)
  }
  expect(await added('larder_pictures', bring)).toEqual({
    'larder_pictures_total{outcome="converted"}': 1,
  })
})

async function freshToken(): Promise<string> {
  const session: unknown = await (await call(signIn, cook)).json()
  return String(Reflect.get(Object(session), 'access_token'))
}

test('a mail is counted when it has been handed over', async () => {
  const sent = 'larder_mails_total{outcome="sent"}'
  const before = (await figures()).get(sent) ?? 0
  await call('/auth/v1/recover', { email: cook.email })
  await vi.waitFor(async () => expect((await figures()).get(sent)).toBe(before + 1))
})

test('requests are counted and timed by group, method and class of status', async () => {
  const twice = async () => {
    await (await call('/rest/v1/recipe_cards?limit=1')).text()
    await (await call('/rest/v1/nothing')).text()
  }
  const counted = await added('http_request', async () => {
    await twice()
    await twice()
    // Counted when the answer has gone out, which the client may know first.
    await vi.waitFor(async () => expect((await figures()).get('http_requests_in_flight')).toBe(0))
  })
  expect(counted).toMatchObject({
    'http_requests_total{route="data",method="GET",status="2xx"}': 2,
    'http_requests_total{route="data",method="GET",status="4xx"}': 2,
    'http_request_duration_seconds_count{route="data",method="GET",status="2xx"}': 2,
  })
})

/** Addresses as strangers try them, other ones for each seed. */
function* strangeAddresses(seed: string, count: number): Generator<string> {
  const places = [
    '/',
    '/rest/v1/',
    '/rest/v1/rpc/',
    '/auth/v1/',
    '/functions/v1/',
    '/storage/v1/object/public/pictures/',
  ]
  for (let index = 0; index < count; index += 1) {
    const word = createHash('sha256').update(`${seed} ${index}`).digest('hex').slice(0, 20)
    const place = places[index % places.length] ?? '/'
    yield `${place}${word}${index % 5 === 0 ? '.png' : ''}?${word}=${word}`
  }
}

async function askAll(addresses: Iterable<string>): Promise<void> {
  const left = [...addresses]
  const askInTurn = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop())
      await (await call(next)).text()
  }
  await Promise.all(Array.from({ length: 6 }, askInTurn))
}

test('1,000 addresses that nobody knew add no series', async () => {
  await askAll(strangeAddresses('first', 60))
  // Which kinds of garbage Node has collected by now is its own affair.
  const series = async () =>
    [...(await figures()).keys()].filter((name) => !name.startsWith('nodejs_gc_'))
  const known = await series()
  await askAll(strangeAddresses('second', 1_000))
  expect((await series()).filter((name) => !known.includes(name))).toEqual([])
  const routes = known.flatMap(
    (name) => /^http_requests_total\{route="(\w+)"/.exec(name)?.[1] ?? [],
  )
  expect(new Set(routes).size).toBeLessThanOrEqual(8)
})

test('a child that ends shows, and so does that all is well again', async () => {
  const { PostgREST = Number.NaN } = await childrenOf(larder().dataDir)
  process.kill(PostgREST, 'SIGKILL')
  await vi.waitFor(
    async () => {
      const now = await figures()
      expect(now.get('larder_child_restarts_total{child="PostgREST"}')).toBe(1)
      expect(now.get('larder_up{part="data_api"}')).toBe(1)
    },
    { timeout: 20_000 },
  )
  const now = await figures()
  expect(now.get('larder_up{part="database"}')).toBe(1)
  expect(now.get('larder_child_restarts_total{child="PostgreSQL"}')).toBe(0)
  expect(now.get('larder_turns_waiting')).toBe(0)
  expect(now.get('larder_disk_free_bytes')).toBeGreaterThan(1e6)
  expect(now.get('larder_auth_connections{state="idle"}')).toBeGreaterThan(0)
})

test('nobody reaches the figures where people go', async () => {
  const answer = await call('/metrics', undefined, { accept: 'application/json' })
  expect([answer.status, await answer.text()]).toEqual([
    404,
    expect.not.stringContaining('larder_up'),
  ])
})
