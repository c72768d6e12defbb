import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { staplesQueue } from '#web/features/pantry/staples/staples-queue.ts'

/** Two devices put something on the list of staples at once. */

/** What the backend has; each of `meanwhile` is put there by another device just before this one writes. */
let list: string[] | null
let meanwhile: string[]
let ada: string
let people = 0

beforeEach(() => {
  ada = `ada-${(people += 1)}`
  vi.stubGlobal('indexedDB', memoryStorage())
  stubDataApi(({ method, path, body, headers }) => {
    if (method === 'GET') return Response.json(list === null ? [] : [{ ingredients: list }])
    const other = meanwhile.shift()
    if (other !== undefined) list = [...(list ?? ['salt']), other]
    const wanted = /ingredients=eq\.\{(.*)\}/.exec(path)?.[1]
    const isAdded = headers.get('prefer')?.includes('ignore-duplicates')
    if (isAdded ? list !== null : wanted !== undefined && wanted !== list?.join(','))
      return Response.json([])
    list = Reflect.get(Object(body), 'ingredients')
    return Response.json([{ kitchen: ada }])
  })
})
afterEach(() => {
  sendFor(null)
  vi.unstubAllGlobals()
})

async function put(id: string) {
  const end = sendFor(ada)
  await staplesQueue.change(new QueryClient(), ada, { id, isStaple: true })
  await flush()
  end()
}

test('what another device puts on the list between reading and writing stays', async () => {
  list = ['salt']
  meanwhile = ['oil', 'flour']
  await put('rice')
  expect(list).toEqual(['salt', 'oil', 'flour', 'rice'])
})

test('so it does where there was no list yet', async () => {
  list = null
  meanwhile = ['oil']
  await put('rice')
  expect(list).toEqual(['salt', 'oil', 'rice'])
})

test('nobody tries for ever', async () => {
  list = ['salt']
  meanwhile = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  await put('rice')
  expect(list).toContain('rice')
})
