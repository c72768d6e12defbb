import { useQuery } from '@tanstack/react-query'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
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
        <p className="sr-only">{t('Loading...')}</p>
        <Skeleton className="h-12 sm:h-6" />
      </div>
    )
  }
  if (orders.data === undefined || orders.data.failed) {
    return (
      <ErrorState
        title={t('Your orders could not be loaded')}
        onRetry={() => void orders.refetch()}
        retrying={orders.isFetching}
      />
    )
  }
  if (orders.data.orders.length === 0) {
    return (
      <p className="text-soft">{t('No orders yet. What you buy is listed here with its date.')}</p>
    )
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
  ['completed', { word: t('Paid'), tone: 'basil' }],
  ['pending', { word: t('Waiting for the payment'), tone: 'butter' }],
  ['payment_failed', { word: t('Payment failed'), tone: 'tomato' }],
  ['canceled', { word: t('Not paid'), tone: 'plain' }],
  ['refunded', { word: t('Refunded'), tone: 'plain' }],
  ['partially_refunded', { word: t('Partly refunded'), tone: 'plain' }],
  ['disputed', { word: t('Disputed'), tone: 'tomato' }],
])

function OrderRow({ order }: { order: Order }) {
  const { orderedAt, total, refunded, currency, receiptUrl } = order
  const { word, tone } = statusWords.get(order.status) ?? { word: order.status, tone: 'plain' }
  const date = orderedAt ? formatDate(orderedAt) : t('Without a date')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="font-semibold">{date}</span>
      {total !== null && currency !== '' && (
        <span>
          {refunded > 0 && refunded < total
            ? t('{total} ({refunded} given back)', {
                total: formatMoney(total, currency),
                refunded: formatMoney(refunded, currency),
              })
            : formatMoney(total, currency)}
        </span>
      )}
      <Tag tone={tone}>{word}</Tag>
      {receiptUrl !== null && (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noreferrer"
          className="ms-auto inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <T
            text="Invoice<more> of {date}, opens in a new tab</more>"
            more={<span className="sr-only" />}
            date={date}
          />
        </a>
      )}
    </li>
  )
}
