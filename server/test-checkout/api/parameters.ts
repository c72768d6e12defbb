import { z } from 'zod'

const metadata = z.record(z.string(), z.string()).default({})
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')
const count = z.coerce.number().int()
const cents = z.coerce.number().int().positive()

/** What each call takes, as the SDK's types name it; a parameter that is not here is refused, as Stripe does. */
export const parameters = {
  none: z.strictObject({}),
  customer: z.strictObject({
    email: z.string().optional(),
    name: z.string().optional(),
    metadata,
  }),
  product: z.strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
  }),
  price: z.strictObject({
    product: z.string(),
    currency: z.literal('usd'),
    unit_amount: cents,
    recurring: z.strictObject({ interval: z.literal('month'), interval_count: count }),
    lookup_key: z.string().optional(),
    transfer_lookup_key: flag.optional(),
    nickname: z.string().optional(),
  }),
  prices: z.strictObject({
    lookup_keys: z.array(z.string()),
    active: flag.optional(),
    limit: count.optional(),
  }),
  session: z.strictObject({
    mode: z.literal('subscription'),
    customer: z.string(),
    client_reference_id: z.string().optional(),
    line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })).length(1),
    success_url: z.url(),
    cancel_url: z.url(),
    metadata,
    subscription_data: z.strictObject({ metadata }).optional(),
  }),
  ofCustomer: z.strictObject({
    customer: z.string(),
    status: z.string().optional(),
    limit: count.optional(),
  }),
  subscription: z.strictObject({
    cancel_at_period_end: flag.optional(),
    cancel_at: z.literal('').optional(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string() }))
      .length(1)
      .optional(),
    proration_behavior: z.literal('always_invoice').optional(),
    payment_behavior: z.literal('error_if_incomplete').optional(),
  }),
  invoicePayments: z.strictObject({
    payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
    limit: count.optional(),
  }),
  refund: z.strictObject({ charge: z.string(), amount: cents.optional() }),
  portal: z.strictObject({ customer: z.string(), return_url: z.url() }),
  clock: z.strictObject({ frozen_time: count }),
  endpoint: z.strictObject({
    url: z.url(),
    enabled_events: z.array(z.string()),
    api_version: z.string().optional(),
    description: z.string().optional(),
  }),
  endpointUpdate: z.strictObject({ enabled_events: z.array(z.string()) }),
  list: z.strictObject({ limit: count.optional() }),
} as const
