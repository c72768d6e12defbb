import { queryOptions } from '@tanstack/react-query'

import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'

/** Null where there is no such person, or none that the reader may see. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: () => logged('Loading the profile', loadProfile(userId)),
  })
}

// What fetches comes when somebody is signed in: the first screen of a visitor does not carry it.
async function loadProfile(userId: string) {
  const [{ fetchProfile }] = await Promise.all([import('./fetch-facts.ts'), dataClient()])
  return fetchProfile(userId)
}

/** The person's own; null where there is none. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription', userId],
    queryFn: () => logged('Loading the subscription', loadSubscription()),
    // Whoever comes back may have bought one in another tab.
    refetchOnWindowFocus: 'always',
  })
}

async function loadSubscription() {
  const [{ fetchSubscription }] = await Promise.all([import('./fetch-facts.ts'), dataClient()])
  return fetchSubscription()
}

/** What decides access, beside the account itself. */
export const factQueries = { profile: profileQuery, subscription: subscriptionQuery }
