import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { syncedKinds } from '#domain/sync/synced-kinds.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import {
  forgetQueriesOfOthers,
  persistQueries,
  restoreQueries,
  restoreQuery,
} from '#web/lib/sync/persisted-queries.ts'
import { followDevices } from '#web/lib/sync/live.ts'
import { definitionOf } from '#web/lib/sync/offline-query.ts'
import { prefetchQueries } from '#web/lib/sync/prefetch.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { offlineQueries } from './offline-queries.ts'

const ada = 'ada'
let isOnline = true
let paths: () => string[]

beforeEach(() => {
  isOnline = true
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const seen = stubDataApi(({ path }) =>
    Response.json(path.endsWith('shopping_snapshot') ? { ...list, account: ada } : []),
  )
  paths = () => seen.map(({ path }) => path.slice(1).replace(/\?.*/, ''))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const list = { version: 8, records: [], defaultList: null }
/** A key of what the device persists, and whether a start with a network, and one without, gives it back. */
const persisted: readonly [queryKey: readonly string[], online: boolean, offline: boolean][] = [
  [['kitchens', ada], false, true],
  [['pantry', ada], false, true],
  [['staples', ada], false, true],
  [['corrections', ada], false, true],
  [['saved-recipes', ada], false, true],
  [['collections', ada], false, true],
  [['shared-collections', ada], false, true],
  [['dietary-settings', ada], false, true],
  [['eaters', ada], false, true],
  [['meal-plan', ada], false, true],
  [['recipe-notes', ada], false, true],
  [['profile', ada], false, true],
  [['subscription', ada], false, true],
  [['shopping-list', ada], true, true],
  [['kitchen-history', ada], false, true],
  [['cooked-things', ada], false, true],
  [['notifications', ada], false, true],
  [['notification-settings', ada], false, true],
  [['recipe', '7', ada], false, false],
]

/** Persists one answer, as a page does that shows it and is left. */
async function persist(queryKey: readonly string[]): Promise<void> {
  const client = new QueryClient()
  const end = persistQueries(client, ada, offlineQueries)
  client.setQueryData(queryKey, 'seen')
  window.dispatchEvent(new Event('pagehide'))
  end()
  // Storage answers in order, so that by then it is written.
  await restoreQuery(new QueryClient(), ada, queryKey)
}

async function isGivenBack(queryKey: readonly string[]): Promise<boolean> {
  const client = new QueryClient()
  await restoreQueries(client, ada, offlineQueries)
  return client.getQueryData(queryKey) === 'seen'
}

/** As the page does that wants this one. */
async function isThere(queryKey: readonly string[]): Promise<boolean> {
  const client = new QueryClient()
  await restoreQuery(client, ada, queryKey)
  return client.getQueryData(queryKey) === 'seen'
}

describe('what is persisted', () => {
  test('is all that the definitions say', () => {
    const keys = offlineQueries.filter((each) => each.persist).map(({ key }) => key(ada)[0])
    expect(keys.toSorted()).toEqual(persisted.map(([[kind]]) => kind).toSorted())
  })

  test.each(persisted)('%j: given back online %s, offline %s', async (queryKey, on, off) => {
    await persist(queryKey)
    expect(await isThere(queryKey)).toBe(true)
    expect(await isGivenBack(queryKey)).toBe(on)
    isOnline = false
    expect(await isGivenBack(queryKey)).toBe(off)
  })

  test.each(persisted)('%j: forgotten for another person', async (queryKey) => {
    await persist(queryKey)
    await forgetQueriesOfOthers(ada)
    expect(await isThere(queryKey)).toBe(true)
    await forgetQueriesOfOthers('ben')
    expect(await isThere(queryKey)).toBe(false)
  })

  test.each([
    [['cooked', ada]],
    [['listing', ada]],
    [['collection-recipes', ada]],
    [['profile', ada, 'person', ada]],
    [['profile', 'ben', 'person', ada]],
  ])('%j is not, without a definition that says so', async (queryKey) => {
    await persist(queryKey)
    expect(await isThere(queryKey)).toBe(false)
  })

  test('is nobody else’s', async () => {
    await persist(['pantry', 'ben'])
    expect(await isThere(['pantry', 'ben'])).toBe(false)
  })
})

describe('what is live', () => {
  /** What is asked when its version is another. */
  const sources: Readonly<Record<string, readonly string[]>> = {
    kitchens: ['rpc/kitchen_people'],
    pantry: ['pantry_items'],
    staples: ['staple_lists'],
    corrections: ['ingredient_corrections'],
    'saved-recipes': ['favorite_recipes'],
    collections: ['recipe_collections', 'collection_recipes'],
    'dietary-settings': ['profiles'],
    eaters: ['rpc/table_of_kitchen'],
    'meal-plan': ['planned_meals'],
    'shared-collections': ['rpc/shared_collections'],
    'recipe-notes': ['recipe_notes'],
    'shopping-list': ['rpc/shopping_snapshot'],
    notifications: ['rpc/own_notifications'],
  }

  test('is all that the backend counts', () => {
    const kinds = offlineQueries.flatMap(({ live }) => live?.kind ?? [])
    expect(kinds.toSorted()).toEqual(syncedKinds.toSorted())
  })

  test.each(syncedKinds)('%s is asked for when its version is another', async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    const client = new QueryClient()
    for (const { key } of offlineQueries) client.setQueryData(key(ada), { ...list, version: 7 })
    let version = 7
    const end = followDevices(client, ada, offlineQueries, () =>
      Promise.resolve([{ kind, version, age: 3_600_000 }]),
    )
    await vi.advanceTimersByTimeAsync(2_000)
    // Where somebody cooks may be another place since long ago.
    expect(paths()).toEqual(kind === 'kitchens' ? sources[kind] : [])
    const asked = paths().length
    version = 8
    await vi.advanceTimersByTimeAsync(1_300)
    end()
    vi.useRealTimers()
    await vi.waitFor(() =>
      expect(paths().slice(asked).toSorted()).toEqual(sources[kind]?.toSorted()),
    )
  })
})

test('what a person keeps is brought here before they look at it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const end = prefetchQueries(new QueryClient(), ada, offlineQueries)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(paths()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  const wanted = ['collection_recipes', 'favorite_recipes', 'planned_meals', 'recipe_collections']
  const told = ['notification_settings', 'rpc/own_notifications']
  await vi.waitFor(() =>
    expect(paths().toSorted()).toEqual([...wanted, ...told, 'rpc/shopping_snapshot'].toSorted()),
  )
  end()
})

test('no two of them claim the same keys', () => {
  for (const definition of offlineQueries)
    expect(definitionOf(offlineQueries, definition.key(ada), ada)).toBe(definition)
})
