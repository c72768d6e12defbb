import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { correctionsQueue, pantryQueue, staplesQueue } from '#web/features/pantry/pantry-queue.ts'
import { pendingOf } from '#web/lib/sync/operation-log.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { toastQueue } from '#web/ui/toast.ts'

/** To which kitchen the changes of a pantry go, and by which membership. */

const flat = { kitchen: 'flat-2', epoch: 7, role: 'cook', isHere: true } as const
const now = new Date('2026-11-21T20:00:00Z')
const milk: PantryItem = {
  id: 'd0000000-0000-4000-8000-000000000001',
  name: 'Milk',
  category: 'Other',
  quantity: null,
  unit: 'piece',
  ingredient: null,
  typedAs: null,
  status: 'have',
  stockedAt: now,
  createdAt: now,
}
const put = { put: [milk], remove: ['gone'] }

let seen: DataRequest[]
let refusal: object | null
let people = 0
let ada: string
let client: QueryClient

beforeEach(() => {
  ada = `ada-${(people += 1)}`
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  refusal = null
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  seen = stubDataApi(({ method }) => {
    if (method === 'GET') return Response.json([])
    return refusal === null
      ? new Response(null, { status: 204 })
      : Response.json(refusal, { status: 403 })
  })
})
afterEach(() => {
  sendFor(null)
  toastQueue.take()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const writes = () =>
  seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, headers }) => ({
      call: `${method} ${path.split('?')[0]}`,
      kitchen: Array.isArray(body)
        ? body.map((row: unknown) => Reflect.get(Object(row), 'kitchen'))
        : /kitchen=eq\.([^&]*)/.exec(path)?.[1],
      by: headers.get('larder-membership'),
    }))

async function sent(change: Promise<void>) {
  const end = sendFor(ada)
  await change
  await flush()
  end()
  return writes()
}

test('who cooks alone writes as before kitchens were shared', async () => {
  expect(await sent(pantryQueue.change(client, ada, put))).toEqual([
    { call: 'POST /pantry_items', kitchen: [undefined], by: null },
    { call: 'DELETE /pantry_items', kitchen: ada, by: null },
  ])
  expect(seen.some(({ path }) => path.includes('kitchen_people'))).toBe(false)
})

test('where somebody else cooks too, each write says in which kitchen and by which membership', async () => {
  storeMemberships(ada, [flat])
  await pantryQueue.change(client, ada, put)
  await correctionsQueue.change(client, ada, { alias: 'sel', meant: 'salt' })
  expect(await sent(staplesQueue.change(client, ada, { list: null }))).toEqual([
    { call: 'POST /pantry_items', kitchen: ['flat-2'], by: 'flat-2.7' },
    { call: 'DELETE /pantry_items', kitchen: 'flat-2', by: 'flat-2.7' },
    { call: 'POST /ingredient_corrections', kitchen: ['flat-2'], by: 'flat-2.7' },
    { call: 'DELETE /staple_lists', kitchen: 'flat-2', by: 'flat-2.7' },
  ])
})

test('what was done in one kitchen goes there, wherever somebody is by then', async () => {
  storeMemberships(ada, [flat])
  await pantryQueue.change(client, ada, put)
  storeMemberships(ada, [{ ...flat, isHere: false }])
  expect(client.getQueryData(pantryQueue.key(ada))).toBeUndefined()
  const [first] = await sent(pantryQueue.change(client, ada, { put: [milk], remove: [] }))
  expect(first).toEqual({ call: 'POST /pantry_items', kitchen: ['flat-2'], by: 'flat-2.7' })
  expect(writes().at(-1)).toEqual({ call: 'POST /pantry_items', kitchen: [ada], by: null })
})

test('a change of a membership that is over waits for its author, and is not sent', async () => {
  storeMemberships(ada, [flat])
  await pantryQueue.change(client, ada, put)
  storeMemberships(ada, [{ ...flat, epoch: 9 }])
  expect(await sent(Promise.resolve())).toEqual([])
  expect(pendingOf(ada).map(({ channel }) => channel)).toEqual(['pantry@flat-2.7'])
})

test('a membership that has ended meanwhile loses nothing', async () => {
  storeMemberships(ada, [flat])
  refusal = { code: '42501', message: 'former_member' }
  await sent(pantryQueue.change(client, ada, put))
  expect(pendingOf(ada)).toHaveLength(1)
  expect(toastQueue.waiting()).toEqual([])
})

test('a helper changes no pantry; who became one meanwhile is told', async () => {
  storeMemberships(ada, [flat])
  refusal = { code: '42501', message: 'new row violates row-level security policy for table' }
  await sent(pantryQueue.change(client, ada, put))
  expect(pendingOf(ada)).toEqual([])
  await vi.waitFor(() =>
    expect(toastQueue.waiting()).toMatchObject([
      { description: 'You help in this kitchen: its cooks change what is in it.' },
    ]),
  )
  storeMemberships(ada, [{ ...flat, role: 'helper' }])
  await expect(pantryQueue.change(client, ada, put)).rejects.toThrow('cook_required')
})

test('what others put there says who; what is one’s own says nothing', async () => {
  const row = { id: '1', name: 'Eggs', stocked_at: now, created_at: now, opened_at: null }
  vi.unstubAllGlobals()
  vi.stubGlobal('indexedDB', memoryStorage())
  stubDataApi(() =>
    Response.json([
      { ...row, user_id: ada, best_before: null },
      { ...row, id: '2', user_id: 'ben-2', best_before: null },
    ]),
  )
  const items = await pantryQueue.load(ada, 'flat-2')
  expect(items.map(({ addedBy }) => addedBy)).toEqual([undefined, 'ben-2'])
})
