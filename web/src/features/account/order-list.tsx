import { useQuery } from '@tanstack/react-query'

import { formatDate, formatMoney } from '#web/lib/format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { Order } from './queries.ts'
import { ordersQuery } from './queries.ts'

/** What somebody has paid for, newest first. */
export function OrderList({ userId }: { userId: string }) {
  const orders = useQuery(ordersQuery(userId))
  if (orders.isPending) {
    return (
      <div>
        <p className="sr-only">Loading...</p>
        <Skeleton className="h-14" />
      </div>
    )
  }
  if (orders.data === undefined || orders.data.length === 0) {
    return <p className="text-soft">No orders yet. What you buy is listed here with its date.</p>
  }
  return (
    <ul className="divide-y divide-line">
      {orders.data.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order: { orderedAt, status, total, currency } }: { order: Order }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span className="font-semibold">{orderedAt ? formatDate(orderedAt) : 'Without a date'}</span>
      <span className="text-soft">{status}</span>
      {total !== null && currency !== '' && <span>{formatMoney(total, currency)}</span>}
    </li>
  )
}
