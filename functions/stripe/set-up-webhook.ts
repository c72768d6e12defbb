import { Stripe } from 'stripe'
import { eventsTaken } from '../stripe-webhook/events-taken.ts'

/**
 * Has the account send its events to this address. Answers the secret that signs them, which Stripe
 * tells only once: undefined where the endpoint was there already. Safe to run again.
 */
export async function setUpWebhook(stripe: Stripe, url: string): Promise<string | undefined> {
  const enabled_events = [...eventsTaken]
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const known = data.find((endpoint) => endpoint.url === url)
  if (known !== undefined) {
    await stripe.webhookEndpoints.update(known.id, { enabled_events })
    return undefined
  }
  // In the version that the SDK reads, whatever the account's own is.
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events,
    api_version: Stripe.API_VERSION,
    description: 'Larder',
  })
  return made.secret
}
