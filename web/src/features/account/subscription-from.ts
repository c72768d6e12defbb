import { extendedTrial, type PlanId, type Subscription } from './subscription.ts'

/** A row of the view stripe_user_subscriptions. */
export interface SubscriptionRecord {
  subscription_status: string | null
  subscription_id: string | null
  price_id: string | null
  /** Seconds since 1970. */
  current_period_end: number | null
  cancel_at_period_end: boolean | null
}

/** Null where there is none: no record, or a checkout that was begun and never finished. */
export function subscriptionFrom(
  record: SubscriptionRecord | null,
  prices: { quarterly?: string | undefined },
): Subscription | null {
  // To apps that know no longer trial it is told as a plan.
  const status = record?.price_id === 'given:trial' ? extendedTrial : record?.subscription_status
  if (!record || !status || status === 'not_started') return null
  const currentPeriodEnd = new Date((record.current_period_end ?? 0) * 1000)
  return {
    id: record.subscription_id ?? '',
    planId: planOfPrice(record.price_id, prices),
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd: record.cancel_at_period_end === true,
    ...(status === 'trialing' && { trialEnd: currentPeriodEnd }),
    ...(record.price_id === 'given:kitchen' && { isOfKitchen: true }),
  }
}

/** A price that is not known is taken for the monthly plan's. */
function planOfPrice(priceId: string | null, prices: { quarterly?: string | undefined }): PlanId {
  return priceId !== null && priceId === prices.quarterly ? 'quarterly' : 'monthly'
}
