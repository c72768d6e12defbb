import type { Stripe } from 'stripe'

const ended: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired', 'incomplete'])

/** The customer's subscription that is neither over nor unpaid from the start, as Stripe has it now. */
export async function liveSubscription(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription | undefined> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
  return data.find(({ status }) => !ended.has(status))
}
