import type { PlanFeature, PlanOffer } from './plan-features.ts'
import { millisecondsPer } from './time-units.ts'

export const trialDays = 14

/** Everything that decides access, as the backend states it. */
export interface AccountFacts {
  signedIn: boolean
  /** An account without e-mail or phone: it has no access until it is converted. */
  anonymous: boolean
  /** Null while it is not known. */
  profileCreatedAt: Date | null
  /** Until when whoever runs this Larder made the trial longer; null where they did not. */
  trialUntil?: Date | null | undefined
  /** Stripe's status word, `active` also for who cooks in a kitchen whose owner subscribes; null and `not_started` both mean no subscription. */
  subscriptionStatus: string | null
  /** What whoever runs this Larder chose. */
  offer: PlanOffer
}

/**
 * What the facts of an account rest on: the backend stated them, this device remembers them, they are being asked
 * for, or the backend could not be asked.
 */
export type AccessBasis = 'stated' | 'remembered' | 'pending' | 'failed'

export interface Access {
  /** `unknown` where facts are missing that would decide it; `everyone` where an account is enough. */
  situation: 'visitor' | 'trial' | 'expired' | 'subscribed' | 'everyone' | 'unknown'
  basis: AccessBasis
  isInTrial: boolean
  isTrialExpired: boolean
  isSubscribed: boolean
  /** Whole days until the trial ends, rounded up; 0 for subscribers and when it has ended. */
  daysRemaining: number
}

const visitor: Access = {
  situation: 'visitor',
  basis: 'stated',
  isInTrial: false,
  isTrialExpired: false,
  isSubscribed: false,
  daysRemaining: 0,
}

/** The moment a trial that began with this profile ends, or the later one until which it was made longer. */
export function trialEndsAt(profileCreatedAt: Date, trialUntil?: Date | null): Date {
  const usual = profileCreatedAt.getTime() + trialDays * millisecondsPer.day
  return new Date(Math.max(usual, trialUntil?.getTime() ?? usual))
}

/**
 * Which role an account has at `now`. Only the status `active` subscribes. Without facts from the
 * backend or from this device nobody is called expired: a plan that runs may only not have been heard of yet.
 */
export function accessAt(now: Date, account: AccountFacts, basis: AccessBasis = 'stated'): Access {
  if (!account.signedIn) return visitor
  const nothing: Access = { ...visitor, basis }
  if (account.subscriptionStatus === 'active') {
    return { ...nothing, situation: 'subscribed', isSubscribed: true }
  }
  const isMissing = basis === 'pending' || basis === 'failed'
  if (account.anonymous) return nothing
  if (account.offer === 'everyone') return { ...nothing, situation: 'everyone' }
  if (account.profileCreatedAt === null) {
    return isMissing ? { ...nothing, situation: 'unknown' } : nothing
  }
  const end = trialEndsAt(account.profileCreatedAt, account.trialUntil)
  const remaining = end.getTime() - now.getTime()
  if (!(remaining > 0)) {
    return isMissing
      ? { ...nothing, situation: 'unknown' }
      : { ...nothing, situation: 'expired', isTrialExpired: true }
  }
  return {
    ...nothing,
    situation: 'trial',
    isInTrial: true,
    daysRemaining: Math.ceil(remaining / millisecondsPer.day),
  }
}

/** Both plans hold every feature, so the feature matters only to those who read the call. */
export function canUse(_feature: PlanFeature, access: Access): boolean {
  const isOpen = access.isInTrial || access.isSubscribed || access.situation === 'everyone'
  return isOpen && !access.isTrialExpired
}

/** Before it is known who is signed in. */
export const accessNotKnown: Access = { ...visitor, situation: 'unknown', basis: 'pending' }

/**
 * Whether a screen may call a feature locked, and refuse it by itself. Where it is not known what an account has,
 * the database alone decides.
 */
export function isClosed(feature: PlanFeature, access: Access): boolean {
  return access.situation !== 'unknown' && !canUse(feature, access)
}

/** Whether the answer is on its way that says what is open: nothing is shown that it might contradict. */
export function isUndecided({ situation, basis }: Access): boolean {
  return situation === 'unknown' && basis === 'pending'
}
