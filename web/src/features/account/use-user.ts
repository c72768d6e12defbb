import { useQuery, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'

import type { Access } from '#domain/access.ts'
import { noCovers, type Covers } from '#web/lib/covers/own-covers.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { useIsLate } from '#web/lib/use-is-late.ts'

import { readRememberedFacts, rememberFacts } from './remembered-facts.ts'
import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'
import { trialUntilOf } from './subscription.ts'
import { useAccess } from './use-access.ts'
import type { FactState, User } from './user.ts'

const profileDelay = 100
const subscriptionDelay = 200

/** Asked for once. A failure is shown without a second try, and the next network asks again. */
const once = { staleTime: Infinity, retry: false } as const

export interface KnownUser {
  user: User | null
  /** Kept true to the clock: it changes by itself when the trial ends. */
  access: Access
  /** Asks for the subscription, and for the profile where it is not known. Never rejects. */
  reloadSubscription: () => Promise<void>
}

/**
 * Who is signed in, with their profile and subscription, which are loaded shortly after a sign-in, so that the first
 * screen goes first.
 */
export function useUser(
  { cache, facts }: Pick<Session, 'cache' | 'facts'>,
  { user: signedIn, loading }: Pick<SessionState, 'user' | 'loading'>,
): KnownUser & { covers: Covers } {
  const userId = signedIn?.id ?? ''
  const [openedAt] = useState(Date.now)
  const isProfileDue = useIsLate(signedIn !== null, profileDelay)
  const isSubscriptionDue = useIsLate(signedIn !== null, subscriptionDelay)
  const profile = useQuery({ ...facts.profile(userId), ...once, enabled: isProfileDue }, cache)
  const subscription = useQuery(
    { ...facts.subscription(userId), ...once, enabled: isSubscriptionDue },
    cache,
  )
  const remembered = useMemo(() => readRememberedFacts(userId), [userId])

  const joinedAt = profile.data?.joinedAt
  const profileState =
    profile.data === null ? 'failed' : stateOf(profile.data !== undefined, profile)
  // What this device saved of an earlier visit confirms no payment. A profile's date never changes.
  const { dataUpdatedAt } = subscription
  const isStated = subscription.data !== undefined && dataUpdatedAt >= openedAt
  const subscriptionState = stateOf(isStated, subscription)

  const user = useMemo<User | null>(() => {
    if (signedIn === null) return null
    const states = { profile: profileState, subscription: subscriptionState, remembered }
    const isComplete = profileState === 'stated' && subscriptionState === 'stated'
    return {
      ...signedIn,
      profileCreatedAt: joinedAt ?? signedIn.profileCreatedAt,
      ...(subscription.data && { subscription: subscription.data }),
      ...(!isComplete && { missing: states }),
    }
  }, [signedIn, joinedAt, profileState, subscription.data, subscriptionState, remembered])

  useEffect(() => {
    if (user !== null) remember(user, serverTime(dataUpdatedAt))
  }, [user, dataUpdatedAt])

  const reloadSubscription = useCallback(async () => {
    const { queryKey: profileKey } = facts.profile(userId)
    const { queryKey: subscriptionKey } = facts.subscription(userId)
    await Promise.all([
      cache.refetchQueries({ queryKey: profileKey, exact: true, predicate: isMissing }),
      cache.refetchQueries({ queryKey: subscriptionKey, exact: true }),
    ])
  }, [cache, facts, userId])

  return {
    user,
    access: useAccess(user, loading),
    reloadSubscription,
    covers: profile.data?.covers ?? noCovers,
  }
}

/** What failed stays so while it is asked for again, until it succeeds. */
function stateOf(isStated: boolean, { errorUpdateCount }: { errorUpdateCount: number }): FactState {
  if (isStated) return 'stated'
  return errorUpdateCount > 0 ? 'failed' : 'pending'
}

/** All that was stated is remembered on this device. An anonymous account has no trial: its day tells nothing. */
function remember(user: User, statedAt: Date): void {
  const { id, isAnonymous, missing, profileCreatedAt, subscription } = user
  if (missing !== undefined || isAnonymous) return
  const subscriptionStatus = subscription?.status ?? null
  const trialUntil = trialUntilOf(subscription)
  rememberFacts(id, { profileCreatedAt, trialUntil, subscriptionStatus, statedAt })
}

const isMissing = ({ state }: Query) => !state.data
