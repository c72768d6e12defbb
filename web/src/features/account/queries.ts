import { queryOptions } from '@tanstack/react-query'

import { dataClient } from '#web/lib/backend/data-client.ts'
import { logFailure } from '#web/lib/log.ts'

/** What others see of a person. */
export interface Profile {
  id: string
  name: string | null
  /** A contact address: empty until its owner shows one. Never the address of the account. */
  email: string | null
  avatarUrl: string | null
  joinedAt: Date | null
}

export interface Order {
  id: string
  orderedAt: Date | null
  status: string
  /** In the currency's smallest unit: cents. */
  total: number | null
  /** How much of it was given back. */
  refunded: number
  /** ISO 4217, in lower case as the payment provider writes it. */
  currency: string
  /** The payment provider's page of the invoice. */
  receiptUrl: string | null
}

/** Null where there is no such person, or none that the reader may see. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: () => fetchProfile(userId),
  })
}

/** Anything else in an address is nobody's: the data API would call it malformed. */
const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function fetchProfile(userId: string): Promise<Profile | null> {
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

/** What somebody ordered; `failed` where it could not be asked, and then there is none. */
export interface Orders {
  orders: readonly Order[]
  failed: boolean
}

/** Newest first. A failure gives none, as specified, and is logged. */
export function ordersQuery(userId: string) {
  return queryOptions({
    queryKey: ['orders', userId],
    queryFn: (): Promise<Orders> =>
      fetchOrders().then(
        (orders) => ({ orders, failed: false }),
        (cause: unknown) => {
          logFailure('The orders cannot be loaded', cause)
          return { orders: [], failed: true }
        },
      ),
  })
}

async function fetchOrders(): Promise<Order[]> {
  const client = await dataClient()
  const { data } = await client
    .from('stripe_user_orders')
    .select('*')
    .order('order_date', { ascending: false })
    .throwOnError()
  return data.map((row) => ({
    id: String(row.order_id ?? ''),
    orderedAt: row.order_date === null ? null : new Date(row.order_date),
    status: row.order_status ?? '',
    total: row.amount_total,
    refunded: row.amount_refunded ?? 0,
    currency: row.currency ?? '',
    receiptUrl: row.receipt_url,
  }))
}
