import type { Stripe } from 'stripe'

export function listObject<Item>(url: string, data: Item[]) {
  return { object: 'list', data, has_more: false, url } satisfies Stripe.ApiList<Item>
}
