export type PlanId = 'monthly' | 'quarterly'

export interface Subscription {
  /** Empty where nothing is paid for it: access that was given by hand, or comes with a kitchen. */
  id: string
  planId: PlanId
  /** The payment provider's word; only `active` opens anything. Or `extendedTrial`. */
  status: string
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  /** While trialing: the end of the period. */
  trialEnd?: Date
  /** It is that of whose kitchen one cooks in. */
  isOfKitchen?: true
}

/** A trial that whoever runs this Larder made longer, until the end of the period: nothing is paid, and days count. */
export const extendedTrial = 'extended_trial'

/** Until when the trial was made longer; null where it was not. */
export function trialUntilOf(subscription: Subscription | undefined): Date | null {
  return subscription?.status === extendedTrial ? subscription.currentPeriodEnd : null
}
