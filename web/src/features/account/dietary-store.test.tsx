import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  checkOption,
  defaultDietarySettings,
  type DietaryList,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { queryClient } from '#web/lib/query-client.ts'

import { liveDiet } from './dietary-live.ts'
import { dietarySettingsQuery } from './dietary-query.ts'
import { useCheckDietaryOption } from './dietary-store.ts'
import { stubDataApi, type DataRequest } from './testing/data-api.ts'

const ana = 'ana'
const { queryKey } = dietarySettingsQuery(ana)
/** What the backend holds. */
let stored: unknown
let refuses: (request: DataRequest) => boolean

function withOptions(...options: [DietaryList, string][]): DietarySettings {
  return options.reduce(
    (before, [list, id]) => checkOption(before, list, id, true),
    defaultDietarySettings,
  )
}

function backend(request: DataRequest): Response {
  if (refuses(request)) return Response.json({ code: '42501', message: 'no' }, { status: 403 })
  if (request.method === 'GET') return Response.json([{ dietary_settings: stored }])
  stored = Reflect.get(Object(request.body), 'dietary_settings')
  return new Response(null, { status: 204 })
}

beforeEach(() => {
  stored = null
  refuses = () => false
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

async function openForm() {
  const { result } = renderHook(
    () => ({ check: useCheckDietaryOption(ana), settings: useQuery(dietarySettingsQuery(ana)) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.settings.isSuccess).toBe(true))
  return result
}

const shown = () => queryClient.getQueryData(queryKey)

it('reads settings by id, what is missing as in the defaults', async () => {
  const seen = stubDataApi(backend)
  await openForm()
  expect(shown()).toEqual(defaultDietarySettings)
  expect(seen.map(({ path }) => path)).toEqual(['/profiles?select=dietary_settings&id=eq.ana'])
})

it('stores the whole of the settings, with every one of several quick clicks', async () => {
  const seen = stubDataApi(backend)
  const form = await openForm()
  await act(() =>
    Promise.all([
      form.current.check({ list: 'preferences', id: 'vegan', checked: true }),
      form.current.check({ list: 'restrictions', id: 'nuts', checked: true }),
      form.current.check({ list: 'restrictions', id: 'soy', checked: true }),
      form.current.check({ list: 'restrictions', id: 'soy', checked: false }),
    ]),
  )
  const both = withOptions(['preferences', 'vegan'], ['restrictions', 'nuts'])
  expect(stored).toEqual(both)
  expect(shown()).toEqual(both)
  const writes = seen.filter(({ method }) => method !== 'GET')
  expect(new Set(writes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['PATCH /profiles?id=eq.ana']),
  )
})

it('shows a click before it is stored', async () => {
  stubDataApi(backend)
  const form = await openForm()
  const nuts = withOptions(['restrictions', 'nuts'])
  const storedWhenShown: unknown[] = []
  const forget = queryClient.getQueryCache().subscribe(() => {
    if (JSON.stringify(shown()) === JSON.stringify(nuts)) storedWhenShown.push(stored)
  })
  await act(() => form.current.check({ list: 'restrictions', id: 'nuts', checked: true }))
  forget()
  expect(storedWhenShown[0]).toBeNull()
  expect(stored).toEqual(nuts)
})

it('keeps what another device has chosen since this screen was opened', async () => {
  stubDataApi(backend)
  const form = await openForm()
  stored = withOptions(['restrictions', 'sesame'], ['cuisineOptions', 'thai'])
  await act(() => form.current.check({ list: 'restrictions', id: 'nuts', checked: true }))
  const all = withOptions(
    ['restrictions', 'sesame'],
    ['cuisineOptions', 'thai'],
    ['restrictions', 'nuts'],
  )
  expect(stored).toEqual(all)
  expect(shown()).toEqual(all)
})

it('takes back the option that could not be stored, and that one alone', async () => {
  stubDataApi(backend)
  const form = await openForm()
  refuses = ({ body }) => JSON.stringify(body).includes('"nuts","name":"Nuts","checked":true')
  await act(async () => {
    const vegan = form.current.check({ list: 'preferences', id: 'vegan', checked: true })
    const nuts = form.current.check({ list: 'restrictions', id: 'nuts', checked: true })
    await expect(nuts).rejects.toThrow('no')
    await vegan
  })
  const vegan = withOptions(['preferences', 'vegan'])
  await waitFor(() => expect(shown()).toEqual(vegan))
  expect(stored).toEqual(vegan)
})

it('writes nothing where what is stored cannot be read', async () => {
  const seen = stubDataApi(backend)
  const form = await openForm()
  refuses = ({ method }) => method === 'GET'
  await act(() =>
    expect(form.current.check({ list: 'preferences', id: 'vegan', checked: true })).rejects.toThrow(
      'no',
    ),
  )
  expect(seen.every(({ method }) => method === 'GET')).toBe(true)
})

it('follows what another tab has changed', async () => {
  stubDataApi(backend)
  await openForm()
  stored = withOptions(['restrictions', 'nuts'])
  const otherTab = new BroadcastChannel('dietary-settings')
  const tell = otherTab.postMessage.bind(otherTab)
  tell(ana)
  await waitFor(() => expect(shown()).toEqual(stored))
  otherTab.close()
})

it('shows what another device has changed, and hides no click that is on its way', async () => {
  const seen = stubDataApi(backend)
  await liveDiet.refresh(queryClient, ana)
  expect(seen).toEqual([])

  const form = await openForm()
  stored = withOptions(['restrictions', 'sesame'])
  await liveDiet.refresh(queryClient, ana)
  expect(shown()).toEqual(stored)

  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const network = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'PATCH') await held
    return network(input, init)
  })
  const both = withOptions(['restrictions', 'sesame'], ['restrictions', 'nuts'])
  await act(async () => {
    const checked = form.current.check({ list: 'restrictions', id: 'nuts', checked: true })
    await waitFor(() => expect(shown()).toEqual(both))
    await liveDiet.refresh(queryClient, ana)
    expect(shown()).toEqual(both)
    goOn()
    await checked
  })
  expect(shown()).toEqual(both)
})
