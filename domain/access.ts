/** What the premium plan advertises; both plans include all of it. */
export const planFeatures = [
  'unlimited_recipes',
  'advanced_search',
  'unlimited_collections',
  'multiple_shopping_lists',
  'advanced_dietary_filters',
  'recipe_scaling',
  'nutritional_info',
  'recommendations',
  'premium_recipes',
  'seasonal_suggestions',
  'recipe_of_the_day',
  'ai_assistant',
  'recipe_creation',
  'community',
] as const
export type PlanFeature = (typeof planFeatures)[number]

export const trialDays = 14
const millisecondsPerDay = 86_400_000

/** Everything that decides access, as the backend states it. */
export interface AccountFacts {
  signedIn: boolean
  /** An account without e-mail or phone: it has no access until it is converted. */
  anonymous: boolean
  /** Null while it is not known. */
  profileCreatedAt: Date | null
  /** Stripe's status word; null and `not_started` both mean no subscription. */
  subscriptionStatus: string | null
}

export interface Access {
  situation: 'visitor' | 'trial' | 'expired' | 'subscribed'
  isInTrial: boolean
  isTrialExpired: boolean
  isSubscribed: boolean
  /** Whole days until the trial ends, rounded up; 0 for subscribers and when it has ended. */
  daysRemaining: number
}

const visitor: Access = {
  situation: 'visitor',
  isInTrial: false,
  isTrialExpired: false,
  isSubscribed: false,
  daysRemaining: 0,
}

/** The moment a trial that began with this profile ends. */
export function trialEndsAt(profileCreatedAt: Date): Date {
  return new Date(profileCreatedAt.getTime() + trialDays * millisecondsPerDay)
}

/** Which of the four roles an account has at `now`. Only the status `active` subscribes. */
export function accessAt(now: Date, account: AccountFacts): Access {
  if (!account.signedIn) return visitor
  if (account.subscriptionStatus === 'active') {
    return { ...visitor, situation: 'subscribed', isSubscribed: true }
  }
  if (account.anonymous || account.profileCreatedAt === null) return visitor
  const remaining = trialEndsAt(account.profileCreatedAt).getTime() - now.getTime()
  if (!(remaining > 0)) return { ...visitor, situation: 'expired', isTrialExpired: true }
  return {
    ...visitor,
    situation: 'trial',
    isInTrial: true,
    daysRemaining: Math.ceil(remaining / millisecondsPerDay),
  }
}

/** Both plans hold every feature, so the feature matters only to those who read the call. */
export function canUse(_feature: PlanFeature, access: Access): boolean {
  return (access.isInTrial || access.isSubscribed) && !access.isTrialExpired
}
