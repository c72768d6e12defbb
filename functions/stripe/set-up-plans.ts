import { Stripe } from 'stripe'
import { type Plan, plans } from '#domain/plans.ts'

const productId = 'larder_premium'
const months: Readonly<Record<Plan['interval'], number>> = { month: 1, quarter: 3 }

/** By these an account's prices are found again, whatever their ids. */
export const lookupKeyOf = (plan: Plan) => `larder_${plan.id}`

/**
 * The product and a price for each plan in the account, made where they are missing; a price whose sum
 * has changed is followed by a new one, for Stripe's prices never change. Safe to run again.
 */
export async function setUpPlans(stripe: Stripe): Promise<Record<Plan['id'], string>> {
  await ensureProduct(stripe)
  const { data: known } = await stripe.prices.list({
    lookup_keys: plans.map(lookupKeyOf),
    active: true,
    limit: 10,
  })
  const prices: Record<Plan['id'], string> = { monthly: '', quarterly: '' }
  for (const plan of plans) prices[plan.id] = await ensurePrice(stripe, plan, known)
  return prices
}

async function ensureProduct(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.retrieve(productId)
  } catch (thrown) {
    if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown
    if (thrown.code !== 'resource_missing') throw thrown
    await stripe.products.create({
      id: productId,
      name: 'Larder Premium',
      description: 'Everything in Larder.',
    })
  }
}

async function ensurePrice(
  stripe: Stripe,
  plan: Plan,
  known: readonly Stripe.Price[],
): Promise<string> {
  const unit_amount = Math.round(plan.price * 100)
  const interval_count = months[plan.interval]
  const lookup_key = lookupKeyOf(plan)
  const same = known.find(
    (price) =>
      price.lookup_key === lookup_key &&
      price.unit_amount === unit_amount &&
      price.currency === 'usd' &&
      price.recurring?.interval === 'month' &&
      price.recurring.interval_count === interval_count,
  )
  if (same !== undefined) return same.id
  const made = await stripe.prices.create({
    product: productId,
    currency: 'usd',
    unit_amount,
    recurring: { interval: 'month', interval_count },
    lookup_key,
    transfer_lookup_key: true,
    nickname: plan.name,
  })
  return made.id
}
