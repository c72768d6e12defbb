import { afterAll, beforeAll, expect, it } from 'vitest'
import { childrenOf } from '../host/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { Shop, subscriptionEvent } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await Shop.open()
})
afterAll(() => shop.close())

const soon = { timeout: 20_000, interval: 50 }

const eventsOf = (prefix: string) =>
  shop.sql('select event_id from stripe_events where starts_with(event_id, $1)', [prefix])
const statusOf = (customer: string) =>
  shop.sql<{ status: string; price_id: string; cancel_at_period_end: boolean; updated: number }>(
    `select status, price_id, cancel_at_period_end, extract(epoch from updated_at)::int as updated
     from stripe_subscriptions where customer_id = $1`,
    [customer],
  )

it('refuses what is not signed, badly signed, too old, or written anew, and keeps nothing', async () => {
  const customer = await shop.customerOf(await shop.signUp())
  const event = subscriptionEvent('evt_bad', 2_000, customer, { status: 'active' })
  const anew = JSON.stringify(JSON.parse(event))
  const unsigned = await fetch(`${shop.larder.address}/functions/v1/stripe-webhook`, {
    method: 'POST',
    body: event,
  })
  const refused = [
    unsigned,
    await shop.send(event, { secret: 'whsec_guessed' }),
    await shop.send(event, { age: 301 }),
    await shop.send(event, { age: -400 }),
    await shop.send(event, { sent: anew }),
    await shop.send(event, { sent: event.replace('active', 'active ') }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(await refused[1]?.json()).toMatchObject({ code: 'bad_signature' })
  expect(await eventsOf('evt_bad')).toEqual([])
  expect(await statusOf(customer)).toEqual([])
  expect((await shop.send(event, { age: -290 })).status).toBe(200)
  expect((await shop.send(event, { age: 290 })).status).toBe(200)
  expect(await eventsOf('evt_bad')).toHaveLength(1)
})

it('refuses what is signed but no event, and what is too large', async () => {
  expect((await shop.send('{"id":"evt_x","type":"invoice.paid"}')).status).toBe(400)
  expect((await shop.send(' '.repeat(1024 * 1024 + 1))).status).toBe(413)
  const ping = { id: 'evt_y', object: 'event', type: 'ping', created: 1, data: { object: {} } }
  const other = await shop.send(JSON.stringify(ping))
  expect(await other.json()).toEqual({ received: true, outcome: 'unused' })
})

it.each([
  ['NUL in its status', { status: 'act\0ive' }, {}],
  ['a status of 5,000 characters', { status: 'a'.repeat(5_000) }, {}],
  ['NUL in a price', { status: 'active', price: 'price_\0' }, {}],
  ['a creation that is no time', { status: 'active' }, { created: 1e20 }],
])(
  'what can never be stored is acknowledged, for Stripe would send it for days: %s',
  async (what, stated, more) => {
    const customer = await shop.customerOf(await shop.signUp())
    const id = `evt_unstorable_${what.replaceAll(/\W/g, '_')}`
    const event = JSON.parse(subscriptionEvent(id, 3_000, customer, stated))
    Object.assign(event.data.object, more)
    const answer = await shop.send(JSON.stringify(event))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ received: true, outcome: 'unstorable' })
    expect(await statusOf(customer)).toEqual([])
    expect(shop.larder.output()).toContain(`event "${id}"`)
  },
)

it('an event of no time is acknowledged too', async () => {
  const customer = await shop.customerOf(await shop.signUp())
  const event = subscriptionEvent('evt_no_time', 1e300, customer, { status: 'active' })
  const answer = await shop.send(event)
  expect([answer.status, await answer.json()]).toMatchObject([200, { outcome: 'unstorable' }])
})

it.each([
  [0, 1, 2, 3, 4],
  [4, 3, 2, 1, 0],
  [2, 0, 4, 1, 3],
])('five events in the order %i %i %i %i %i, each twice, come to the same', async (...order) => {
  const customer = await shop.customerOf(await shop.signUp())
  const events = [
    { status: 'incomplete' },
    { status: 'active' },
    { status: 'past_due' },
    { status: 'active', price: 'price_q', end: 9_000 },
    { status: 'active', price: 'price_q', end: 9_000, cancelled: true },
  ].map((stated, at) =>
    subscriptionEvent(`evt_${customer}_${at}`, 1_000 + (at > 0 ? at - 1 : 0), customer, stated),
  )
  for (const at of order) {
    const body = events[at] ?? ''
    const [first, second] = await Promise.all([shop.send(body), shop.send(body)])
    expect([first.status, second.status]).toEqual([200, 200])
  }
  expect(await statusOf(customer)).toEqual([
    { status: 'active', price_id: 'price_q', cancel_at_period_end: true, updated: 1_003 },
  ])
  expect(await eventsOf(`evt_${customer}`)).toHaveLength(5)
})

it('a database that is down is answered with 5xx, and the next try is kept', async () => {
  const customer = await shop.customerOf(await shop.signUp())
  const event = (count: number) =>
    subscriptionEvent(`evt_down_${count}`, 2_000, customer, { status: 'active' })
  const { PostgreSQL: pid = Number.NaN } = await childrenOf(shop.dataDir)
  process.kill(pid, 'SIGKILL')
  // A connection that is open may serve for a moment yet.
  let count = 0
  let status = 200
  while (status < 500 && count < 200) status = (await shop.send(event(++count))).status
  expect(status).toBeGreaterThanOrEqual(500)
  const retry = async () => (await shop.send(event(count))).status
  await expect.poll(retry).toBe(200)
  expect(await statusOf(customer)).toMatchObject([{ status: 'active' }])
  expect(await eventsOf(`evt_down_${count}`)).toHaveLength(1)
})

it('killed after the commit and before the answer: the next try changes nothing and says 200', async () => {
  const customer = await shop.customerOf(await shop.signUp())
  const event = subscriptionEvent('evt_killed', 2_000, customer, { status: 'active' })
  const { pid = Number.NaN } = shop.larder.child
  await inDatabaseOf(shop.dataDir, async (holder) => {
    // The event waits for its customer, and the server is frozen before it could hear of the commit.
    await holder.query('begin')
    await holder.query('select from stripe_customers where customer_id = $1 for update', [customer])
    const unanswered = shop.send(event).then(
      () => 'answered',
      () => 'cut off',
    )
    // From outside of the transaction, which would see this view as it was at first.
    const waiting = () =>
      shop.sql(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%apply_stripe_event%'
           and pid <> pg_backend_pid()`,
      )
    await expect.poll(waiting, soon).toHaveLength(1)
    process.kill(pid, 'SIGSTOP')
    await holder.query('commit')
    await expect.poll(() => eventsOf('evt_killed'), soon).toHaveLength(1)
    await shop.larder.end('SIGKILL')
    expect(await unanswered).toBe('cut off')
  })
  await shop.startAgain()
  const retried = await shop.send(event)
  expect(retried.status).toBe(200)
  expect(await retried.json()).toMatchObject({ outcome: 'known' })
  expect(await statusOf(customer)).toMatchObject([{ status: 'active' }])
  expect(await eventsOf('evt_killed')).toHaveLength(1)
})
