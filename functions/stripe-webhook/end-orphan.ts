import type { Stripe } from 'stripe'
import { z } from 'zod'
import { askAsService } from '../as-service.ts'
import type { FunctionEnvironment, StripeSettings } from '../environment.ts'
import { stripeClient } from '../stripe/client.ts'

const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

const orphanSchema = z.object({
  object: z.literal('subscription'),
  id: z.string(),
  // As the checkout wrote it.
  metadata: z.object({ user_id: z.uuid() }),
})

/**
 * Ends a plan that began while its account was being deleted: nobody is left who could. Of an event of
 * nobody's customer. What else the same account with Stripe sells, to people who never were here, is left alone.
 * @throws where that is not certain, so that the event is sent again
 */
export async function endOrphan(
  event: Stripe.Event,
  settings: StripeSettings,
  environment: FunctionEnvironment,
): Promise<void> {
  const stated = orphanSchema.safeParse(event.data.object)
  if (!stated.success || !(await wasErased(stated.data.metadata.user_id, environment))) return
  const stripe = stripeClient(settings)
  const { id } = stated.data
  const { status } = await stripe.subscriptions.retrieve(id)
  if (over.has(status)) return
  await stripe.subscriptions.cancel(id)
  environment.log(
    `stripe-webhook: ${id} began while its account was deleted, and was ended. What was paid for it was not given back.`,
  )
}

async function wasErased(account: string, environment: FunctionEnvironment): Promise<boolean> {
  return z.boolean().parse(await askAsService(environment, 'rpc/was_erased', { body: { account } }))
}
