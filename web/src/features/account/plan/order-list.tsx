import { useQuery } from '@tanstack/react-query'

import { formatDate, formatMoney } from '#web/lib/format.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'

import type { Order } from '../queries.ts'
import { ordersQuery } from '../queries.ts'

/** What somebody has paid for, newest first. */
export function OrderList({ userId }: { userId: string }) {
  const orders = useQuery(ordersQuery(userId))
  if (orders.isPending) {
    return (
      <div>
        <p className="sr-only">Loading...</p>
        <Skeleton className="h-12 sm:h-6" />
      </div>
    )
  }
  if (orders.data === undefined || orders.data.failed) {
    return (
      <ErrorState
        title="Your orders could not be loaded"
        onRetry={() => void orders.refetch()}
        retrying={orders.isFetching}
      />
    )
  }
  if (orders.data.orders.length === 0) {
    return <p className="text-soft">No orders yet. What you buy is listed here with its date.</p>
  }
  return (
    <ul className="divide-y divide-line">
      {orders.data.orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

const statusWords: ReadonlyMap<string, { word: string; tone: TagTone }> = new Map([
  ['completed', { word: 'Paid', tone: 'basil' }],
  ['pending', { word: 'Waiting for the payment', tone: 'butter' }],
  ['payment_failed', { word: 'Payment failed', tone: 'tomato' }],
  ['canceled', { word: 'Not paid', tone: 'plain' }],
  ['refunded', { word: 'Refunded', tone: 'plain' }],
  ['partially_refunded', { word: 'Partly refunded', tone: 'plain' }],
  ['disputed', { word: 'Disputed', tone: 'tomato' }],
])

function OrderRow({ order }: { order: Order }) {
  const { orderedAt, total, refunded, currency, receiptUrl } = order
  const { word, tone } = statusWords.get(order.status) ?? { word: order.status, tone: 'plain' }
  const date = orderedAt ? formatDate(orderedAt) : 'Without a date'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="font-semibold">{date}</span>
      {total !== null && currency !== '' && (
        <span>
          {formatMoney(total, currency)}
          {refunded > 0 && refunded < total && ` (${formatMoney(refunded, currency)} given back)`}
        </span>
      )}
      <Tag tone={tone}>{word}</Tag>
      {receiptUrl !== null && (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noreferrer"
          className="ml-auto inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Invoice<span className="sr-only"> of {date}, opens in a new tab</span>
        </a>
      )}
    </li>
  )
}
