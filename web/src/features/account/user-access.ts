import type { Access, AccessBasis } from '#domain/access.ts'
import { accessAt, trialEndsAt } from '#domain/access.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { planOffer } from '#web/lib/installation.ts'

import { forgottenAt, stillCounts } from './remembered-facts.ts'
import { trialUntilOf } from './subscription.ts'
import type { User } from './user.ts'

/** What the person, or a visitor, may use at `now`. */
export function accessOf(user: User | null, now: Date): Access {
  const { basis, ...facts } =
    user === null
      ? {
          basis: 'stated' as const,
          profileCreatedAt: null,
          trialUntil: null,
          subscriptionStatus: null,
        }
      : factsOf(user, now)
  const account = {
    signedIn: user !== null,
    anonymous: user?.isAnonymous ?? false,
    offer: planOffer(),
    ...facts,
  }
  return accessAt(now, account, basis)
}

/** When it changes by itself: a day of the trial ends, the trial with the last, or a memory. Else null. */
export function nextAccessChange(user: User | null, access: Access, now: Date): Date | null {
  if (user === null) return null
  const changes: Date[] = []
  if (access.isInTrial) {
    const daysAfter = access.daysRemaining - 1
    changes.push(new Date(trialEndOf(user, now).getTime() - daysAfter * millisecondsPer.day))
  }
  const remembered = user.missing?.remembered
  if (access.basis === 'remembered' && remembered) changes.push(forgottenAt(remembered))
  return changes.reduce<Date | null>(
    (first, each) => (first === null || each < first ? each : first),
    null,
  )
}

/** When the trial ends, or ended. */
function trialEndOf(user: User, now: Date): Date {
  const { profileCreatedAt, trialUntil } = factsOf(user, now)
  return trialEndsAt(profileCreatedAt, trialUntil)
}

interface CountingFacts {
  profileCreatedAt: Date
  trialUntil: Date | null
  subscriptionStatus: string | null
  basis: AccessBasis
}

/** Each fact as the backend stated it, else as this device remembers it, else as the account has it. */
function factsOf(user: User, now: Date): CountingFacts {
  const { missing, profileCreatedAt, subscription } = user
  const isStated = missing === undefined || missing.subscription === 'stated'
  // One that this device saved is shown, and opens nothing by itself.
  const subscriptionStatus = (isStated && subscription?.status) || null
  const trialUntil = isStated ? trialUntilOf(subscription) : null
  const stated = { profileCreatedAt, trialUntil, subscriptionStatus }
  if (missing === undefined || subscriptionStatus === 'active')
    return { ...stated, basis: 'stated' }
  const { profile, remembered } = missing
  if (remembered === null || !stillCounts(remembered, now)) {
    const isPending = profile === 'pending' || missing.subscription === 'pending'
    return { ...stated, basis: isPending ? 'pending' : 'failed' }
  }
  return {
    profileCreatedAt: profile === 'stated' ? profileCreatedAt : remembered.profileCreatedAt,
    trialUntil: isStated ? trialUntil : remembered.trialUntil,
    subscriptionStatus: isStated ? subscriptionStatus : remembered.subscriptionStatus,
    basis: 'remembered',
  }
}
