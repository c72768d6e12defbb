import type { Stripe } from 'stripe'
import { z } from 'zod'
import { ensureCustomer } from '../stripe/customer.ts'
import { forBuyers } from '../stripe/handle.ts'
import { liveSubscription } from '../stripe/live-subscription.ts'
import { ownAddress } from '../stripe/own-address.ts'
import { Refusal } from '../http/refusal.ts'
import { readJson } from '../http/read-json.ts'

const bodySchema = z.object({
  price_id: z.string().max(255),
  mode: z.literal('subscription'),
  success_url: z.string().max(2_000),
  cancel_url: z.string().max(2_000),
})

interface Wanted {
  customer: string
  price: string
  successUrl: string
  cancelUrl: string
  userId: string
}

/** POST {price_id, mode, success_url, cancel_url} → {url} of the page where one pays. */
export const stripeCheckout = forBuyers(
  'stripe-checkout',
  'Failed to create checkout session',
  async (request, environment, purchase) => {
    const body = await readJson(request, bodySchema)
    const { settings, stripe, caller } = purchase
    if (!Object.values(settings.prices).includes(body.price_id)) {
      throw new Refusal(400, 'unknown_price', 'That plan cannot be bought here.')
    }
    const successUrl = ownAddress(body.success_url, environment)
    const cancelUrl = ownAddress(body.cancel_url, environment)
    const customer = await ensureCustomer(environment, purchase)
    const [live, sessions] = await Promise.all([
      liveSubscription(stripe, customer),
      stripe.checkout.sessions.list({ customer, limit: 10 }),
    ])
    if (live !== undefined) {
      throw new Refusal(
        409,
        'already_subscribed',
        'You have a plan already. Change or cancel it on your account page.',
      )
    }
    const wanted = { customer, price: body.price_id, successUrl, cancelUrl, userId: caller.id }
    const { url } = await openSession(stripe, sessions.data, wanted)
    if (url === null)
      throw new Refusal(502, 'no_checkout_url', 'No checkout URL returned from server')
    return { url }
  },
)

/**
 * One open session for each customer: two that are both paid would be two subscriptions. The key
 * names the session before it, so that two presses at once open one, and a later press a new one.
 */
async function openSession(
  stripe: Stripe,
  earlier: readonly Stripe.Checkout.Session[],
  { customer, price, successUrl, cancelUrl, userId }: Wanted,
): Promise<Stripe.Checkout.Session> {
  const open = earlier.filter(({ status }) => status === 'open')
  const same = open.find(
    ({ metadata, success_url, cancel_url }) =>
      metadata?.['price_id'] === price && success_url === successUrl && cancel_url === cancelUrl,
  )
  await Promise.all(
    open.filter((session) => session !== same).map(({ id }) => stripe.checkout.sessions.expire(id)),
  )
  if (same !== undefined) return same
  const before = earlier[0]?.id ?? 'none'
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata: { price_id: price },
      subscription_data: { metadata: { user_id: userId } },
    },
    { idempotencyKey: `larder-checkout-${customer}-${price}-${before}`.slice(0, 255) },
  )
}
