import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { OrderList } from './order-list.tsx'
import { stubDataApi } from '../testing/data-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says that orders could not be loaded, not that there are none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isDown = true
  stubDataApi(() =>
    isDown ? Response.json({ code: 'XX000', message: 'down' }, { status: 500 }) : Response.json([]),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderList userId="a1" />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Your orders could not be loaded')).toBeVisible()
  expect(screen.queryByText(/No orders yet/)).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/No orders yet/)).toBeVisible()
})
