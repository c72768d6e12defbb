import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetQueriesOfOthers,
  persistQueries,
  restoreQuery,
  visitor,
} from './persisted-queries.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const queryKey = ['recipe', '1', 'ada']
const definitions = [{ key: () => ['recipe'], persist: { maxAge: 1000 } }]

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

/** What the next page finds on the device. */
async function foundNext(): Promise<unknown> {
  const client = new QueryClient()
  await restoreQuery(client, 'ada', queryKey)
  return client.getQueryData(queryKey)
}

test.each<[when: string, isEarly: boolean]>([
  ['before', true],
  ['after', false],
])('a recipe that was loaded %s keeping began is there without a network', async (_, isEarly) => {
  const client = new QueryClient()
  const load = () => client.setQueryData(queryKey, { title: 'Soup' })
  if (isEarly) load()
  const end = persistQueries(client, 'ada', definitions)
  if (!isEarly) load()
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await foundNext()).toEqual({ title: 'Soup' }))
  end()
})

test('a visitor finds what they saw, and nobody else’s', async () => {
  const client = new QueryClient()
  const end = persistQueries(client, visitor, definitions)
  client.setQueryData(['recipe', '1', null], { title: 'Soup' })
  client.setQueryData(queryKey, { title: 'Of Ada' })
  window.dispatchEvent(new Event('pagehide'))
  const next = new QueryClient()
  await vi.waitFor(async () => {
    await restoreQuery(next, visitor, ['recipe', '1', null])
    expect(next.getQueryData(['recipe', '1', null])).toEqual({ title: 'Soup' })
  })
  await restoreQuery(next, visitor, queryKey)
  expect(next.getQueryData(queryKey)).toBeUndefined()
  await forgetQueriesOfOthers('ada')
  const last = new QueryClient()
  await restoreQuery(last, visitor, ['recipe', '1', null])
  expect(last.getQueryData(['recipe', '1', null])).toBeUndefined()
  end()
})

test('a recipe whose loading had failed before is taken from the device', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, { title: 'Soup' })
  const end = persistQueries(client, 'ada', definitions)
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await foundNext()).toBeDefined())
  end()

  const next = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = () => Promise.reject(new TypeError('Failed to fetch'))
  await next.fetchQuery({ queryKey, queryFn }).catch(() => undefined)
  const endNext = persistQueries(next, 'ada', definitions)
  await vi.waitFor(() => expect(next.getQueryData(queryKey)).toEqual({ title: 'Soup' }))
  endNext()
})
