import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useChangeContact, useChangeProfile } from './mutations.ts'
import { profileQuery } from '../fact-queries.ts'
import { stubDataApi } from '../testing/data-api.ts'

const ana = 'ana'
const profile = { id: ana, name: 'Ana', email: null, avatarUrl: null, joinedAt: null, covers: {} }
const { queryKey: profileKey } = profileQuery(ana)
const ok = () => new Response(null, { status: 204 })
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 })
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(profileKey, profile)
})
afterEach(() => vi.unstubAllGlobals())

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

it('updates name and avatar', async () => {
  const seen = stubDataApi(ok)
  const { result } = renderHook(() => useChangeProfile(ana), { wrapper })
  act(() => result.current.mutate({ name: 'Anna', avatarUrl: '/a.webp' }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(seen).toMatchObject([
    {
      method: 'PATCH',
      path: '/profiles?id=eq.ana',
      body: { name: 'Anna', avatar_url: '/a.webp' },
    },
  ])
  expect(client.getQueryData(profileKey)).toHaveProperty('name', 'Anna')
})

it('shows the old profile again where the change is refused', async () => {
  stubDataApi(refused)
  const { result } = renderHook(() => useChangeContact(ana), { wrapper })
  act(() => result.current.mutate('ana@example.com'))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(client.getQueryData(profileKey)).toEqual(profile)
})
