import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

import type { FactLoaders } from './background-facts.ts'
import { subscriptionFrom } from './subscription.ts'

/** What a session needs to know of its person, from the data API. */
export const factLoaders: FactLoaders = {
  async profileCreatedAt(userId) {
    const client = await dataClient()
    const { data } = await client
      .from('profiles')
      .select('created_at')
      .eq('id', userId)
      .single()
      .throwOnError()
    return data.created_at === null ? null : new Date(data.created_at)
  },

  async subscription() {
    const client = await dataClient()
    const { data } = await client
      .from('stripe_user_subscriptions')
      .select('*')
      .maybeSingle()
      .throwOnError()
    const { prices } = await requireBackendConfig()
    return subscriptionFrom(data, prices)
  },
}
