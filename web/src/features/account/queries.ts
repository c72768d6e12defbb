import { queryOptions } from '@tanstack/react-query'

import { dataClient } from '#web/lib/backend/data-client.ts'
import { logFailure } from '#web/lib/log.ts'

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
