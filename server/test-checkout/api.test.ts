import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stripeClient } from '#functions/stripe/client.ts'
import { setUpPlans } from '#functions/stripe/set-up-plans.ts'
import { setUpWebhook } from '#functions/stripe/set-up-webhook.ts'
import { eventsTaken } from '#functions/stripe-webhook/events-taken.ts'
import { createApi } from './api/api.ts'
import { completeSession } from './billing/subscriptions.ts'
import { addMonths } from './billing/periods.ts'
import { customerOf, type Occurrence, sessionOf, timeOf, type WithBook } from './book.ts'
import { openLedger } from './ledger.ts'
import { clockIdOf } from './objects/customer.ts'

/** The real SDK against the test checkout. */
let folder: string
let stripe: Stripe
let withBook: WithBook
let sent: Occurrence[]

async function open(): Promise<void> {
  const { change } = openLedger(path.join(folder, 'ledger.json'), (work) => work())
  const heard: Occurrence[] = []
  sent = heard
  withBook = (work) =>
    change((ledger) =>
      work({
        ledger,
        pagesUrl: () => 'http://localhost/test-checkout',
        now: () => Math.floor(Date.now() / 1000),
        send: (_at, occurrence) => heard.push(occurrence),
      }),
    )
  stripe = stripeClient({
    secretKey: await change(({ secretKey }) => secretKey),
    webhookSecret: '',
    prices: { monthly: '', quarterly: '' },
    fetch: createApi(withBook),
  })
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-checkout-'))
  await open()
})
afterEach(() => rm(folder, { recursive: true }))

async function subscribed() {
  const { monthly } = await setUpPlans(stripe)
  const customer = await stripe.customers.create({ email: 'ada@example.com' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: monthly, quantity: 1 }],
    success_url: 'http://localhost/yes',
    cancel_url: 'http://localhost/no',
  })
  await withBook((book) =>
    completeSession(book, sessionOf(book, session.id), timeOf(book, customer.id)),
  )
  const { data } = await stripe.subscriptions.list({ customer: customer.id })
  return { customer, subscription: data[0] }
}

test('the set-up makes each thing once, and follows a price that has changed', async () => {
  const prices = await setUpPlans(stripe)
  expect(await setUpPlans(stripe)).toEqual(prices)
  const monthly = await stripe.prices.list({ lookup_keys: ['larder_monthly'] })
  expect(monthly.data).toMatchObject([{ id: prices.monthly, unit_amount: 399, currency: 'usd' }])
  const quarterly = await stripe.prices.list({ lookup_keys: ['larder_quarterly'] })
  expect(quarterly.data).toMatchObject([
    { id: prices.quarterly, unit_amount: 999, recurring: { interval: 'month', interval_count: 3 } },
  ])
  await withBook(({ ledger: { prices: kept } }) => {
    if (kept[0] !== undefined) kept[0].amount = 299
  })
  const next = await setUpPlans(stripe)
  expect(next.monthly).not.toBe(prices.monthly)
  expect(next.quarterly).toBe(prices.quarterly)

  const url = 'https://larder.example/functions/v1/stripe-webhook'
  expect(await setUpWebhook(stripe, url)).toMatch(/^whsec_/)
  expect(await setUpWebhook(stripe, url)).toBeUndefined()
  const { data } = await stripe.webhookEndpoints.list()
  expect(data).toMatchObject([{ url, enabled_events: [...eventsTaken] }])
})

test('a key that is used again answers the same, and refuses other contents', async () => {
  const once = { idempotencyKey: 'once' }
  const first = await stripe.customers.create({ email: 'ada@example.com' }, once)
  await open()
  const again = await stripe.customers.create({ email: 'ada@example.com' }, once)
  expect(again.id).toBe(first.id)
  await expect(stripe.customers.create({ email: 'bob@example.com' }, once)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  )
})

test('what Stripe would refuse is refused, in errors of the SDK', async () => {
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
  await expect(stripe.customers.create({ phone: '555' })).rejects.toMatchObject({
    code: 'parameter_unknown',
  })
  const stranger = stripeClient({
    secretKey: 'sk_test_guessed',
    webhookSecret: '',
    prices: { monthly: '', quarterly: '' },
    fetch: createApi(withBook),
  })
  await expect(stranger.customers.retrieve('cus_1')).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  )
})

test('the clock of one customer, put forward by the SDK, renews; what is bought outlives a restart', async () => {
  const { customer, subscription } = await subscribed()
  const end = subscription?.items.data[0]?.current_period_end ?? 0
  const clock = await withBook((book) => clockIdOf(customerOf(book, customer.id)))
  expect(subscription?.test_clock).toBe(clock)
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: end + 10 })
  await open()
  const { data } = await stripe.subscriptions.list({ customer: customer.id })
  expect(data[0]?.items.data[0]).toMatchObject({
    current_period_start: end,
    current_period_end: addMonths(end, 1),
  })
  const invoices = await stripe.invoices.list({ customer: customer.id })
  expect(
    invoices.data.map(({ billing_reason, status, amount_paid }) => [
      billing_reason,
      status,
      amount_paid,
    ]),
  ).toEqual([
    ['subscription_cycle', 'paid', 399],
    ['subscription_create', 'paid', 399],
  ])
})

test('every event that it sends is one that the webhook reads', async () => {
  await subscribed()
  expect(sent.map(({ type }) => type)).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ])
  for (const { type } of sent) expect(eventsTaken).toContain(type)
})

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2027-11-30T10:00:00Z', 3, '2028-02-29T10:00:00Z'],
  ['2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(Date.parse(from) / 1000, months)).toBe(Date.parse(to) / 1000)
})
