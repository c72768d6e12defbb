import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { useStapleActions, useStaples } from './use-staples.ts'

/** A visitor's page. */
function openPage() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => ({ ...useStaples(null), ...useStapleActions(null) }), { wrapper })
}

it('begins with the usual list, keeps a list of one’s own, and goes back', async () => {
  const { result } = openPage()
  expect(result.current).toMatchObject({
    staples: ['salt', 'black-pepper', 'water'],
    isUsual: true,
  })
  await act(() => result.current.toggle('water'))
  await act(() => result.current.toggle('egg'))
  await waitFor(() => expect(result.current.staples).toEqual(['salt', 'black-pepper', 'egg']))
  expect(openPage().result.current).toMatchObject({
    isUsual: false,
    staples: ['salt', 'black-pepper', 'egg'],
  })
  await act(() => result.current.replace(null))
  await waitFor(() => expect(result.current.isUsual).toBe(true))
})

it('may be empty, which is not the usual list', async () => {
  const { result } = openPage()
  await act(() => result.current.replace([]))
  expect(openPage().result.current).toMatchObject({ staples: [], isUsual: false })
})
