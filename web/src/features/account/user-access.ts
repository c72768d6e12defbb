import type { Access } from '#domain/access.ts'
import { accessAt, trialEndsAt } from '#domain/access.ts'

import type { User } from './user.ts'

const millisecondsPerDay = 86_400_000

/** What the person, or a visitor, may use at `now`. */
export function accessOf(user: User | null, now: Date): Access {
  return accessAt(now, {
    signedIn: user !== null,
    anonymous: user?.isAnonymous ?? false,
    profileCreatedAt: user?.profileCreatedAt ?? null,
    subscriptionStatus: user?.subscription?.status ?? null,
  })
}

/** When it changes by itself: a day of the trial ends, and the trial with the last. Else null. */
export function nextAccessChange(user: User | null, access: Access): Date | null {
  if (user === null || !access.isInTrial) return null
  const daysAfter = access.daysRemaining - 1
  const trialEnd = trialEndsAt(user.profileCreatedAt).getTime()
  return new Date(trialEnd - daysAfter * millisecondsPerDay)
}
