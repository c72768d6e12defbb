import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

import { subscriptionFrom, type Subscription } from './subscription.ts'

/** What others see of a person. */
export interface Profile {
  id: string
  name: string | null
  /** A contact address: empty until its owner shows one. Never the address of the account. */
  email: string | null
  avatarUrl: string | null
  joinedAt: Date | null
}

/** Anything else in an address is nobody's: the data API would call it malformed. */
const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Null where there is no such person, or none that the reader may see. */
export async function fetchProfile(userId: string): Promise<Profile | null> {
  if (!accountId.test(userId)) return null
  const client = await dataClient()
  const { data } = await client
    .from('profiles')
    .select('name, email, avatar_url, created_at')
    .eq('id', userId)
    .maybeSingle()
    .throwOnError()
  if (data === null) return null
  return {
    id: userId,
    name: data.name,
    email: data.email,
    avatarUrl: data.avatar_url,
    joinedAt: data.created_at === null ? null : new Date(data.created_at),
  }
}

/** The person's own; null where there is none. */
export async function fetchSubscription(): Promise<Subscription | null> {
  const client = await dataClient()
  const { data } = await client
    .from('stripe_user_subscriptions')
    .select('*')
    .maybeSingle()
    .throwOnError()
  const { prices } = await requireBackendConfig()
  return subscriptionFrom(data, prices)
}
