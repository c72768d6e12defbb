import type { ClientBase } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let payer: string

beforeAll(async () => {
  database = await createTestDatabase()
  payer = await database.createUser({ situation: 'expired' })
  await database.pool.query('insert into stripe_customers (customer_id, user_id) values ($1, $2)', [
    'cus_1',
    payer,
  ])
})
afterAll(() => database.drop())

interface Event {
  id: string
  /** Seconds. */
  at: number
  subscription?: object
  payment?: object
  customer?: string | null
}

async function apply(
  client: Pick<ClientBase, 'query'>,
  { id, at, subscription, payment, customer = 'cus_1' }: Event,
  anew = false,
): Promise<string> {
  const { rows } = await client.query<{ outcome: string }>(
    'select apply_stripe_event($1, $2, $3, $4, $5, $6, $7) as outcome',
    [id, 'test', at, customer, subscription ?? null, payment ?? null, anew],
  )
  return rows[0]?.outcome ?? 'none'
}

const begun = {
  subscription_id: 'sub_1',
  status: 'incomplete',
  price_id: 'price_m',
  current_period_start: 1_000,
  current_period_end: 4_000,
  cancel_at_period_end: false,
  created_at: '2026-01-01T00:00:00Z',
}
const running = { ...begun, status: 'active' }
const changed = {
  ...running,
  price_id: 'price_q',
  current_period_start: 2_000,
  current_period_end: 9_000,
}
const cancelled = { ...changed, cancel_at_period_end: true }
const ended = { ...cancelled, status: 'canceled' }

const invoice = {
  invoice_id: 'in_1',
  amount_subtotal: 399,
  amount_total: 399,
  currency: 'usd',
  created_at: '2026-01-01T00:00:00Z',
  by_invoice: true,
}
const session = {
  invoice_id: 'in_1',
  checkout_session_id: 'cs_1',
  amount_subtotal: 400,
  amount_total: 400,
  currency: 'usd',
  status: 'completed',
  created_at: '2026-01-01T00:01:00Z',
}
const failed = { ...invoice, status: 'payment_failed' }
const paid = { ...invoice, status: 'completed', receipt_url: 'https://pay.example/in_1' }
const charge = {
  invoice_id: 'in_1',
  payment_intent_id: 'pi_1',
  amount_subtotal: 399,
  amount_total: 399,
  amount_refunded: 100,
  currency: 'usd',
  status: 'completed',
  created_at: '2026-01-01T00:02:00Z',
}

/** A month in five events, two of them of one second. */
const lives: Record<string, Event[]> = {
  'a plan that is bought, changed and cancelled': [
    { id: 'evt_1', at: 1_000, subscription: begun },
    { id: 'evt_2', at: 1_000, subscription: running },
    { id: 'evt_3', at: 1_000, payment: session },
    { id: 'evt_4', at: 2_000, subscription: changed },
    { id: 'evt_5', at: 3_000, subscription: cancelled },
  ],
  'a plan that ends in the second in which it was cancelled': [
    { id: 'evt_1', at: 1_000, subscription: begun },
    { id: 'evt_2', at: 2_000, subscription: running },
    { id: 'evt_3', at: 3_000, subscription: changed },
    { id: 'evt_4', at: 9_000, subscription: cancelled },
    { id: 'evt_5', at: 9_000, subscription: ended },
  ],
  'a payment that fails, is paid, partly given back and disputed': [
    { id: 'evt_1', at: 1_000, payment: failed },
    { id: 'evt_2', at: 2_000, payment: paid },
    { id: 'evt_3', at: 2_000, payment: session },
    { id: 'evt_4', at: 3_000, payment: charge },
    { id: 'evt_5', at: 4_000, payment: { ...charge, dispute: 'open' } },
  ],
}

function ordersOf<Kind>(all: readonly Kind[]): Kind[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first) =>
    ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  )
}

const state = `
  select
    (select jsonb_agg(to_jsonb(s) order by s.subscription_id) from stripe_subscriptions as s) as subscriptions,
    (select jsonb_agg(to_jsonb(o) - 'id' order by o.invoice_id) from stripe_orders as o) as orders,
    (select count(*)::int from stripe_events) as events`

/** What is known after these events, of a customer of whom nothing was. */
async function after(client: ClientBase, events: readonly Event[]) {
  await client.query('begin')
  await client.query('set local role service_role')
  try {
    for (const event of events) {
      const outcome = await apply(client, event)
      expect(['applied', 'late', 'known']).toContain(outcome)
    }
    const { rows } = await client.query(state)
    return rows[0]
  } finally {
    await client.query('rollback')
  }
}

test.each(Object.entries(lives))(
  '120 orders of %s, each event sent twice, come to the same',
  async (_name, events) => {
    const client = await database.pool.connect()
    try {
      const expected = await after(client, events)
      expect(expected).toMatchObject({ events: 5 })
      const orders = ordersOf(events)
      expect(orders).toHaveLength(120)
      for (const order of orders) {
        // One half of the repeats comes at once, the other after all.
        const once = order.flatMap((event, at) => (at % 2 ? [event] : [event, event]))
        expect(await after(client, [...once, ...order.toReversed()])).toEqual(expected)
      }
    } finally {
      client.release()
    }
  },
)

test('the last word of each life is what people read', async () => {
  const client = await database.pool.connect()
  try {
    const [bought, , disputed] = Object.values(lives)
    expect(await after(client, bought ?? [])).toMatchObject({
      subscriptions: [{ status: 'active', price_id: 'price_q', cancel_at_period_end: true }],
      orders: [{ status: 'completed', payment_status: 'paid', checkout_session_id: 'cs_1' }],
    })
    expect(await after(client, disputed ?? [])).toMatchObject({
      orders: [{ status: 'completed', amount_total: 399, amount_refunded: 100, dispute: 'open' }],
    })
  } finally {
    client.release()
  }
})

test('of two that differ in one second neither is believed before Stripe was asked', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await apply(client, { id: 'a', at: 3_000, subscription: cancelled })
    const resumed = { id: 'b', at: 3_000, subscription: changed }
    expect(await apply(client, resumed)).toBe('unclear')
    const { rows } = await client.query('select event_id from stripe_events')
    expect(rows).toEqual([{ event_id: 'a' }])
    expect(await apply(client, resumed, true)).toBe('applied')
    expect(await apply(client, resumed)).toBe('known')
    expect(await apply(client, { id: 'c', at: 3_000, subscription: changed })).toBe('applied')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a charge waits for its invoice to be known, and then finds its order', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const { invoice_id: _unknown, ...refund } = charge
    expect(await apply(client, { id: 'a', at: 1, payment: refund })).toBe('unclear')
    expect(await apply(client, { id: 'a', at: 1, payment: charge }, true)).toBe('applied')
    const dispute = { payment_intent_id: 'pi_1', dispute: 'lost' }
    expect(await apply(client, { id: 'b', at: 2, customer: null, payment: dispute })).toBe(
      'applied',
    )
    const { rows } = await client.query('select order_status from stripe_user_orders')
    expect(rows).toEqual([{ order_status: 'disputed' }])
    const elsewhere = { payment_intent_id: 'pi_9', dispute: 'open' }
    const foreign = { id: 'c', at: 3, customer: null, payment: elsewhere }
    expect(await apply(client, foreign)).toBe('unclear')
    expect(await apply(client, foreign, true)).toBe('stranger')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a customer of nobody here, and a subscription of somebody else, change nothing', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    expect(await apply(client, { id: 'a', at: 1, customer: 'cus_9', subscription: running })).toBe(
      'stranger',
    )
    const other = await database.createUser()
    await client.query(`insert into stripe_customers (customer_id, user_id) values ('cus_2', $1)`, [
      other,
    ])
    await apply(client, { id: 'b', at: 1, subscription: running })
    expect(await apply(client, { id: 'c', at: 2, customer: 'cus_2', subscription: ended })).toBe(
      'stranger',
    )
    const { rows } = await client.query('select customer_id, status from stripe_subscriptions')
    expect(rows).toEqual([{ customer_id: 'cus_1', status: 'active' }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('50 times the same event at once are one', async () => {
  const event = { id: 'evt_race', at: 1_000, subscription: running }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => database.asService((client) => apply(client, event))),
  )
  expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 49 }, () => 'known')])
  await database.pool.query('delete from stripe_subscriptions')
})

test('nobody but the functions states what was paid', async () => {
  const event = { id: 'evt_forged', at: 1_000, subscription: running }
  await expect(database.asUser(payer, (client) => apply(client, event))).rejects.toMatchObject({
    code: '42501',
  })
  await expect(database.asAnon((client) => apply(client, event))).rejects.toMatchObject({
    code: '42501',
  })
})
