import { Stripe } from 'stripe'
import type { Occurrence } from '../book.ts'

export function eventObject(id: string, created: number, { type, object }: Occurrence) {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
}
