import type { Stripe } from 'stripe'
import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { requireCustomer } from '../stripe/customer.ts'
import { forBuyers } from '../stripe/handle.ts'
import { liveSubscription } from '../stripe/live-subscription.ts'
import { Refusal } from '../http/refusal.ts'
import { readJson } from '../http/read-json.ts'

const bodySchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('resume') }),
  z.object({ action: z.literal('change'), price_id: z.string().max(255) }),
])
type Change = z.infer<typeof bodySchema>

/**
 * POST {action: cancel | resume} or {action: change, price_id}: cancels at the end of the period, takes
 * that back, or changes the plan now. What came of it reaches the database by the webhook, as all else.
 */
export const stripeSubscription = forBuyers(
  'stripe-subscription',
  () => t('Your plan could not be changed'),
  async (request, environment, { caller, settings, stripe }) => {
    const change = await readJson(request, bodySchema)
    if (change.action === 'change' && !Object.values(settings.prices).includes(change.price_id)) {
      throw new Refusal(400, 'unknown_price', t('That plan cannot be bought here.'))
    }
    const customer = await requireCustomer(environment, caller.id)
    const subscription = await liveSubscription(stripe, customer)
    if (subscription === undefined) {
      throw new Refusal(409, 'no_subscription', t('There is no running plan to change.'))
    }
    const { id, status } = await stripe.subscriptions.update(
      subscription.id,
      updateFor(change, subscription),
    )
    return { subscription_id: id, status }
  },
)

function updateFor(
  change: Change,
  subscription: Stripe.Subscription,
): Stripe.SubscriptionUpdateParams {
  if (change.action === 'cancel') return { cancel_at_period_end: true }
  if (change.action === 'resume') return stay(subscription)
  const [item] = subscription.items.data
  if (item === undefined)
    throw new Refusal(409, 'no_subscription', t('There is no running plan to change.'))
  if (item.price.id === change.price_id) {
    throw new Refusal(409, 'same_plan', t('This is the plan you have.'))
  }
  return {
    ...stay(subscription),
    items: [{ id: item.id, price: change.price_id }],
    // What was paid and not used counts towards the new plan; a card that is refused changes nothing.
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  }
}

/** Stripe's own pages may have set a date to end at instead of the flag. */
function stay({
  cancel_at,
  cancel_at_period_end,
}: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return cancel_at !== null && !cancel_at_period_end
    ? { cancel_at: '' }
    : { cancel_at_period_end: false }
}
