import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { handleAccount } from '#functions/account/handler.ts'
import type { FunctionEnvironment, StripeSettings } from '#functions/environment.ts'
import { type Cook, Shop, subscriptionEvent } from '../checkout/shop.ts'
import { functionEnvironment } from '../support/function-environment.ts'
import { customerIdOf, ledgerOf, stripeWhich } from './payment.ts'

/** The whole path, on a server with the test checkout. */
let shop: Shop
beforeAll(async () => {
  shop = await Shop.open()
})
afterAll(() => shop.close())

const password = 'secret-1'
const soon = { timeout: 20_000, interval: 50 }

/** Asks the running server as the app does. */
async function deleteAccount(cook: Pick<Cook, 'token'>, given = password, more: RequestInit = {}) {
  const response = await fetch(`${shop.larder.address}/functions/v1/account`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'delete', password: given }),
    ...more,
  })
  return read(response)
}

async function read(response: Response): Promise<Record<string, unknown>> {
  const refusal = z.object({ code: z.string(), message: z.string() }).partial()
  const text = await response.text()
  return { status: response.status, ...(text !== '' && refusal.parse(JSON.parse(text))) }
}

async function isThere({ userId }: Cook): Promise<boolean> {
  const rows = await shop.sql('select from auth.users where id = $1', [userId])
  return rows.length === 1
}

async function subscribed(): Promise<Cook> {
  const cook = await shop.signUp()
  const { body } = await shop.checkOut(cook)
  await shop.submit(String(body['url']), { card: 'works' })
  await expect
    .poll(() => shop.subscriptionOf(cook), soon)
    .toMatchObject({ subscription_status: 'active' })
  return cook
}

/** What the server hands to its functions, with another payment provider. */
const environmentWith = (stripe: StripeSettings | undefined): Promise<FunctionEnvironment> =>
  functionEnvironment({ address: shop.larder.address, dataDir: shop.dataDir }, { stripe })

const asked = ({ token }: Cook) =>
  new Request('http://localhost/functions/v1/account', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ action: 'delete', password }),
  })

test('the password is asked for, and nothing goes without it', async () => {
  const cook = await shop.signUp()
  expect(await deleteAccount(cook, 'another')).toEqual({
    status: 403,
    code: 'wrong_password',
    message: 'Current password is incorrect',
  })
  expect(await deleteAccount(cook, '')).toMatchObject({ status: 400, code: 'bad_request' })
  expect(await deleteAccount(cook, password, { method: 'PUT' })).toMatchObject({ status: 405 })
  expect(await deleteAccount({ token: 'none' })).toMatchObject({ code: 'not_authenticated' })
  expect(await isThere(cook)).toBe(true)
  // The tries have left no session behind, and ended none.
  expect(
    await shop.sql('select from auth.sessions where user_id = $1', [cook.userId]),
  ).toHaveLength(1)
})

test('with it, all of it goes, and its token opens nothing any more', async () => {
  const [cook, other] = [await shop.signUp(), await shop.signUp()]
  for (const { client } of [cook, other]) {
    await client.from('pantry_items').insert({ name: 'eggs' }).throwOnError()
  }
  const folder = path.join(shop.dataDir, 'pictures')
  for (const { userId } of [cook, other]) {
    await mkdir(path.join(folder, userId), { recursive: true })
    await writeFile(path.join(folder, userId, `${userId}.webp`), 'a picture')
  }
  const { address } = shop.larder
  const ask = async (place: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json' }
    return (await fetch(`${address}${place}`, { headers, ...init })).status
  }
  const rest = ['/rest/v1/comments', '/rest/v1/profiles', '/rest/v1/recipes?limit=1']
  for (const place of rest) expect(await ask(place)).toBe(200)
  const email = (await cook.client.auth.getUser()).data.user?.email ?? ''
  expect(await deleteAccount(cook)).toEqual({ status: 204 })

  for (const place of rest) expect(await ask(place)).toBe(401)
  expect(await ask('/rest/v1/rpc/export_my_data', { method: 'POST', body: '{}' })).toBe(401)
  expect(await ask('/auth/v1/user')).toBe(403)
  expect(await ask('/functions/v1/pictures?purpose=avatar', { method: 'DELETE' })).toBe(401)
  expect(await deleteAccount(cook)).toMatchObject({ status: 401 })
  const again = await cook.client.auth.signInWithPassword({ email, password })
  expect(again.error?.message).toBe('Invalid login credentials')

  expect(await readdir(folder)).toEqual([other.userId])
  const { data } = await other.client.from('pantry_items').select('name').throwOnError()
  expect(data).toEqual([{ name: 'eggs' }])
})

test('the plan that runs is ended now, and no page is left to pay on', async () => {
  const cook = await subscribed()
  const customer = await customerIdOf(shop, cook)
  expect(await deleteAccount(cook)).toEqual({ status: 204 })
  const own = (await ledgerOf(shop)).subscriptions.filter((each) => each.customer === customer)
  expect(own).toMatchObject([{ status: 'canceled' }])
  // What Stripe says of it afterwards is taken, and brings nothing back.
  await expect.poll(() => shop.outbox(), soon).toBe(0)
  expect(await shop.sql('select from stripe_customers where customer_id = $1', [customer])).toEqual(
    [],
  )

  const looking = await shop.signUp()
  await shop.checkOut(looking)
  const visitor = await customerIdOf(shop, looking)
  expect(await deleteAccount(looking)).toEqual({ status: 204 })
  const pages = (await ledgerOf(shop)).sessions.filter((each) => each.customer === visitor)
  expect(pages).toMatchObject([{ status: 'expired' }])
})

test('a plan that begins while its account goes is ended as soon as Stripe tells of it', async () => {
  const [gone, living] = [await subscribed(), await subscribed()]
  const ownOf = async (customer: string) =>
    (await ledgerOf(shop)).subscriptions.filter((each) => each.customer === customer)
  const tell = async (cook: Cook, customer: string) => {
    const [plan] = await ownOf(customer)
    const object = { ...plan, object: 'subscription', metadata: { user_id: cook.userId } }
    const event = JSON.parse(subscriptionEvent('evt', 1, customer, { status: 'active' }))
    Object.assign(event.data.object, object, { customer })
    return shop.send(JSON.stringify(event))
  }
  const [customer, another] = [await customerIdOf(shop, gone), await customerIdOf(shop, living)]
  // Somebody who was never here: another shop of the same account with Stripe sold it.
  await shop.sql('delete from auth.users where id = $1', [gone.userId])
  expect((await tell(gone, customer)).status).toBe(200)
  expect(await ownOf(customer)).toMatchObject([{ status: 'active' }])
  // As if it had begun after the erasure asked for what runs.
  await shop.sql(
    `insert into private.erased_accounts (id_hash) values (sha256(convert_to($1, 'UTF8')))`,
    [gone.userId],
  )
  expect((await tell(gone, customer)).status).toBe(200)
  expect(await ownOf(customer)).toMatchObject([{ status: 'canceled' }])
  // A customer that the database does not know yet is nobody's, and the account is there.
  await shop.sql('delete from stripe_customers where user_id = $1', [living.userId])
  expect((await tell(living, another)).status).toBe(200)
  expect(await ownOf(another)).toMatchObject([{ status: 'active' }])
})

test('where the plan cannot be ended the account stays, and that is said', async () => {
  const cook = await subscribed()
  const refused = {
    status: 503,
    code: 'plan_runs_on',
    message: expect.stringContaining('Your account is as it was'),
  }
  const down = stripeWhich(() => Promise.reject(new TypeError('fetch failed')))
  expect(await read(await handleAccount(asked(cook), await environmentWith(down)))).toEqual(refused)
  const broken = stripeWhich(() => Promise.resolve(new Response('{}', { status: 500 })))
  expect(await read(await handleAccount(asked(cook), await environmentWith(broken)))).toEqual(
    refused,
  )
  // A server that has lost its provider knows of the plan that runs.
  expect(await read(await handleAccount(asked(cook), await environmentWith(undefined)))).toEqual(
    refused,
  )
  expect(await isThere(cook)).toBe(true)
  expect(await shop.subscriptionOf(cook)).toMatchObject({ subscription_status: 'active' })
  expect(await deleteAccount(cook)).toEqual({ status: 204 })
})

test('a customer whom the provider no longer has is no obstacle', async () => {
  const cook = await shop.signUp()
  await shop.customerOf(cook)
  expect(await deleteAccount(cook)).toEqual({ status: 204 })
})

test('two calls at once end well, and end the plan once', async () => {
  const cook = await subscribed()
  const answers = await Promise.all([deleteAccount(cook), deleteAccount(cook)])
  // The slower one may find the session gone already.
  expect(answers.map(({ status }) => status)).toContain(204)
  for (const { status } of answers) expect([204, 401, 403]).toContain(status)
  expect(await isThere(cook)).toBe(false)
})

test('an account without a password is not deleted here', async () => {
  const cook = await shop.signUp()
  await shop.sql('update auth.users set is_anonymous = true where id = $1', [cook.userId])
  expect(await deleteAccount(cook)).toMatchObject({ status: 403, code: 'anonymous_account' })
  expect(await isThere(cook)).toBe(true)
})

test('who has no password shows themselves by a sign-in that is not old', async () => {
  const cook = await shop.signUp()
  const body = JSON.stringify({ action: 'delete' })
  expect(await deleteAccount(cook, '', { body })).toMatchObject({ status: 400 })
  await shop.sql(
    `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [cook.userId],
  )
  const { data } = await cook.client.auth.refreshSession()
  const old = { token: data.session?.access_token ?? '' }
  const again = await cook.client.auth.signInWithPassword({
    email: data.user?.email ?? '',
    password,
  })
  const fresh = { token: again.data.session?.access_token ?? '' }
  // What is left where a provider has proven a mailbox that nobody had: the identity, without its password.
  await shop.sql('update auth.users set encrypted_password = null where id = $1', [cook.userId])
  expect(await deleteAccount(old, '', { body })).toMatchObject({ code: 'sign_in_again' })
  expect(await deleteAccount(fresh, '', { body })).toEqual({ status: 204 })
})

test('whoever guesses is stopped, and then the right password does not help either', async () => {
  const cook = await shop.signUp()
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await deleteAccount(cook, `guess-${tries}`)).toMatchObject({ code: 'wrong_password' })
  }
  const stopped = { status: 429, code: 'too_many_requests', message: 'Too many requests' }
  expect(await deleteAccount(cook, 'guess-11')).toEqual(stopped)
  expect(await deleteAccount(cook)).toEqual(stopped)
  expect(await isThere(cook)).toBe(true)
})
