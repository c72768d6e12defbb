import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kitchenKey } from '../kitchen-here.ts'
import { inStore, stores } from './device-database.ts'
import { keepToOwnKitchens } from './forget-kitchens.ts'
import { storeMemberships } from './store-memberships.ts'
import { defineOfflineQuery } from './offline-query.ts'
import { persistQueries } from './persisted-queries.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const ada = 'ada-1'
const flat = { kitchen: 'flat-2', epoch: 7, role: 'cook', isHere: true } as const
const parents = { kitchen: 'parents-3', epoch: 9, role: 'cook', isHere: false } as const
const pantryKey = kitchenKey('pantry')
const pantry = defineOfflineQuery({ key: (userId) => pantryKey(userId), persist: 'offline' })

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const onDevice = () =>
  inStore<unknown[]>(stores.queries, 'readonly', (store) => store.index('userId').getAll(ada)).then(
    (all) => all.map((each) => JSON.stringify(Reflect.get(Object(each), 'queryKey'))).toSorted(),
  )
const words = (...keys: (readonly string[])[]) =>
  keys.map((each) => JSON.stringify(each)).toSorted()

test('what belongs to a kitchen goes from page and device with the membership; all else stays', async () => {
  storeMemberships(ada, [flat, parents])
  const client = new QueryClient()
  const ends = [persistQueries(client, ada, [pantry]), keepToOwnKitchens(client, ada)]
  client.setQueryData(pantryKey(ada), 'of the flat')
  window.dispatchEvent(new Event('pagehide'))
  storeMemberships(ada, [
    { ...parents, isHere: true },
    { ...flat, isHere: false },
  ])
  client.setQueryData(pantryKey(ada), 'of the parents')
  window.dispatchEvent(new Event('pagehide'))
  storeMemberships(
    ada,
    [flat, parents].map((each) => ({ ...each, isHere: false })),
  )
  client.setQueryData(pantryKey(ada), 'at home')
  window.dispatchEvent(new Event('pagehide'))
  const [home, inFlat, atParents] = [ada, 'flat-2', 'parents-3'].map((each) => pantryKey(ada, each))
  if (home === undefined || inFlat === undefined || atParents === undefined) throw new Error()
  await vi.waitFor(async () => expect(await onDevice()).toEqual(words(home, inFlat, atParents)))

  storeMemberships(ada, [parents])
  expect(client.getQueryData(inFlat)).toBeUndefined()
  expect(client.getQueryData(home)).toBe('at home')
  expect(client.getQueryData(atParents)).toBe('of the parents')
  await vi.waitFor(async () => expect(await onDevice()).toEqual(words(home, atParents)))
  for (const end of ends) end()
})

test('what is on its way to the disk does not come back', async () => {
  storeMemberships(ada, [flat])
  const client = new QueryClient()
  const ends = [persistQueries(client, ada, [pantry]), keepToOwnKitchens(client, ada)]
  client.setQueryData(pantryKey(ada), 'of the flat')
  storeMemberships(ada, [])
  window.dispatchEvent(new Event('pagehide'))
  client.setQueryData(pantryKey(ada), 'at home')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await onDevice()).toEqual(words(['pantry', ada])))
  for (const end of ends) end()
})

test('a page that is opened again forgets what it was removed from meanwhile', async () => {
  storeMemberships(ada, [flat])
  const client = new QueryClient()
  const end = persistQueries(client, ada, [pantry])
  client.setQueryData(pantryKey(ada, ada), 'at home')
  client.setQueryData(pantryKey(ada), 'of the flat')
  window.dispatchEvent(new Event('pagehide'))
  end()
  // Another tab heard of it.
  storeMemberships(ada, [])
  const other = new QueryClient()
  keepToOwnKitchens(other, ada)()
  await vi.waitFor(async () => expect(await onDevice()).toEqual(words(['pantry', ada])))
})

test('what was shown of a kitchen before somebody left and joined it again is fetched anew', async () => {
  storeMemberships(ada, [flat])
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: pantryKey(ada),
    queryFn: () => Promise.resolve('as it is now'),
    staleTime: Infinity,
  })
  const ends = [keepToOwnKitchens(client, ada), observer.subscribe(() => undefined)]
  client.setQueryData(pantryKey(ada), 'with a change on top')
  storeMemberships(ada, [{ ...flat, role: 'helper' }])
  expect(client.getQueryData(pantryKey(ada))).toBe('with a change on top')
  storeMemberships(ada, [{ ...flat, epoch: 12 }])
  await vi.waitFor(() => expect(client.getQueryData(pantryKey(ada))).toBe('as it is now'))
  for (const end of ends) end()
})

test('an answer about a kitchen that comes after somebody has left it is forgotten too', async () => {
  storeMemberships(ada, [flat])
  const client = new QueryClient()
  const end = keepToOwnKitchens(client, ada)
  const inFlat = pantryKey(ada)
  storeMemberships(ada, [])
  client.setQueryData(inFlat, 'of the flat')
  client.setQueryData(pantryKey(ada), 'at home')
  await vi.waitFor(() => expect(client.getQueryData(inFlat)).toBeUndefined())
  expect(client.getQueryData(pantryKey(ada))).toBe('at home')
  end()
})
