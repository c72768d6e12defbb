import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { queryClient } from '#web/lib/query-client.ts'

import { ordersQuery } from './queries.ts'
import { stubDataApi } from './testing/data-api.ts'

const client: QueryClient = queryClient
const ana = '9f27ca84-e9ea-4a04-ad8c-501d0c97a495'
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  client.clear()
})

describe('orders', () => {
  it('are read newest first', async () => {
    const seen = stubDataApi(
      json([
        {
          order_id: 7,
          order_date: '2026-06-01T08:00:00Z',
          order_status: 'completed',
          amount_total: 399,
          amount_refunded: 100,
          currency: 'usd',
          receipt_url: 'https://pay.example/7',
        },
      ]),
    )
    const { orders, failed } = await client.fetchQuery(ordersQuery(ana))
    expect(failed).toBe(false)
    expect(orders).toEqual([
      {
        id: '7',
        orderedAt: new Date('2026-06-01T08:00:00Z'),
        status: 'completed',
        total: 399,
        refunded: 100,
        currency: 'usd',
        receiptUrl: 'https://pay.example/7',
      },
    ])
    expect(seen.map(({ path }) => path)).toEqual([
      '/stripe_user_orders?select=*&order=order_date.desc',
    ])
  })

  it('are none where they cannot be read, and known to be missing', async () => {
    stubDataApi(json({ code: 'XX000', message: 'down' }, 500))
    expect(await client.fetchQuery(ordersQuery(ana))).toEqual({ orders: [], failed: true })
  })
})
