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
import { registerChannel } from '#web/lib/sync/channels.ts'
import { readLog } from '#web/lib/sync/operation-log.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { toastQueue } from '#web/ui/toast.ts'

import { dietarySettingsQuery } from './dietary-query.ts'
import { dietaryQueue, useCheckDietaryOption } from './dietary-queue.ts'
import { stubDataApi, type DataRequest } from './testing/data-api.ts'

const ana = 'ana'
const { queryKey } = dietarySettingsQuery(ana)
/** What the backend holds. */
let stored: unknown
let end = () => {}
let refuses: (request: DataRequest) => boolean
/** With this code: by default one that passes, as of a token that is over. */
let refusal = '42501'

function withOptions(...options: [DietaryList, string][]): DietarySettings {
  return options.reduce(
    (before, [list, id]) => checkOption(before, list, id, true),
    defaultDietarySettings,
  )
}

function backend(request: DataRequest): Response {
  if (refuses(request)) return Response.json({ code: refusal, message: 'no' }, { status: 403 })
  if (request.method === 'GET') return Response.json([{ dietary_settings: stored }])
  stored = Reflect.get(Object(request.body), 'dietary_settings')
  return new Response(null, { status: 204 })
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stored = null
  refuses = () => false
  refusal = '42501'
  end = sendFor(ana)
})
afterEach(async () => {
  refuses = () => false
  await flush()
  end()
  toastQueue.take()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
  await act(flush)
  const both = withOptions(['preferences', 'vegan'], ['restrictions', 'nuts'])
  expect(stored).toEqual(both)
  expect(shown()).toEqual(both)
  const writes = seen.filter(({ method }) => method !== 'GET')
  expect(new Set(writes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['PATCH /profiles?id=eq.ana']),
  )
})

/** Holds every write up until it is let go. */
function holdWrites(): () => void {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const network = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'PATCH') await held
    return network(input, init)
  })
  return goOn
}

it('shows a click at once, and has it on the device while it is being stored', async () => {
  stubDataApi(backend)
  const form = await openForm()
  const goOn = holdWrites()
  const nuts = { list: 'restrictions', id: 'nuts', checked: true } as const
  await act(() => form.current.check(nuts))
  expect(shown()).toEqual(withOptions(['restrictions', 'nuts']))
  // A page that is closed now finds it again when it is opened.
  expect((await readLog(ana)).map(({ operation }) => operation)).toEqual([nuts])
  expect(stored).toBeNull()
  goOn()
  await act(flush)
  expect(stored).toEqual(withOptions(['restrictions', 'nuts']))
})

it('keeps what another device has chosen since this screen was opened', async () => {
  stubDataApi(backend)
  const form = await openForm()
  stored = withOptions(['restrictions', 'sesame'], ['cuisineOptions', 'thai'])
  await act(() => form.current.check({ list: 'restrictions', id: 'nuts', checked: true }))
  await act(flush)
  const all = withOptions(
    ['restrictions', 'sesame'],
    ['cuisineOptions', 'thai'],
    ['restrictions', 'nuts'],
  )
  expect(stored).toEqual(all)
  await dietaryQueue.refresh(queryClient, ana)
  expect(shown()).toEqual(all)
})

it('takes back the option that the backend refuses, and that one alone, and says so', async () => {
  stubDataApi(backend)
  const form = await openForm()
  refusal = '23514'
  refuses = ({ body }) => JSON.stringify(body).includes('"nuts","name":"Nuts","checked":true')
  await act(async () => {
    await form.current.check({ list: 'preferences', id: 'vegan', checked: true })
    await form.current.check({ list: 'restrictions', id: 'nuts', checked: true })
    await flush()
  })
  const vegan = withOptions(['preferences', 'vegan'])
  await waitFor(() => expect(shown()).toEqual(vegan))
  expect(stored).toEqual(vegan)
  expect(toastQueue.take()).toMatchObject([{ title: 'A dietary choice could not be saved' }])
})

it('writes nothing where what is stored cannot be read, and tries again', async () => {
  const seen = stubDataApi(backend)
  const form = await openForm()
  refuses = ({ method }) => method === 'GET'
  await act(() => form.current.check({ list: 'preferences', id: 'vegan', checked: true }))
  await act(flush)
  expect(seen.every(({ method }) => method === 'GET')).toBe(true)
  refuses = () => false
  await act(flush)
  expect(stored).toEqual(withOptions(['preferences', 'vegan']))
})

it('checks nothing where nobody knows what is checked', async () => {
  stubDataApi(backend)
  refuses = () => true
  const { result } = renderHook(() => useCheckDietaryOption(ana), { wrapper })
  await expect(result.current({ list: 'restrictions', id: 'nuts', checked: true })).rejects.toThrow(
    'not known',
  )
  expect(shown()).toBeUndefined()
  expect(await readLog(ana)).toEqual([])
})

it('follows what another tab has changed', async () => {
  stubDataApi(backend)
  await openForm()
  registerChannel(dietaryQueue.channel(queryClient))
  stored = withOptions(['restrictions', 'nuts'])
  const otherTab = new BroadcastChannel('larder-operations')
  const tell = otherTab.postMessage.bind(otherTab)
  tell([ana, 'dietary-settings'])
  await waitFor(() => expect(shown()).toEqual(stored))
  otherTab.close()
})

it('shows what another device has changed, and hides no click that is on its way', async () => {
  const seen = stubDataApi(backend)
  await dietaryQueue.refresh(queryClient, ana)
  expect(seen).toEqual([])

  const form = await openForm()
  stored = withOptions(['restrictions', 'sesame'])
  await dietaryQueue.refresh(queryClient, ana)
  expect(shown()).toEqual(stored)

  const goOn = holdWrites()
  const both = withOptions(['restrictions', 'sesame'], ['restrictions', 'nuts'])
  await act(() => form.current.check({ list: 'restrictions', id: 'nuts', checked: true }))
  expect(shown()).toEqual(both)
  await dietaryQueue.refresh(queryClient, ana)
  expect(shown()).toEqual(both)
  goOn()
  await act(flush)
  expect(stored).toEqual(both)
  expect(shown()).toEqual(both)
})
