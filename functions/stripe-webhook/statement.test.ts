import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { subscriptionStatement, statementOf } from './statement.ts'

const item = { price: { id: 'price_m' }, current_period_start: 1_000, current_period_end: 4_000 }
const subscription = {
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  created: 1_000,
  items: { data: [item] },
}

it('reads the period from the items, and from above them in an older version of the API', () => {
  const row = { subscription_id: 'sub_1', price_id: 'price_m', current_period_end: 4_000 }
  expect(subscriptionStatement(subscription)).toMatchObject({
    customer: 'cus_1',
    subscription: row,
  })
  const older = {
    ...subscription,
    customer: { id: 'cus_1' },
    current_period_start: 1_000,
    current_period_end: 4_000,
    items: { data: [{ price: { id: 'price_m' } }] },
  }
  expect(subscriptionStatement(older)).toMatchObject({ customer: 'cus_1', subscription: row })
})

it.each([
  [{ cancel_at_period_end: true }, true, 4_000],
  [{ cancel_at: 4_000 }, true, 4_000],
  [{ cancel_at: 3_000 }, true, 3_000],
  [{ cancel_at: 9_000 }, false, 4_000],
  [{}, false, 4_000],
])(
  'with %o it ends with the period: %s, at %i',
  (more, cancel_at_period_end, current_period_end) => {
    expect(subscriptionStatement({ ...subscription, ...more }).subscription).toMatchObject({
      cancel_at_period_end,
      current_period_end,
    })
  },
)

const event = (type: string, object: object) =>
  Stripe.webhooks.constructEventWithoutVerification(
    JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1, data: { object } }),
  )

it('takes what was paid from the invoice, and nothing that a credit paid', () => {
  const invoice = {
    id: 'in_1',
    customer: 'cus_1',
    subtotal: 600,
    amount_due: 600,
    amount_paid: 600,
    currency: 'usd',
    created: 0,
    hosted_invoice_url: null,
  }
  expect(statementOf(event('invoice.paid', invoice))).toMatchObject({
    payment: { amount_total: 600, status: 'completed', by_invoice: true },
  })
  expect(
    statementOf(event('invoice.payment_failed', { ...invoice, amount_paid: 0 })),
  ).toMatchObject({
    payment: { amount_total: 600, status: 'payment_failed' },
  })
  const free = { ...invoice, subtotal: -100, amount_due: 0, amount_paid: 0 }
  expect(statementOf(event('invoice.paid', free))).toBeUndefined()
})

it('says of an event that it cannot read that it cannot', () => {
  expect(() => statementOf(event('invoice.paid', { id: 'in_1' }))).toThrow(
    expect.objectContaining({ status: 400, code: 'bad_event' }),
  )
})

it.each([
  ['needs_response', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_closed', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
])('calls a dispute that is %s %s', (status, dispute) => {
  const object = { id: 'du_1', charge: 'ch_1', payment_intent: 'pi_1', status }
  expect(statementOf(event('charge.dispute.closed', object))).toEqual({
    customer: null,
    charge: 'ch_1',
    payment: { payment_intent_id: 'pi_1', dispute },
  })
})
