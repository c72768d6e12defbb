import { Stripe } from 'stripe'
import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
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
  () => t('Failed to create checkout session'),
  async (request, environment, purchase) => {
    if (environment.offer === 'everyone') {
      throw new Refusal(
        409,
        'nothing_to_buy',
        t('Everything is open to whoever has an account here: there is nothing to buy.'),
      )
    }
    const body = await readJson(request, bodySchema)
    const { settings, stripe, caller } = purchase
    if (!Object.values(settings.prices).includes(body.price_id)) {
      throw new Refusal(400, 'unknown_price', t('That plan cannot be bought here.'))
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
        t('You have a plan already. Change or cancel it on your account page.'),
      )
    }
    const wanted = { customer, price: body.price_id, successUrl, cancelUrl, userId: caller.id }
    const { url } = await openSession(stripe, sessions.data, wanted)
    if (url === null)
      throw new Refusal(502, 'no_checkout_url', t('No checkout URL returned from server'))
    return { url }
  },
)

/**
 * One open session for each customer: two that are both paid would be two subscriptions. The key
 * names the session before it and nothing of what is wanted, so that of presses at once Stripe opens
 * one, and refuses those that want something else; a later press gets a new key.
 *
 * @throws Refusal 409 for a press that came second
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
  const others = open.filter((session) => session !== same)
  await Promise.all(others.map(({ id }) => stripe.checkout.sessions.expire(id).catch(refuseStale)))
  if (same !== undefined) return same
  const before = earlier[0]?.id ?? 'none'
  return stripe.checkout.sessions
    .create(
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
      { idempotencyKey: `larder-checkout-${customer}-${before}`.slice(0, 255) },
    )
    .catch(refuseSecond)
}

/** The key stands for another press's session, or Stripe is still making that one. */
function refuseSecond(thrown: unknown): never {
  if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown
  const isTaken = thrown instanceof Stripe.errors.StripeIdempotencyError
  throw isTaken || thrown.code === 'idempotency_key_in_use' ? secondPress() : thrown
}

/** The session was closed, or paid, since it was read. */
function refuseStale(thrown: unknown): never {
  throw thrown instanceof Stripe.errors.StripeInvalidRequestError ? secondPress() : thrown
}

const secondPress = () =>
  new Refusal(
    409,
    'checkout_under_way',
    t('Another checkout was opened at the same moment. Try again to have this one instead.'),
  )
