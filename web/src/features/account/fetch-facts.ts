import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Covers } from '#web/lib/covers/own-covers.ts'

import { subscriptionFrom } from './subscription-from.ts'
import type { Subscription } from './subscription.ts'

/** What others see of a person. */
export interface Profile {
  id: string
  name: string | null
  /** A contact address: empty until its owner shows one. Never the address of the account. */
  email: string | null
  avatarUrl: string | null
  joinedAt: Date | null
  /** The own photos that stand for recipes; none of anybody else. */
  covers: Covers
}

/** Anything else in an address is nobody's: the data API would call it malformed. */
const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Null where there is no such person, or none that the reader may see. */
export async function fetchProfile(userId: string): Promise<Profile | null> {
  if (!accountId.test(userId)) return null
  const client = await dataClient()
  const { data } = await client
    .from('profiles')
    .select('name, email, avatar_url, created_at, own_covers')
    .eq('id', userId)
    .maybeSingle()
    .throwOnError()
  if (data === null) return null
  const { url } = await requireBackendConfig()
  return {
    id: userId,
    name: data.name,
    email: data.email,
    avatarUrl: data.avatar_url,
    joinedAt: data.created_at === null ? null : new Date(data.created_at),
    covers: coversFrom(data.own_covers, `${url}/storage/v1/object/public/pictures/${userId}`),
  }
}

/** @param folder where the pictures of the person lie */
function coversFrom(json: unknown, folder: string): Covers {
  const chosen = Object.entries(Object(json)).map(([id, picture]) => [
    id,
    `${folder}/${String(picture)}.webp`,
  ])
  return Object.fromEntries(chosen)
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
