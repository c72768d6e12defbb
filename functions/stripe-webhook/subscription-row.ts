import { z } from 'zod'

/** An id, or the whole object where it was expanded. */
export const reference = z.union([
  z.string(),
  z.object({ id: z.string() }).transform(({ id }) => id),
])

const period = {
  current_period_start: z.number().optional(),
  current_period_end: z.number().optional(),
}

/** The period stands on the items; webhooks made for an older version of the API have it above them. */
export const subscriptionSchema = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  created: z.number(),
  ...period,
  items: z.object({
    data: z.array(z.object({ price: z.object({ id: z.string() }), ...period })).min(1),
  }),
})

/** A row of stripe_subscriptions; times of the period in seconds. */
export interface SubscriptionRow {
  subscription_id: string
  status: string
  price_id: string | null
  current_period_start: number | null
  current_period_end: number | null
  cancel_at_period_end: boolean
  created_at: string
}

export function subscriptionRow(stated: z.infer<typeof subscriptionSchema>): SubscriptionRow {
  const [item] = stated.items.data
  const end = item?.current_period_end ?? stated.current_period_end ?? null
  // Stripe's own pages may cancel by a date instead of the flag.
  const endsBefore = stated.cancel_at != null && end !== null && stated.cancel_at <= end
  return {
    subscription_id: stated.id,
    status: stated.status,
    price_id: item?.price.id ?? null,
    current_period_start: item?.current_period_start ?? stated.current_period_start ?? null,
    current_period_end: endsBefore ? (stated.cancel_at ?? end) : end,
    cancel_at_period_end: stated.cancel_at_period_end || endsBefore,
    created_at: isoTime(stated.created),
  }
}

/** Stripe counts seconds since 1970. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
