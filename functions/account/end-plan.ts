import { Stripe } from 'stripe'
import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { askAsService } from '../as-service.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { reasonOf } from '../stripe/answer.ts'
import { stripeClient } from '../stripe/client.ts'
import { findCustomer } from '../stripe/customer.ts'

const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])
const atOnce = 100

/**
 * Ends what an account pays for, now, and closes the pages on which it could begin to. Answers whether
 * anything had to be ended.
 *
 * @throws Refusal 503 `plan_runs_on`
 */
export async function endPlan(environment: FunctionEnvironment, account: string): Promise<boolean> {
  try {
    const customer = await findCustomer(environment, account)
    if (customer === undefined) return false
    if (environment.stripe === undefined) return await requireNoPlan(environment, customer)
    return await endAtStripe(stripeClient(environment.stripe), customer)
  } catch (thrown) {
    environment.log(`account: ${reasonOf(thrown)}`)
    throw new Refusal(
      503,
      'plan_runs_on',
      t(
        'Your plan could not be ended, because the payment service does not answer. Your account is as it was. Try again later.',
      ),
    )
  }
}

/** First no page is left to pay on: what was paid on one until then is found after it. */
export async function endAtStripe(stripe: Stripe, customer: string): Promise<boolean> {
  const sessions = await listed(stripe.checkout.sessions.list({ customer, limit: atOnce }))
  const open = sessions.filter(({ status }) => status === 'open')
  await Promise.all(open.map(({ id }) => stripe.checkout.sessions.expire(id)))
  const all = stripe.subscriptions.list({ customer, status: 'all', limit: atOnce })
  const running = (await listed(all)).filter(({ status }) => !over.has(status))
  await Promise.all(running.map(({ id }) => endSubscription(stripe, id)))
  return running.length > 0
}

/** Nothing for a customer whom Stripe does not have: they pay for nothing. */
async function listed<Kind>(answer: Promise<{ data: Kind[] }>): Promise<Kind[]> {
  try {
    return (await answer).data
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError && thrown.code === 'resource_missing') return []
    throw thrown
  }
}

async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (thrown) {
    // Another call was quicker, or it is true that it runs on.
    const { status } = await stripe.subscriptions.retrieve(id)
    if (!over.has(status)) throw thrown
  }
}

const livingSchema = z.array(z.object({ subscription_id: z.string() }))

/** Where the server has lost its payment provider. @throws where a plan is known to run */
async function requireNoPlan(environment: FunctionEnvironment, customer: string): Promise<boolean> {
  const wanted = new URLSearchParams({
    select: 'subscription_id',
    customer_id: `eq.${customer}`,
    status: `not.in.(${[...over].join()})`,
  })
  const path = `stripe_subscriptions?${wanted.toString()}`
  const living = livingSchema.parse(await askAsService(environment, path))
  if (living.length > 0) throw new Error('a plan runs, and no payment provider is set up')
  return false
}
