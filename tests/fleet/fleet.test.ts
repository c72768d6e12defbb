import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import sharp from 'sharp'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultSettings } from '#server/auth/settings.ts'
import { subscriptionEvent } from '../checkout/shop.ts'
import { type BackendClient, connectTo } from '../support/backend-client.ts'
import { webhookSecretOf } from '../support/larder-sql.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { killOne, lostOf, restartAll, untilReady } from './rolling.ts'
import { startTraffic } from './traffic.ts'

/** Three servers, started at once on an empty database and an empty folder. */
const size = 3
let fleet: Fleet
let pool: Pool
let connect: (() => BackendClient)[]

beforeAll(async () => {
  fleet = await startFleet(size)
  pool = new Pool({ ...fleet.database(), max: 1 })
  connect = await Promise.all(fleet.addresses.map((address) => connectTo(address)))
})
afterAll(async () => {
  await pool?.end()
  await fleet?.stop()
})

/** Whichever comes first, the next request goes to the next one. */
const addressOf = (turn: number) => fleet.addresses[turn % size] ?? ''
function clientAt(turn: number): BackendClient {
  const client = connect[turn % size]?.()
  if (client === undefined) throw new Error('no such server')
  return client
}

const password = 'a good soup'
const someEmail = () => `cook-${randomUUID()}@example.com`

async function signUp(turn = 0) {
  const client = clientAt(turn)
  const email = someEmail()
  const { data, error } = await client.auth.signUp({ email, password })
  if (error !== null || data.session === null) throw new Error(`no account: ${error?.message}`)
  const { access_token: token, refresh_token: refreshToken, user } = data.session
  return { client, email, token, refreshToken, userId: user.id }
}

async function callFunction(turn: number, name: string, token: string, body: unknown) {
  const response = await fetch(`${addressOf(turn)}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: z.object({ url: z.string() }).parse(await response.json()),
  }
}

describe('what servers share', () => {
  test('who signs in at one is signed in at all, and signs out at all', async () => {
    const { client, refreshToken } = await signUp(0)
    const [second, third] = [clientAt(1), clientAt(2)]
    const renewed = await second.auth.refreshSession({ refresh_token: refreshToken })
    const again = await third.auth.refreshSession({
      refresh_token: renewed.data.session?.refresh_token ?? '',
    })
    expect(again.error).toBeNull()
    expect((await third.from('pantry_items').insert({ name: 'leeks' })).error).toBeNull()
    expect((await client.from('pantry_items').select('name')).data).toEqual([{ name: 'leeks' }])
    await client.auth.signOut()
    expect((await second.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await third.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  })

  test('a used refresh token that comes back at another server ends the session at all', async () => {
    const { refreshToken, userId } = await signUp(0)
    const thief = await clientAt(1).auth.refreshSession({ refresh_token: refreshToken })
    // Honest clients may send one twice within seconds.
    await pool.query(
      `update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'
       where user_id::text = $1`,
      [userId],
    )
    const owner = await clientAt(2).auth.refreshSession({ refresh_token: refreshToken })
    expect(owner.error?.code).toBe('refresh_token_already_used')
    const newest = { refresh_token: thief.data.session?.refresh_token ?? '' }
    expect((await clientAt(0).auth.refreshSession(newest)).error?.code).toBe(
      'refresh_token_not_found',
    )
  })

  test('wrong passwords are counted together', async () => {
    const { email } = await signUp()
    const most = defaultSettings.rateLimits.failedSignInsOfAccountFromAddress.attempts
    const guesses = Array.from({ length: 2 * most + size }, async (_, turn) => {
      const guess = { email, password: 'a wrong guess' }
      return (await clientAt(turn).auth.signInWithPassword(guess)).error?.code
    })
    const answers = await Promise.all(guesses)
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(most)
    expect(answers.filter((code) => code === 'over_request_rate_limit')).toHaveLength(most + size)
    for (const turn of fleet.addresses.keys()) {
      const { error } = await clientAt(turn).auth.signInWithPassword({ email, password })
      expect(error?.code).toBe('over_request_rate_limit')
    }
  })

  test('each mail is sent once, and the outbox of each server shows them all', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, turn) => signUp(turn)))
    const emails = people.map(({ email }) => email)
    for (const [turn, email] of emails.entries()) {
      await clientAt(turn + 1).auth.resetPasswordForEmail(email)
    }
    const sentTo = async (turn: number) => {
      const page = await (await fetch(`${addressOf(turn)}/outbox`)).text()
      return [...page.matchAll(/<p>To (\S+),/g)].map(([, email = '']) => email)
    }
    for (const turn of fleet.addresses.keys()) {
      await expect.poll(async () => (await sentTo(turn)).toSorted()).toEqual(emails.toSorted())
    }
    expect(await sentTo(1)).toEqual(await sentTo(0))
  })

  test('a picture that one was given the others show, and take away', async () => {
    const { token } = await signUp()
    const background = { r: 200, g: 120, b: 40 }
    const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const headers = { authorization: `Bearer ${token}` }
    const pictures = (turn: number) => `${addressOf(turn)}/functions/v1/pictures?purpose=avatar`
    const body = Uint8Array.from(jpeg)
    const kept = await fetch(pictures(0), { method: 'POST', headers, body })
    const { path } = z.object({ path: z.string() }).parse(await kept.json())
    const shown = await Promise.all(fleet.addresses.map((address) => fetch(address + path)))
    const bytes = await Promise.all(shown.map(async (one) => Buffer.from(await one.arrayBuffer())))
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(bytes.every((one) => one.equals(bytes[0] ?? Buffer.alloc(0)))).toBe(true)
    expect((await fetch(pictures(1), { method: 'DELETE', headers })).status).toBe(204)
    expect((await fetch(addressOf(2) + path)).status).toBe(404)
  })
})

const backendFile = z.object({ prices: z.object({ monthly: z.string(), quarterly: z.string() }) })

describe('payments', () => {
  test('the test checkout: the API, the page and the events at different servers', async () => {
    const files = await Promise.all(
      fleet.addresses.map(async (address) =>
        backendFile.parse(await (await fetch(`${address}/larder.json`)).json()),
      ),
    )
    const [file] = files
    expect(files).toEqual([file, file, file])
    const { client, token } = await signUp()
    const home = addressOf(0)
    const wanted = {
      price_id: file?.prices.monthly,
      mode: 'subscription',
      success_url: `${home}/subscription/success`,
      cancel_url: `${home}/subscription/pricing`,
    }
    // Every server takes an address of the one that it was asked at: behind a proxy they are one.
    const presses = Array.from({ length: 6 }, () =>
      callFunction(0, 'stripe-checkout', token, wanted),
    )
    const sessions = new Set((await Promise.all(presses)).map(({ body }) => body.url))
    expect(sessions.size).toBe(1)
    const [page = ''] = [...sessions].map((url) => new URL(url).pathname)
    const fields = { method: 'POST', body: new URLSearchParams({ card: 'works' }) }
    const paid = await fetch(addressOf(1) + page, { ...fields, redirect: 'manual' })
    expect(paid.status).toBe(303)
    const plan = async () => (await client.from('stripe_user_subscriptions').select('*')).data
    await expect.poll(plan).toMatchObject([{ subscription_status: 'active' }])

    const back = { return_url: `${addressOf(2)}/subscription/manage` }
    const { body } = await callFunction(2, 'stripe-portal', token, back)
    const cancel = `${addressOf(1)}${new URL(body.url).pathname}/cancel`
    await fetch(cancel, { method: 'POST', redirect: 'manual' })
    await expect.poll(plan).toMatchObject([{ cancel_at_period_end: true }])
  })

  test('an event that comes to all servers at once is booked once', async () => {
    const { userId } = await signUp()
    const customer = `cus_${userId}`
    await pool.query('insert into public.stripe_customers (customer_id, user_id) values ($1, $2)', [
      customer,
      userId,
    ])
    const secret = await webhookSecretOf(fleet.dataDir)
    for (let event = 1; event <= 8; event += 1) {
      const payload = subscriptionEvent(randomUUID(), 1_000 + event, customer, { status: 'active' })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      const outcomes = await Promise.all(
        fleet.addresses.map(async (address) => {
          const headers = { 'stripe-signature': signature }
          const url = `${address}/functions/v1/stripe-webhook`
          const response = await fetch(url, { method: 'POST', headers, body: payload })
          return z.object({ outcome: z.string() }).parse(await response.json()).outcome
        }),
      )
      expect(outcomes.toSorted()).toEqual(['applied', 'known', 'known'])
    }
  })
})

describe('behind a proxy, while people write and read', () => {
  const people = 6
  // What is waited for is counted in requests: more of them would only keep the servers from starting.
  const thoughtMilliseconds = 25
  let proxy: Proxy
  beforeAll(async () => {
    proxy = await startProxy(fleet.addresses)
    for (const server of fleet.addresses.keys()) await untilReady(proxy, server)
  })
  afterAll(() => proxy?.close())

  test('all are restarted one after the other, and no request fails', async () => {
    const traffic = await startTraffic(proxy.address, people, thoughtMilliseconds)
    const codes = await restartAll(fleet, proxy, traffic, pool)
    await traffic.stop()
    expect(codes).toEqual([0, 0, 0])
    expect(traffic.tally).toMatchObject({ failedReads: [], failedWrites: [] })
    expect(await lostOf(traffic.tally.acknowledged, pool)).toEqual([])
  })

  test('one is killed: no read fails, nothing acknowledged is lost, and it takes part again', async () => {
    const traffic = await startTraffic(proxy.address, people, thoughtMilliseconds)
    await killOne(1, fleet, proxy, traffic)
    await traffic.stop()
    const { failedReads, failedWrites, acknowledged } = traffic.tally
    expect(failedReads).toEqual([])
    expect(failedWrites.filter((fault) => fault !== 'broken')).toEqual([])
    expect(await lostOf(acknowledged, pool)).toEqual([])
    expect(await fleet.records()).toBe(size)
  })
})
