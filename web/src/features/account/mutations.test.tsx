import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'

import { useChangeContact, useChangeProfile, useCheckDietaryOption } from './mutations.ts'
import { dietarySettingsQuery, profileQuery } from './queries.ts'
import { stubDataApi } from './testing/data-api.ts'

const ana = 'ana'
const profile = { id: ana, name: 'Ana', email: null, avatarUrl: null, joinedAt: null }
const { queryKey: settingsKey } = dietarySettingsQuery(ana)
const { queryKey: profileKey } = profileQuery(ana)
const ok = () => new Response(null, { status: 204 })
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 })
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(settingsKey, defaultDietarySettings)
  client.setQueryData(profileKey, profile)
})
afterEach(() => vi.unstubAllGlobals())

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

it('stores the whole of the settings with every option that was clicked', async () => {
  const seen = stubDataApi(ok)
  const { result } = renderHook(() => useCheckDietaryOption(ana), { wrapper })
  act(() => {
    result.current.mutate({ list: 'preferences', id: 'vegan', checked: true })
    result.current.mutate({ list: 'restrictions', id: 'nuts', checked: true })
  })
  const vegan = checkOption(defaultDietarySettings, 'preferences', 'vegan', true)
  const both = checkOption(vegan, 'restrictions', 'nuts', true)
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /profiles?id=eq.ana',
    'PATCH /profiles?id=eq.ana',
  ])
  expect(seen.at(-1)?.body).toEqual({ dietary_settings: both })
  expect(client.getQueryData(settingsKey)).toEqual(both)
})

it('takes back the option that could not be stored, and that one alone', async () => {
  stubDataApi(({ body }) =>
    JSON.stringify(body).includes('"nuts","name":"Nuts","checked":true') ? refused() : ok(),
  )
  const { result } = renderHook(() => useCheckDietaryOption(ana), { wrapper })
  act(() => result.current.mutate({ list: 'preferences', id: 'vegan', checked: true }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  act(() => result.current.mutate({ list: 'restrictions', id: 'nuts', checked: true }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(client.getQueryData(settingsKey)).toEqual(
    checkOption(defaultDietarySettings, 'preferences', 'vegan', true),
  )
})

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
