import { useEffect, useState } from 'react'

import type { Access } from '#domain/access.ts'
import { accessAt, trialEndsAt } from '#domain/access.ts'

import type { User } from './user.ts'

const millisecondsPerDay = 86_400_000

/** The person's access, counted anew when a day of the trial ends, and the trial with the last. */
export function useAccess(user: User | null): Access {
  const [now, setNow] = useState(() => new Date())
  const access = accessAt(now, {
    signedIn: user !== null,
    anonymous: user?.isAnonymous ?? false,
    profileCreatedAt: user?.profileCreatedAt ?? null,
    subscriptionStatus: user?.subscription?.status ?? null,
  })
  const trialEnd = access.isInTrial && user ? trialEndsAt(user.profileCreatedAt).getTime() : null

  useEffect(() => {
    if (trialEnd === null) return undefined
    const untilNextDay = (trialEnd - now.getTime()) % millisecondsPerDay || millisecondsPerDay
    const timer = setTimeout(() => setNow(new Date()), untilNextDay)
    return () => clearTimeout(timer)
  }, [trialEnd, now])

  return access
}
