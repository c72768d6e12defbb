import { Stripe } from 'stripe'
import { t } from '#domain/texts/t.ts'
import { type Caller, callerOf } from '../caller.ts'
import type { FunctionEnvironment, FunctionHandler, StripeSettings } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { answer, reasonOf, refuse } from './answer.ts'
import { requireStripe, stripeClient } from './client.ts'

/** What a function of the plan works with: who asks, and the payment provider. */
export interface Purchase {
  caller: Caller
  settings: StripeSettings
  stripe: Stripe
}

type Work = (
  request: Request,
  environment: FunctionEnvironment,
  purchase: Purchase,
) => Promise<Record<string, string>>

/**
 * A function that a signed-in person calls with POST. What fails unforeseen is logged, and answered
 * with `failed`, never with the provider's or the database's own words.
 */
export function forBuyers(name: string, failed: () => string, work: Work): FunctionHandler {
  return async (request, environment) => {
    try {
      if (request.method !== 'POST') {
        throw new Refusal(405, 'method_not_allowed', /* not shown */ 'This is called with POST.')
      }
      const settings = requireStripe(environment)
      const caller = await callerOf(request, environment)
      const stripe = stripeClient(settings)
      return answer(await work(request, environment, { caller, settings, stripe }))
    } catch (thrown) {
      if (thrown instanceof Refusal) return refuse(thrown)
      environment.log(`${name}: ${reasonOf(thrown)}`)
      if (thrown instanceof Stripe.errors.StripeCardError) {
        return refuse(
          new Refusal(402, 'card_refused', t('Your card was refused. Nothing has changed.')),
        )
      }
      const isStripe = thrown instanceof Stripe.errors.StripeError
      return refuse(new Refusal(isStripe ? 502 : 503, 'payment_failed', failed()))
    }
  }
}
