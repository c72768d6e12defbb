import { Stripe } from 'stripe'
import { t } from '#domain/texts/t.ts'
import type { FunctionEnvironment, StripeSettings } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'

/** The SDK, on `fetch` and so the same on every platform. */
export function stripeClient({ secretKey, fetch }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}

/** @throws Refusal 503 where nothing can be paid */
export function requireStripe({ stripe }: FunctionEnvironment): StripeSettings {
  if (stripe !== undefined) return stripe
  throw new Refusal(503, 'checkout_not_available', t('Payment is not set up on this server.'))
}
